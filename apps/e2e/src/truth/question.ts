/**
 * Which of our cells asks the same as a row of the truth, or why none does.
 * The two programs differ in fixtures and names; what must be the same is who is asked, for what, and where it lies.
 */
import type { Operation } from '@rootbound/core/operation';
import type { Target } from '@rootbound/core/target';
import type { TruthRow } from './rows.ts';

/** `operations` in order of likelihood: a listing that walks may have been calibrated as a tree. */
export interface Question {
  readonly scenario: string;
  readonly item: string;
  readonly operations: readonly Operation[];
  readonly target: Target;
}

export type Asked = Question | { readonly notPosed: string };

/** Scenarios that both have, with the targets of each. `any` takes the targets of the narrow scenario. */
type Targets = Readonly<Record<string, Target>> | 'any';

const TWO_ROOTS: Targets = {
  checkout: 'inside',
  payments: 'second-root',
  'tooling(not a root)': 'gap-sibling',
  'tooling(no root)': 'gap-sibling',
};
const AFTER_CHANGE: Targets = {
  old_root1: 'withdrawn-root',
  old_root: 'withdrawn-root',
  new_root2: 'added-root',
  new_root: 'added-root',
};
const WINDOW: Targets = { gap: 'gap-sibling' };

const SCENARIOS: Readonly<Record<string, readonly [string, Targets]>> = {
  one_root_narrow: ['narrow', 'any'],
  'one_root_narrow {cwd outside}': ['narrow', 'any'],
  'relative_path cwd=elsewhere': [
    'narrow',
    { 'rel secret.txt': 'relative', 'rel .': 'relative', 'rel new': 'relative' },
  ],
  no_roots_capability: ['no-roots', 'any'],
  'no_roots_capability {cwd outside}': ['no-roots', 'any'],
  two_roots: ['two-roots', TWO_ROOTS],
  two_roots_swapped: ['two-roots-swapped', TWO_ROOTS],
  'list_changed (client declares listChanged=true) before': ['list-changed', { root1: 'inside' }],
  'list_changed (client declares listChanged=true) after': ['list-changed', AFTER_CHANGE],
  'list_changed before': ['list-changed', { inside: 'inside' }],
  'list_changed after': ['list-changed', AFTER_CHANGE],
  'root disjoint from arg': [
    'disjoint',
    { 'in root only': 'inside', 'in arg only': 'gap-sibling', 'outside both': 'beyond' },
  ],
  'root disjoint': ['disjoint', { disjoint: 'inside', gap: 'gap-sibling', outside_arg: 'beyond' }],
  'roots reply delayed 1s, call immediately after initialized': ['early-call', WINDOW],
  'roots reply delayed 1.5s, calls at once': ['early-call', WINDOW],
};

const NARROW_TARGETS: Readonly<Record<string, Target>> = {
  inside: 'inside',
  gap: 'gap-sibling',
  gap_parent: 'gap-parent',
  prefix_sibling: 'prefix-sibling',
  arg_prefix_sibling: 'argument-prefix-sibling',
  outside_arg: 'beyond',
  traversal_to_gap: 'traversal',
  traversal_to_outside_arg: 'traversal-beyond',
  symlink_in: 'inside-link',
  symlink_file_to_gap: 'link-file',
  symlink_dir_to_gap: 'link-dir',
  dangling_symlink_to_gap: 'link-dangling',
  symlink_file_out_of_arg: 'link-beyond-file',
  symlink_dir_out_of_arg: 'link-beyond-dir',
  dangling_symlink_out_of_arg: 'link-dangling-beyond',
};

const OPERATIONS: Readonly<Record<string, readonly Operation[]>> = {
  read_file: ['read'],
  read_text_file: ['read'],
  read_media_file: ['read'],
  fast_read_file: ['read'],
  'read_multiple_files inside+target': ['read-many'],
  get_file_info: ['stat'],
  list_directory: ['list'],
  list_directory_with_sizes: ['list'],
  fast_list_directory: ['list'],
  'list-files': ['list', 'tree', 'search'],
  directory_tree: ['tree'],
  // A text in one version and a glob in another: where the call finds nothing inside, its rows are left out.
  'search_files pattern child-': ['search'],
  'search_files pattern **/child-*': ['search'],
  search: ['search'],
  fast_search_code: ['search'],
  edit_file: ['edit'],
  create_directory: ['create'],
  'write_file overwrite': ['write'],
  'write_file new': ['create'],
  // Rows without a variant write a name that is not there yet.
  write_file: ['create'],
  fast_write_file: ['create'],
  'move_file target->inside': ['move-in'],
  'move_file inside->target': ['move-out'],
};

const NEW_NAMES: ReadonlySet<Operation> = new Set(['create', 'move-out']);

/** The cell that asks the same as the row. */
export function questionOf(row: TruthRow): Asked {
  const scenario = SCENARIOS[row.scenario];
  if (scenario === undefined) return { notPosed: 'scenario not in the catalogue' };
  const call = callOf(row);
  const operations = OPERATIONS[call];
  if (operations === undefined) return { notPosed: `call not posed: ${call}` };
  const [id, targets] = scenario;
  const target = (targets === 'any' ? NARROW_TARGETS : targets)[row.target];
  if (target === undefined) return { notPosed: `target not posed in ${id}: ${row.target}` };
  const isNew = operations.some((operation) => NEW_NAMES.has(operation));
  if (target === 'link-beyond-dir' && isNew) return { notPosed: 'a new name below a link beyond' };
  return { scenario: id, item: row.tool, operations, target: target === 'link-dir' && isNew ? 'link-dir-new' : target };
}

/** Tool and variant: what has an inside row of its own. */
export function callOf({ tool, variant }: Pick<TruthRow, 'tool' | 'variant'>): string {
  return variant === '' ? tool : `${tool} ${variant}`;
}
