/** Shows the names in one directory. Its effect: a name in it that no request mentioned. */
import { combine, scoreWords, takesPath, toCandidates, type OperationDefinition } from './operation.ts';

export const list: OperationDefinition = {
  id: 'list',
  spot: (item, leaves) =>
    takesPath(leaves)
      ? scoreWords(
          item,
          /^(list|ls|dir|entries|browse|directory|directories|folders?|glob)$/,
          /^(tree|create|make|mkdir|delete|remove|write|move|allowed|search)$/,
        )
      : 0,
  candidates: (leaves) => [
    ...toCandidates(leaves, { operation: 'list', form: 'directory' }, combine(leaves, [['path', '{path}']])),
    ...toCandidates(
      leaves,
      { operation: 'list', form: 'directory' },
      combine(leaves, [
        ['path', '{path}'],
        ['pattern', '{name-pattern}'],
      ]),
    ),
  ],
  accepts: {
    name: 'list_directory',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  leaves: {
    name: 'create_directory',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
