/** Changes a part of an existing file. Its effect is on the disk; the text that it replaces is no secret. */
import { combine, scoreWords, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [
  ['path', '{path}'],
  ['old-text', '{old-text}'],
  ['new-text', '{new-text}'],
] as const;

export const edit: OperationDefinition = {
  id: 'edit',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0
      ? scoreWords(item, /^(edit|replace|patch|modify|update|change|substitute|str|apply)$/, /^(read|list)$/)
      : 0,
  candidates: (leaves) => toCandidates(leaves, { operation: 'edit', form: 'file' }, combine(leaves, PARTS)),
  accepts: {
    name: 'edit_file',
    schema: {
      type: 'object',
      properties: { path: { type: 'string' }, old_text: { type: 'string' }, new_text: { type: 'string' } },
      required: ['path', 'old_text', 'new_text'],
    },
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
