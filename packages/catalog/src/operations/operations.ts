/** Every operation, in the order in which a tool is tried and a matrix shows them. */
import type { Operation } from '@rootbound/core/operation';
import { complete } from './complete.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { edit } from './edit.ts';
import { execute } from './execute.ts';
import { history } from './history.ts';
import { index } from './index-text.ts';
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
  index,
  history,
  complete,
  execute,
  write,
  edit,
  create,
  delete: remove,
  'move-in': moveIn,
  'move-out': moveOut,
  'copy-in': copyIn,
  'copy-out': copyOut,
} as const satisfies Record<Operation, OperationDefinition>;

/** Operations of which an item keeps one: the first that shows its effect, by likelihood. */
export const ALTERNATIVES: readonly (readonly Operation[])[] = [
  ['tree', 'list'],
  ['read', 'stat'],
];
