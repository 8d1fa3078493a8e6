/** Every operation, in the order in which a tool is tried and a matrix shows them. */
import type { Operation } from '@rootbound/core/operation';
import { create } from './create.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { moveIn } from './move-in.ts';
import { moveOut } from './move-out.ts';
import type { OperationDefinition } from './operation.ts';
import { read } from './read.ts';
import { readMany } from './read-many.ts';
import { search } from './search.ts';
import { stat } from './stat.ts';
import { tree } from './tree.ts';
import { write } from './write.ts';

export const OPERATION_DEFINITIONS = {
  read,
  'read-many': readMany,
  list,
  tree,
  stat,
  search,
  write,
  edit,
  create,
  'move-in': moveIn,
  'move-out': moveOut,
} as const satisfies Record<Operation, OperationDefinition>;

/** Operations of which an item keeps one: the first that shows its effect, by likelihood. */
export const ALTERNATIVES: readonly (readonly Operation[])[] = [
  ['tree', 'list'],
  ['read', 'stat'],
];
