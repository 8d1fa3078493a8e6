/** Makes a file or a directory that is not there yet. Its effect: the new name on the disk. */
import { combine, scoreWords, takesPath, toCandidates, type OperationDefinition } from './operation.ts';

export const create: OperationDefinition = {
  id: 'create',
  spot: (item, leaves) =>
    takesPath(leaves)
      ? scoreWords(
          item,
          /^(create|make|mkdir|new|add|write|save|put|touch|init)$/,
          /^(read|search|list|edit|move|copy|delete)$/,
        )
      : 0,
  candidates: (leaves) => [
    ...toCandidates(
      leaves,
      { operation: 'create', form: 'new-file' },
      combine(leaves, [
        ['path', '{path}'],
        ['content', '{content}'],
      ]),
    ),
    ...toCandidates(leaves, { operation: 'create', form: 'new-directory' }, combine(leaves, [['path', '{path}']])),
  ],
  accepts: {
    name: 'create_directory',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
