/** Shows something of a repository: its log, its branch, its status. Its effect: what only that repository has. */
import { combine, scoreWords, toCandidates, type OperationDefinition } from './operation.ts';

const PARTS = [['path', '{path}']] as const;

export const history: OperationDefinition = {
  id: 'history',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0
      ? scoreWords(item, /^(git|log|history|commits?|blame|reflog|status|diff|branch|branches|repo|repository)$/)
      : 0,
  candidates: (leaves) => toCandidates(leaves, { operation: 'history', form: 'directory' }, combine(leaves, PARTS)),
  accepts: {
    name: 'git_log',
    schema: { type: 'object', properties: { repo_path: { type: 'string' } }, required: ['repo_path'] },
  },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
