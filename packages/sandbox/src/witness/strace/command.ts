/** How strace is started around a sandbox: the smallest set of calls that tells reach, and none that only looks. */

const CALLS = [
  ...['open', 'openat', 'openat2', 'creat', 'truncate', 'getdents64'],
  ...['unlink', 'unlinkat', 'rmdir', 'mkdir', 'mkdirat'],
  ...['rename', 'renameat', 'renameat2', 'link', 'linkat', 'symlink', 'symlinkat'],
  ...['execve', 'execveat', 'connect'],
];

export const STRACE = '/usr/bin/strace';

export interface Record {
  /** Writable by whoever strace runs as. */
  readonly file: string;
  readonly mostBytes: number;
}

/**
 * The words before the command that is watched. strace ends with us, and bubblewrap with strace:
 * alone it would go on for as long as the server does. Where the record is full it ends as well, and with it the server.
 */
export function straceCommand({ file, mostBytes }: Record): readonly string[] {
  // A question mark passes over calls that this architecture does not have.
  const set = CALLS.map((call) => `?${call}`).join(',');
  return [
    ...['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'],
    ...['/usr/bin/prlimit', `--fsize=${mostBytes}`, '--'],
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
