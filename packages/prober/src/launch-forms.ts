/**
 * Other command lines to try where a server ends at once with the one that was ordered: the options and variables that
 * it names in its own last words, and no directory at all.
 */
import type { Launch } from './launch.ts';

const ARGUMENT = '{argument}';
const MOST_HINTS = 3;
const WORD = '(?:root|dir|directory|directories|path|paths|allow|allowed|workspace|folder|base|vault|project)';
const OPTION = new RegExp(`--(?:[a-z]+-)*${WORD}s?(?:-[a-z]+)*(?![\\w-])`, 'g');
const VARIABLE =
  /\b(?:[A-Z]+_)*(?:ROOTS?|DIRS?|DIRECTORY|DIRECTORIES|PATHS?|WORKSPACE|FOLDER|BASE|VAULT|PROJECT)(?:_[A-Z]+)*\b/g;

/** `said` is what the server wrote before it ended. Forms that equal the one that was tried are left out. */
export function otherForms({ command, environment }: Launch, said: string): readonly Launch[] {
  const bare = withoutArgument(command);
  const options = distinct(said.match(OPTION)).slice(0, MOST_HINTS);
  const variables = distinct(said.match(VARIABLE))
    .filter((name) => name.includes('_'))
    .slice(0, MOST_HINTS);
  const forms: Launch[] = [
    ...options.flatMap((option) => [
      { command: [...bare, option, ARGUMENT], environment },
      { command: [...bare, `${option}=${ARGUMENT}`], environment },
    ]),
    ...variables.map((name) => ({ command: bare, environment: { ...environment, [name]: ARGUMENT } })),
    { command: bare, environment },
  ];
  const tried = JSON.stringify({ command, environment });
  return forms.filter((form) => JSON.stringify(form) !== tried);
}

function withoutArgument(command: readonly string[]): readonly string[] {
  return command.filter(
    (word, at) => !word.includes(ARGUMENT) && !(command[at + 1] === ARGUMENT && /^--?[a-z]/i.test(word)),
  );
}

function distinct(words: readonly string[] | null): readonly string[] {
  return [...new Set(words ?? [])];
}
