/** Shows what is known of a file without its text. Its effect: the file's unique size in the reply. */
import { combine, scoreWords, takesPath, toCandidates, type OperationDefinition } from './operation.ts';

export const stat: OperationDefinition = {
  id: 'stat',
  spot: (item, leaves) =>
    takesPath(leaves)
      ? scoreWords(
          item,
          /^(stats?|info|information|metadata|details|attributes|properties|size|du|exists)$/,
          /^(create|delete|remove|write|move|search|system|disk)$/,
        )
      : 0,
  candidates: (leaves) =>
    toCandidates(leaves, { operation: 'stat', form: 'file' }, combine(leaves, [['path', '{path}']])),
  accepts: {
    name: 'get_file_info',
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
