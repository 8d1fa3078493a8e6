/** How strace is started around a sandbox: the smallest set of calls that tells reach, and none that only looks. */

const CALLS = [
  ...['open', 'openat', 'openat2', 'creat', 'truncate', 'getdents64'],
  ...['unlink', 'unlinkat', 'rmdir', 'mkdir', 'mkdirat'],
  ...['rename', 'renameat', 'renameat2', 'link', 'linkat', 'symlink', 'symlinkat'],
  ...['execve', 'execveat', 'connect'],
];

export const STRACE = '/usr/bin/strace';

/** The words before the command that is watched. `file` must be writable by whoever strace runs as. */
export function straceCommand(file: string): readonly string[] {
  // A question mark passes over calls that this architecture does not have.
  const set = CALLS.map((call) => `?${call}`).join(',');
  return [
    STRACE,
    '-f',
    '--seccomp-bpf',
    '-qq',
    '-y',
    '-s',
    '4096',
    '-e',
    `trace=${set}`,
    '-e',
    'signal=none',
    '-o',
    file,
  ];
}
