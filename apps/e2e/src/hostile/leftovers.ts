/** What a run has left on the machine: entries of its work directory, mounts below it, processes that know it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One sentence for each thing that should not be there any more. */
export function findLeftovers(workDirectory: string): readonly string[] {
  const fixtures = readdirSync(join(workDirectory, 'fixtures'));
  const mounts = read('/proc/self/mountinfo')
    .split('\n')
    .filter((line) => line.includes(workDirectory));
  return [
    ...fixtures.map((name) => `a fixture is left: ${name}`),
    ...mounts.map((line) => `a mount is left: ${line}`),
    ...processesOf(workDirectory).map((line) => `a process is left: ${line}`),
  ];
}

/** By their commands and their views of the file system; the mounts of a sandbox name the host's directory. */
function processesOf(workDirectory: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      const foreign =
        read(`/proc/${pid}/mountinfo`) === read('/proc/self/mountinfo') ? '' : read(`/proc/${pid}/mountinfo`);
      return read(`/proc/${pid}/cmdline`).includes(workDirectory) || foreign.includes(workDirectory);
    })
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')}`);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // Gone, or not ours to see.
  }
}
