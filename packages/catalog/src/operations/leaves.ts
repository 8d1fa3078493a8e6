/**
 * The arguments of an item, flattened: every scalar that its JSON Schema describes, nested ones and array items too.
 * Hostile schemas are met here: references are followed a few levels deep, and the walk ends at a number of leaves.
 */
import type { Json } from '@rootbound/core/json';

export interface Leaf {
  /** Property names on the way; `[]` stands for the item of an array. */
  readonly path: readonly string[];
  /** Last property name on the way: `paths` for the items of `paths`. */
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'null';
  readonly description: string;
  /** True where the property and everything above it is required. */
  readonly required: boolean;
  readonly many: boolean;
  readonly choices: readonly Json[];
  readonly preset: Json | undefined;
  readonly minimum: number | undefined;
}

type Node = Record<string, unknown>;
interface Spot {
  readonly path: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly many: boolean;
}

const MOST_LEAVES = 80;
const MOST_DEPTH = 6;

/** Leaves of an input schema, in its own order. Anything that is no schema gives no leaves. */
export function leavesOf(schema: unknown): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const root = asNode(schema);
  if (root !== null) walk({ root, leaves }, root, { path: [], name: '', description: '', required: true, many: false });
  return leaves;
}

interface Walk {
  readonly root: Node;
  readonly leaves: Leaf[];
}

function walk(context: Walk, raw: Node, spot: Spot): void {
  if (context.leaves.length >= MOST_LEAVES || spot.path.length > MOST_DEPTH) return;
  const node = resolve(context.root, raw, 0);
  const here = { ...spot, description: text(node['description']) || spot.description };
  switch (typeOf(node)) {
    case 'object':
      walkObject(context, node, here);
      return;
    case 'array': {
      const items = asNode(node['items']) ?? { type: 'string' };
      walk(context, items, { ...here, path: [...here.path, '[]'], many: true });
      return;
    }
    default:
      context.leaves.push(toLeaf(node, here));
  }
}

function walkObject(context: Walk, node: Node, spot: Spot): void {
  const required = new Set(Array.isArray(node['required']) ? node['required'] : []);
  for (const [name, part] of Object.entries(asNode(node['properties']) ?? {})) {
    const child = asNode(part);
    if (child === null) continue;
    const description = spot.path.length === 0 ? '' : spot.description;
    walk(context, child, {
      path: [...spot.path, name],
      name,
      description,
      required: spot.required && required.has(name),
      many: spot.many,
    });
  }
}

function toLeaf(node: Node, spot: Spot): Leaf {
  const kind = typeOf(node);
  return {
    ...spot,
    type: kind === 'number' || kind === 'boolean' || kind === 'null' ? kind : 'string',
    choices: Array.isArray(node['enum']) ? (node['enum'] as Json[]) : 'const' in node ? [node['const'] as Json] : [],
    preset: node['default'] as Json | undefined,
    minimum: typeof node['minimum'] === 'number' ? node['minimum'] : undefined,
  };
}

/** References and unions: the first alternative that is not null stands for all of them. */
function resolve(root: Node, node: Node, depth: number): Node {
  if (depth > MOST_DEPTH) return {};
  const reference = node['$ref'];
  if (typeof reference === 'string') return resolve(root, follow(root, reference), depth + 1);
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const options = node[key];
    if (!Array.isArray(options)) continue;
    const chosen = options.map(asNode).find((option) => option !== null && option['type'] !== 'null');
    if (chosen)
      return resolve(root, { ...chosen, description: node['description'] ?? chosen['description'] }, depth + 1);
  }
  return node;
}

function follow(root: Node, reference: string): Node {
  if (!reference.startsWith('#/')) return {};
  let node: Node | null = root;
  for (const part of reference.slice(2).split('/')) {
    node = node !== null && Object.hasOwn(node, part) ? asNode(node[part]) : null;
  }
  return node ?? {};
}

function typeOf(node: Node): string {
  const type = Array.isArray(node['type']) ? node['type'].find((word) => word !== 'null') : node['type'];
  if (type === 'integer') return 'number';
  if (typeof type === 'string') return type;
  if (asNode(node['properties']) !== null) return 'object';
  return node['items'] === undefined ? 'string' : 'array';
}

function asNode(value: unknown): Node | null {
  // An object that came out of JSON has string keys and unknown values.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
