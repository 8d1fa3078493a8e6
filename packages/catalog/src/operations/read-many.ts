/** Shows several files in one call. The control's file stands beside the target in every call. */
import type { Json } from '@rootbound/core/json';
import type { Slot } from '@rootbound/core/recipe';
import type { Leaf } from './leaves.ts';
import { type OperationDefinition, scoreWords, toCandidates } from './operation.ts';
import { leavesFor } from './roles.ts';

/** Lists of paths: an array of strings, one of which is a file inside. */
function pathLists(leaves: readonly Leaf[]): readonly Leaf[] {
  return leavesFor(leaves, 'path').filter((leaf) => leaf.path.at(-1) === '[]');
}

export const readMany: OperationDefinition = {
  id: 'read-many',
  spot: (item, leaves) =>
    pathLists(leaves).length > 0
      ? scoreWords(item, /^(read|get|open|view|show|load|fetch|contents?)$/, /^(write|create|delete|remove|list)$/)
      : 0,
  candidates: (leaves) =>
    toCandidates(
      leaves,
      { operation: 'read-many', form: 'file' },
      pathLists(leaves).map((leaf) => new Map<Leaf, Slot | Json>([[leaf, ['{inside-path}', '{path}']]])),
    ),
  accepts: {
    name: 'read_multiple_files',
    schema: {
      type: 'object',
      properties: { paths: { type: 'array', items: { type: 'string' } } },
      required: ['paths'],
    },
  },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
