/**
 * Room for one session's fixture, bounded in bytes and in files, so that a server fills its own room and nothing else.
 * As root a memory file system that the kernel bounds; else a directory whose size is looked at while the server runs.
 */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nameSpace } from './name.ts';
import { removeTree } from './remove-tree.ts';
import { watchSize } from './watch-size.ts';

const run = promisify(execFile);

export interface Bounds {
  readonly bytes: number;
  readonly files: number;
}

export interface Space extends AsyncDisposable {
  /** Empty when opened; what the server may see stands in it. */
  readonly directory: string;
  /** Beside it and outside its bounds: for what the server must not be able to crowd out. */
  readonly beside: string;
  /** Aborted when there is more in it than allowed; never where the kernel holds the bound. */
  readonly overrun: AbortSignal;
}

/** How a space is bounded on this machine, found out at the first one. */
let mounts: Promise<boolean> | null = null;

/** A new space below `parent`, which must exist. Disposing removes it with all that is in it. */
export async function openSpace(parent: string, bounds: Bounds): Promise<Space> {
  const beside = join(parent, nameSpace());
  const directory = join(beside, 'space');
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  mounts ??= canMount(directory);
  const mounted = (await mounts) && (await mount(directory, bounds));
  const watch = mounted ? null : watchSize(directory, bounds);
  return {
    directory,
    beside,
    overrun: watch?.signal ?? new AbortController().signal,
    async [Symbol.asyncDispose]() {
      watch?.[Symbol.dispose]();
      if (mounted) await unmount(directory);
      await removeTree(beside);
    },
  };
}

/** Takes a space off; what still looks into it keeps it until it ends, and nobody finds it any more. */
export async function unmount(directory: string): Promise<void> {
  await run('umount', ['--lazy', directory], { env: SYSTEM_ONLY }).catch(() => undefined);
}

const SYSTEM_ONLY = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

async function mount(directory: string, { bytes, files }: Bounds): Promise<boolean> {
  const options = `size=${bytes},nr_inodes=${files},mode=0755,nosuid,nodev`;
  return run('mount', ['-t', 'tmpfs', '-o', options, 'rootbound', directory], { env: SYSTEM_ONLY }).then(
    () => true,
    () => false,
  );
}

async function canMount(directory: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const mounted = await mount(directory, { bytes: 4096, files: 2 });
  if (mounted) await unmount(directory);
  return mounted;
}
