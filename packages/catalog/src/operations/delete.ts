/** Removes a file. Its effect: the file is gone where the probe named it. */
import { combine, scoreWords, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [['path', '{path}']] as const;

export const remove: OperationDefinition = {
  id: 'delete',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0
      ? scoreWords(item, /^(delete|remove|rm|unlink|erase|trash|del)$/, /^(read|list|get|search|directory|dir|folder)$/)
      : 0,
  candidates: (leaves) => toCandidates(leaves, { operation: 'delete', form: 'file' }, combine(leaves, PARTS)),
  accepts: {
    name: 'delete_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
