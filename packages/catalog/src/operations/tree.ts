/** Walks a directory and shows the names below it. Its effect: a name at least two levels down. */
import { combine, scoreWords, takesPath, toCandidates, type OperationDefinition } from './operation.ts';

export const tree: OperationDefinition = {
  id: 'tree',
  spot: (item, leaves) =>
    takesPath(leaves)
      ? scoreWords(
          item,
          /^(tree|walk|recursive|recursively|structure|hierarchy|list|files|overview)$/,
          /^(create|make|delete|remove|write|move|search)$/,
        )
      : 0,
  candidates: (leaves) =>
    toCandidates(leaves, { operation: 'tree', form: 'directory' }, combine(leaves, [['path', '{path}']])),
  accepts: {
    name: 'directory_tree',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  leaves: {
    name: 'write_file',
    schema: {
      type: 'object',
      properties: { path: { type: 'string' }, content: { type: 'string' } },
      required: ['path', 'content'],
    },
  },
};
