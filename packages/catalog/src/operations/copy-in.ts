/** Copies a file from the target to a new name inside. Its effect: what stood there has arrived here. */
import { combine, scoreWords, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [
  ['source', '{path}'],
  ['destination', '{inside-path}'],
] as const;

export const copyIn: OperationDefinition = {
  id: 'copy-in',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0 ? scoreWords(item, /^(copy|cp|duplicate|clone)$/, /^(read|list|move)$/) : 0,
  candidates: (leaves) => toCandidates(leaves, { operation: 'copy-in', form: 'file' }, combine(leaves, PARTS)),
  accepts: {
    name: 'copy_file',
    schema: {
      type: 'object',
      properties: { source: { type: 'string' }, destination: { type: 'string' } },
      required: ['source', 'destination'],
    },
  },
  leaves: {
    name: 'move_file',
    schema: {
      type: 'object',
      properties: { source: { type: 'string' }, destination: { type: 'string' } },
      required: ['source', 'destination'],
    },
  },
};
