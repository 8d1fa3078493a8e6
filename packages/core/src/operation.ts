/** What an item does to a path. Two-path operations are posed in both directions, each its own operation. */
import Type from 'typebox';

export const OPERATIONS = [
  'read',
  'read-many',
  'list',
  'tree',
  'stat',
  'search',
  'write',
  'edit',
  'create',
  'move-in',
  'move-out',
] as const;

export const Operation = Type.Enum([...OPERATIONS]);
export type Operation = (typeof OPERATIONS)[number];

/** What a target must be for an operation: an existing file, an existing directory, or a name not there yet. */
export type TargetForm = 'file' | 'directory' | 'new';
