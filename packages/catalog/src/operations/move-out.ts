/** Moves a file from inside to a new name at the target. Its effect: the new name at the target. */
import { combine, scoreWords, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [
  ['source', '{inside-path}'],
  ['destination', '{path}'],
] as const;

export const moveOut: OperationDefinition = {
  id: 'move-out',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0 ? scoreWords(item, /^(move|mv|rename|relocate)$/, /^(read|list|copy)$/) : 0,
  candidates: (leaves) => toCandidates(leaves, { operation: 'move-out', form: 'new-file' }, combine(leaves, PARTS)),
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
