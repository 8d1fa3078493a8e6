/** Runs a command line that names a path. Its effect: what the command printed of the file. */
import { combine, scoreWords, type OperationDefinition } from './operation.ts';
import { buildTemplate } from './template.ts';

const PARTS = [['command', '{path}']] as const;
const COMMANDS = ['cat {path}'] as const;

export const execute: OperationDefinition = {
  id: 'execute',
  spot: (item, leaves) =>
    combine(leaves, PARTS).length > 0
      ? scoreWords(item, /^(run|exec|execute|command|shell|bash|terminal|process|spawn|start|script)$/)
      : 0,
  candidates: (leaves) =>
    combine(leaves, PARTS).flatMap((chosen) =>
      COMMANDS.flatMap((command) => ({
        operation: 'execute' as const,
        form: 'file' as const,
        arguments: buildTemplate(leaves, new Map([...chosen].map(([leaf]) => [leaf, command]))),
      })),
    ),
  accepts: {
    name: 'execute_command',
    schema: { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] },
  },
  leaves: {
    name: 'read_file',
    schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};
