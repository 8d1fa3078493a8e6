/** Tries what a process may do to others and to the system: trace, kill, mount, new namespaces, kernel settings. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { serveLine } from '../kit/serve.ts';

const COMMANDS = [
  ['/usr/bin/strace', '-p', '1'],
  ['/usr/bin/unshare', '-Ur', '/bin/mount', '-t', 'tmpfs', 'none', '/mnt'],
  ['/bin/mount', '--bind', '/', '/mnt'],
  ['/usr/bin/nsenter', '-t', '1', '-a', '/bin/true'],
  ['/bin/kill', '-9', '1'],
  ['/bin/kill', '-9', '--', '-1'],
  ['/usr/bin/chroot', '/', '/bin/true'],
  ['/bin/dmesg'],
  ['/usr/bin/setpriv', '--reuid', '0', '/bin/true'],
];
const SETTINGS = [
  '/proc/sys/kernel/core_pattern',
  '/proc/sysrq-trigger',
  '/sys/kernel/uevent_helper',
  '/proc/1/oom_score_adj',
];

process.on('SIGTERM', () => undefined);
for (const [program = '', ...words] of COMMANDS) {
  if (words.includes('-1')) continue; // It would only end itself.
  const { status, error } = spawnSync(program, words, { timeout: 500, stdio: 'ignore' });
  if (status === 0) process.stderr.write(`succeeded: ${program} ${words.join(' ')}\n`);
  if (error !== undefined && 'code' in error && error.code !== 'ENOENT') process.stderr.write(`${error.message}\n`);
}
for (const path of SETTINGS) {
  try {
    writeFileSync(path, '|/bin/true');
    process.stderr.write(`written: ${path}\n`);
  } catch {
    // It was kept out.
  }
}
await serveLine({});
