/**
 * Fills a command line and its environment. The directories of the argument go where `{argument}` stands: once for each
 * of them, together with the option that stands before it, or not at all where there is none.
 */
export interface Launch {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const ARGUMENT = '{argument}';

/** `given` are absolute directories in the server's own view; `slots` are whole texts by their names. */
export function fillCommand(
  { command, environment }: Launch,
  given: readonly string[],
  slots: Readonly<Record<string, string>>,
): Launch {
  const fill = (text: string) => text.replace(/\{[a-z]+\}/g, (slot) => slots[slot] ?? slot);
  const words = groupWords(command).flatMap((group) => {
    if (!group.some((word) => word.includes(ARGUMENT))) return group;
    return given.flatMap((path) => group.map((word) => word.replaceAll(ARGUMENT, () => path)));
  });
  const named = Object.entries(environment).filter(([, value]) => given.length > 0 || !value.includes(ARGUMENT));
  return {
    command: words.map(fill),
    environment: Object.fromEntries(
      named.map(([name, value]) => [name, fill(value.replaceAll(ARGUMENT, () => given.join(':')))]),
    ),
  };
}

/** Words that stand or fall together: an option and the directory behind it. */
function groupWords(command: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const [at, word] of command.entries()) {
    const before = command[at - 1];
    const belongs = word === ARGUMENT && before !== undefined && /^--?[a-z]/i.test(before) && !before.includes('=');
    if (belongs) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups;
}
