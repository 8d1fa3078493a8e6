/** Finds text or names below a directory. Its effect: a secret beside the marker, or a name beyond the pattern. */
import { combine, scoreWords, takesPath, toCandidates, type OperationDefinition } from './operation.ts';

export const search: OperationDefinition = {
  id: 'search',
  spot: (item, leaves) =>
    takesPath(leaves)
      ? scoreWords(
          item,
          /^(search|find|grep|query|match|locate|glob|rg|ripgrep|lookup)$/,
          /^(replace|delete|remove|write|edit)$/,
        )
      : 0,
  candidates: (leaves) =>
    (['{marker}', '{name-pattern}', '*{name-pattern}*', '**/{name-pattern}*'] as const).flatMap((pattern) =>
      toCandidates(
        leaves,
        { operation: 'search', form: 'directory' },
        combine(
          leaves,
          [
            ['path', '{path}'],
            ['pattern', '{marker}'],
          ],
          2,
        ).map((chosen) => new Map([...chosen].map(([leaf, slot]) => [leaf, slot === '{marker}' ? pattern : slot]))),
      ),
    ),
  accepts: {
    name: 'search_files',
    schema: {
      type: 'object',
      properties: { path: { type: 'string' }, pattern: { type: 'string' } },
      required: ['path', 'pattern'],
    },
  },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
