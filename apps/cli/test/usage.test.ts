import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { openRecordingConsole } from './recording-console.ts';

const PROBE = ['probe', 'npm:left-pad@1.0.0'];

describe('usage', () => {
  test.each([
    [[], 'no command is given'],
    [['frob'], 'frob is no command'],
    [['probe'], 'probe needs a server'],
    [['probe', 'left-pad'], 'left-pad is no server source; write npm:NAME@VERSION or command:DIR'],
    [['probe', 'npm:left-pad'], 'npm:left-pad names no version; write npm:left-pad@VERSION'],
    [['probe', 'npm:@scope/name'], 'npm:@scope/name names no version'],
    [['probe', 'npm:../x@1.0.0'], '"../x" is no name of an npm package'],
    [['probe', 'npm:x@^1'], '"^1" is neither an exact version nor a tag'],
    [['probe', 'npm:x@1', 'npm:y@1'], 'probe takes one server; npm:y@1 is too much'],
    [[...PROBE, '--frob'], "Unknown option '--frob'"],
    [[...PROBE, '--run', 'node x'], '--run is for command:DIR'],
    [[...PROBE, '--profile', 'fast'], '"fast" is no profile; one of: quick, standard, full'],
    [[...PROBE, '--repeats', '21'], '--repeats is a number from 1 to 20, not "21"'],
    [[...PROBE, '--repeats', '1e1'], '--repeats is a number from 1 to 20'],
    [[...PROBE, '--http', '3000', '--sse', '3000'], '--http and --sse exclude each other'],
    [[...PROBE, '--http', 'mcp'], '--http takes the port that the server listens on, such as 3000/mcp'],
    [[...PROBE, '--sse', '70000'], '--sse takes the port that the server listens on, such as 3000/sse'],
    [[...PROBE, '--json', 'no/where.json'], '--json no/where.json: '],
    [[...PROBE, '--arg'], "Option '--arg <value>' argument missing"],
    [['probe', 'command:.'], 'command:. needs --run'],
    [['probe', 'command:.', '--run', 'x', '--arg', 'y'], '--arg is for npm: packages'],
    [['probe', 'command:nowhere', '--run', 'node x'], 'nowhere is no directory'],
    [['compare'], 'compare takes two matrix documents, not 0'],
    [['compare', 'a', 'b', 'c'], 'compare takes two matrix documents, not 3'],
    [['compare', 'a', 'b', '--profile', 'quick'], "Unknown option '--profile'"],
    [['compare', 'a.json', 'b.json'], 'a.json cannot be read'],
    [['compare', 'text', 'text'], 'text is no JSON'],
    [['compare', 'other.json', 'other.json'], 'other.json is no matrix document of this version'],
  ])('of %j is refused with the reason', async (words, reason) => {
    await using console = await openRecordingConsole();
    await writeFile(join(console.directory, 'text'), 'hello');
    await writeFile(join(console.directory, 'other.json'), '{"schema":"rootbound/matrix/2"}');
    expect({ code: await runCli(words, console), printed: console.printed() }).toEqual({ code: 2, printed: '' });
    expect(console.noted()).toContain(reason);
  });

  test('is shown when asked for', async () => {
    await using console = await openRecordingConsole();
    expect(await runCli(['--help'], console)).toBe(0);
    expect(console.printed()).toMatch(/^Usage:/);
  });
});
