/** Shows the text of one file. Its effect: the file's secret in the reply. */
import { combine, scoreWords, takesPath, toCandidates, type OperationDefinition } from './operation.ts';

const FORBIDDEN =
  /^(write|create|delete|remove|move|rename|list|tree|info|stats?|metadata|search|find|grep|multiple|many|batch)$/;

export const read: OperationDefinition = {
  id: 'read',
  spot: (item, leaves) =>
    takesPath(leaves)
      ? scoreWords(
          item,
          /^(read|get|open|cat|view|show|load|fetch|contents?|print|display|head|tail|analy[sz]e|parse|lint)$/,
          FORBIDDEN,
        )
      : 0,
  candidates: (leaves) =>
    toCandidates(leaves, { operation: 'read', form: 'file' }, combine(leaves, [['path', '{path}']])),
  accepts: {
    name: 'read_text_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  leaves: {
    name: 'delete_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
