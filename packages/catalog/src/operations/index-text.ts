/** Names what it found without being given a path. Its effect: a name or a text of a place that no request named. */
import { leavesFor } from './roles.ts';
import { scoreWords, toCandidates, type OperationDefinition } from './operation.ts';
import type { Leaf } from './leaves.ts';

function needsPath(leaves: readonly Leaf[]): boolean {
  return leavesFor(leaves, 'path').some(({ required }) => required);
}

export const index: OperationDefinition = {
  id: 'index',
  spot: (item, leaves) =>
    needsPath(leaves)
      ? 0
      : scoreWords(item, /^(list|index|find|scan|projects?|files?|workspaces?|resources|overview|map|show)$/),
  candidates: (leaves) => toCandidates(leaves, { operation: 'index', form: 'directory' }, [new Map()]),
  accepts: { name: 'list_projects', schema: { type: 'object', properties: {} } },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
