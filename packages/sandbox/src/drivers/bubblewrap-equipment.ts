/**
 * Finds out once what the bubblewrap driver is made of on this machine: programs, system directories, the filter.
 * Older bubblewraps cannot forbid nested user namespaces; there the system call filter alone does.
 */
import { execFile } from 'node:child_process';
import { access, lstat, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { SandboxStartFault } from '../errors.ts';
import { placeNode } from '../node-binary.ts';
import type { Owner } from '../owner.ts';
import { assembleFilter } from '../seccomp/filter.ts';
import { findNumbers } from '../seccomp/numbers.ts';
import type { Ground } from './bubblewrap-arguments.ts';

const run = promisify(execFile);

export interface Equipment extends Ground {
  readonly program: string;
  readonly version: string;
  readonly filter: Buffer | null;
}

const PLACES = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/bin/bwrap'];
const TOPS = ['/bin', '/sbin', '/lib', '/lib64', '/lib32', '/libx32'];

/** Everything that all launches have in common. */
export async function findEquipment(workDirectory: string, owner: Owner | null): Promise<Equipment> {
  const program = await findProgram();
  const [help, version, node, system] = await Promise.all([
    ask(program, '--help'),
    ask(program, '--version'),
    placeNode(workDirectory, owner),
    findSystem(),
  ]);
  const numbers = findNumbers(process.arch);
  return {
    program,
    version: version.trim().replace(/^\S+ /, ''),
    node,
    system,
    disablesUserNamespaces: help.includes('--disable-userns'),
    filter: numbers === null ? null : assembleFilter(numbers),
    filtered: numbers !== null,
  };
}

async function findProgram(): Promise<string> {
  for (const place of PLACES) if (await exists(place)) return place;
  throw new SandboxStartFault('bubblewrap is not installed');
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function ask(program: string, option: string): Promise<string> {
  try {
    const { stdout, stderr } = await run(program, [option], { env: {}, timeout: 10_000 });
    return stdout + stderr;
  } catch (cause) {
    throw new SandboxStartFault(`${program} ${option} failed`, { cause });
  }
}

async function findSystem(): Promise<Ground['system']> {
  const found: { path: string; linkedTo: string | null }[] = [];
  for (const path of TOPS) {
    const entry = await lstat(path).catch(() => null);
    if (entry !== null) found.push({ path, linkedTo: entry.isSymbolicLink() ? await readlink(path) : null });
  }
  return found;
}
