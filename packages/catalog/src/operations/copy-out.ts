/** Copies a file from inside to a new name at the target. Its effect: a file has appeared there. */
import { combine, scoreWords, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [
  ['source', '{inside-path}'],
  ['destination', '{path}'],
] as const;

export const copyOut: OperationDefinition = {
  id: 'copy-out',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0 ? scoreWords(item, /^(copy|cp|duplicate|clone)$/, /^(read|list|move)$/) : 0,
  candidates: (leaves) => toCandidates(leaves, { operation: 'copy-out', form: 'new-file' }, combine(leaves, PARTS)),
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
