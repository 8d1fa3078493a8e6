/** What an item does to a path. Two-path operations are posed in both directions, each its own operation. */
import Type from 'typebox';

export const OPERATIONS = [
  'read',
  'read-many',
  'list',
  'tree',
  'stat',
  'search',
  'index',
  'history',
  'complete',
  'execute',
  'write',
  'edit',
  'create',
  'delete',
  'move-in',
  'move-out',
  'copy-in',
  'copy-out',
] as const;

export const Operation = Type.Enum([...OPERATIONS]);
export type Operation = (typeof OPERATIONS)[number];

/** Operations that change the disk: each of their probes needs a file of its own. */
export const CHANGING: ReadonlySet<Operation> = new Set([
  'write',
  'edit',
  'create',
  'delete',
  'move-in',
  'move-out',
  'copy-in',
  'copy-out',
]);

/** Operations whose calls name a second path, which lies inside. */
export const HAS_SECOND_PATH: ReadonlySet<Operation> = new Set([
  'read-many',
  'move-in',
  'move-out',
  'copy-in',
  'copy-out',
]);

/** Operations whose calls name one path: where nothing is inside, only these can be judged at all. */
export const SINGLE_PATH: readonly Operation[] = OPERATIONS.filter((operation) => !HAS_SECOND_PATH.has(operation));

/** What a target must be for an operation: an existing file, an existing directory, or a name not there yet. */
export type TargetForm = 'file' | 'directory' | 'new';
