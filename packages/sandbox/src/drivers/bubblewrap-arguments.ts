/**
 * What bubblewrap is told: every namespace unshared, a read-only system, a fake home and /etc, nothing else of the host.
 * bubblewrap itself stays process 1: a server as process 1 would ignore signals and leave its orphans unreaped.
 */
import type { LaunchPlan, View } from '../port.ts';

/** Where things stand in the sandbox, whatever the host calls them. */
export const SANDBOX_VIEW: View = {
  fixture: '/repo',
  home: '/home/dev',
  etc: '/etc',
  package: '/opt/pkg',
  temp: '/tmp',
  node: '/opt/node/bin/node',
};

/** Descriptors that bubblewrap inherits beside the server's own three. */
export const DESCRIPTORS = { arguments: 3, status: 4, filter: 5 } as const;

/** What of the host and of its bubblewrap the arguments depend on; found out once. */
export interface Ground {
  readonly node: string;
  /** Top directories that hold programs and libraries: a link to below /usr, or a directory of its own. */
  readonly system: readonly { readonly path: string; readonly linkedTo: string | null }[];
  readonly disablesUserNamespaces: boolean;
  readonly filtered: boolean;
}

/** The options for one plan; the command follows them. */
export function assembleArguments(plan: LaunchPlan, ground: Ground): string[] {
  return [
    ...confine(ground),
    ...mountSystem(ground),
    ...mountPlan(plan),
    ...setEnvironment(plan),
    '--chdir',
    plan.directory,
  ];
}

function confine(ground: Ground): string[] {
  return [
    ...['--unshare-all', '--unshare-user', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
    ...(ground.disablesUserNamespaces ? ['--disable-userns'] : []),
    ...['--uid', '1000', '--gid', '1000', '--hostname', 'mono-dev'],
    ...['--json-status-fd', String(DESCRIPTORS.status)],
    ...(ground.filtered ? ['--seccomp', String(DESCRIPTORS.filter)] : []),
  ];
}

function mountSystem(ground: Ground): string[] {
  const tops = ground.system.flatMap(({ path, linkedTo }) =>
    linkedTo === null ? ['--ro-bind', path, path] : ['--symlink', linkedTo, path],
  );
  return [
    '--ro-bind',
    '/usr',
    '/usr',
    ...tops,
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--ro-bind',
    ground.node,
    SANDBOX_VIEW.node,
  ];
}

function mountPlan({ mounts, limits, extra = [] }: LaunchPlan): string[] {
  const size = String(limits.tempBytes);
  return [
    ...extra.flatMap(({ source, target, writable }) => [writable ? '--bind' : '--ro-bind', source, target]),
    ...['--ro-bind', mounts.etc, SANDBOX_VIEW.etc, '--bind', mounts.home, SANDBOX_VIEW.home],
    ...['--bind', mounts.fixture, SANDBOX_VIEW.fixture, '--ro-bind', mounts.package, SANDBOX_VIEW.package],
    ...['--size', size, '--perms', '1777', '--tmpfs', SANDBOX_VIEW.temp],
    // Both are memory file systems without a limit of their own.
    ...['--size', size, '--perms', '1777', '--tmpfs', '/dev/shm', '--remount-ro', '/dev', '--remount-ro', '/'],
  ];
}

function setEnvironment(plan: LaunchPlan): string[] {
  const environment = {
    HOME: SANDBOX_VIEW.home,
    PATH: '/opt/node/bin:/usr/bin:/bin',
    LANG: 'C.UTF-8',
    USER: 'dev',
    TMPDIR: SANDBOX_VIEW.temp,
    ...plan.environment,
  };
  return Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]);
}
