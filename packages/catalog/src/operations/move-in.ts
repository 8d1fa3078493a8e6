/** Moves a file from the target to a new name inside. Its effect: the file is gone there, or has arrived here. */
import { combine, scoreWords, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [
  ['source', '{path}'],
  ['destination', '{inside-path}'],
] as const;

export const moveIn: OperationDefinition = {
  id: 'move-in',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0 ? scoreWords(item, /^(move|mv|rename|relocate)$/, /^(read|list|copy)$/) : 0,
  candidates: (leaves) => toCandidates(leaves, { operation: 'move-in', form: 'file' }, combine(leaves, PARTS)),
  accepts: {
    name: 'move_file',
    schema: {
      type: 'object',
      properties: { source: { type: 'string' }, destination: { type: 'string' } },
      required: ['source', 'destination'],
    },
  },
  leaves: {
    name: 'copy_file',
    schema: {
      type: 'object',
      properties: { source: { type: 'string' }, destination: { type: 'string' } },
      required: ['source', 'destination'],
    },
  },
};
