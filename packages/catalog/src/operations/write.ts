/** Replaces the text of an existing file. Its effect is on the disk, whatever the reply says. */
import { combine, scoreWords, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [
  ['path', '{path}'],
  ['content', '{content}'],
] as const;

export const write: OperationDefinition = {
  id: 'write',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0
      ? scoreWords(
          item,
          /^(write|save|put|overwrite|update|set|store|append|create)$/,
          /^(read|search|list|edit|replace)$/,
        )
      : 0,
  candidates: (leaves) => toCandidates(leaves, { operation: 'write', form: 'file' }, combine(leaves, PARTS)),
  accepts: {
    name: 'write_file',
    schema: {
      type: 'object',
      properties: { path: { type: 'string' }, content: { type: 'string' } },
      required: ['path', 'content'],
    },
  },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
