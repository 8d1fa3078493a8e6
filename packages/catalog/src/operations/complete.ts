/** Completes the beginning of a path. Its effect: the names that the completions show. */
import { combine, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [['path', '{path}']] as const;

export const complete: OperationDefinition = {
  id: 'complete',
  spot: (item, leaves) => (item.kind === 'completion' && combine(leaves, PARTS).length > 0 ? 3 : 0),
  candidates: (leaves) => toCandidates(leaves, { operation: 'complete', form: 'directory' }, combine(leaves, PARTS)),
  accepts: {
    kind: 'completion',
    name: 'completion of prompt review, path',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
