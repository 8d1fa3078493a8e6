/**
 * The limits of a plan as a `prlimit` command that starts the server.
 * Inside the sandbox's user namespace, so that the count of processes is the session's own and not the user's.
 */
import type { Limits } from './port.ts';

/** Puts the limits before a command; `countProcesses` is false where the count would be that of the whole user. */
export function limitCommand(program: string, limits: Limits, countProcesses: boolean): string[] {
  return [
    program,
    ...(countProcesses ? [`--nproc=${limits.processes}`] : []),
    `--data=${limits.memoryBytes}`,
    `--fsize=${limits.fileBytes}`,
    `--nofile=${limits.openFiles}`,
    `--cpu=${limits.cpuSeconds}`,
    '--core=0',
    '--',
  ];
}
