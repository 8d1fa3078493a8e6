/** What the server offers: tools, resources, templates, prompts and completions, with the limits that a hostile list needs. */
import { nameOf, variablesOf } from '@rootbound/catalog/operations/parameters';
import type { Item } from '@rootbound/core/item';
import type { Json } from '@rootbound/core/json';
import { memberOf } from './session/era.ts';
import type { Session } from './session/session.ts';

const MOST_PAGES = 50;
const MOST_ITEMS = 500;
const DESCRIPTION_LIMIT = 4_000;

export interface Survey {
  readonly items: readonly Item[];
  /** Why the list is not whole; empty when it is. */
  readonly note: string;
}

type Members = Record<string, Json>;

/** Lists all that the server says it has. An error or silence is an empty surface with a note. */
export async function survey(session: Session, limitMs: number): Promise<Survey> {
  const asked: Asked = { session, limitMs };
  const tools = await listAll(asked, { method: 'tools/list', member: 'tools' }, toTool);
  const others: Survey[] = [];
  const { capabilities } = session;
  if (has(capabilities, 'resources')) {
    others.push(await listAll(asked, { method: 'resources/templates/list', member: 'resourceTemplates' }, toTemplate));
    others.push({ items: [LISTING, ANY_RESOURCE], note: '' });
  }
  if (has(capabilities, 'prompts')) {
    others.push(await listAll(asked, { method: 'prompts/list', member: 'prompts' }, toPrompt));
  }
  const known = others.flatMap(({ items }) => items);
  const completions = has(capabilities, 'completions') ? known.flatMap(completionsOf) : [];
  return {
    items: [...tools.items, ...known, ...completions],
    note: [tools, ...others]
      .map(({ note }) => note)
      .filter((note) => note !== '')
      .join('; '),
  };
}

interface Asked {
  readonly session: Session;
  readonly limitMs: number;
}

interface List {
  readonly method: string;
  readonly member: string;
}

async function listAll(
  { session, limitMs }: Asked,
  { method, member }: List,
  toItem: (entry: Members) => Item | null,
): Promise<Survey> {
  const items = new Map<string, Item>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const reply = await session.request(method, cursor === undefined ? {} : { cursor }, limitMs);
    if (reply.kind !== 'result') return { items: [...items.values()], note: `${method} ended in: ${reply.kind}` };
    const result = asMembers(reply.result);
    for (const item of entriesOf(result[member]).map(toItem)) if (item !== null) items.set(item.name, item);
    if (items.size > MOST_ITEMS) {
      const kept = [...items.values()].slice(0, MOST_ITEMS);
      return { items: kept, note: `more than ${MOST_ITEMS} ${member}: the rest is not surveyed` };
    }
    const next = result['nextCursor'];
    if (typeof next !== 'string' || next === '') return { items: [...items.values()], note: '' };
    cursor = next;
  }
  return { items: [...items.values()], note: `${method} has more than ${MOST_PAGES} pages` };
}

/** Any URI may be asked for, whether or not it was listed (server/resources, Reading Resources). */
const ANY_RESOURCE: Item = {
  kind: 'resource',
  name: nameOf('resource', 'of any URI'),
  description: 'resources/read of a URI that was not listed',
  schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  annotations: null,
};

const LISTING: Item = {
  kind: 'listing',
  name: nameOf('listing', 'of resources'),
  description: 'list of all resources',
  schema: { type: 'object', properties: {} },
  annotations: null,
};

function toTool(tool: Members): Item | null {
  const { name } = tool;
  if (typeof name !== 'string' || name === '') return null;
  return {
    kind: 'tool',
    name,
    description: describe(tool),
    schema: tool['inputSchema'] ?? null,
    annotations: tool['annotations'] ?? null,
  };
}

function toTemplate(template: Members): Item | null {
  const uri = template['uriTemplate'];
  if (typeof uri !== 'string' || variablesOf(uri).length === 0) return null;
  return {
    kind: 'template',
    name: nameOf('template', uri),
    description: describe(template),
    schema: schemaOf(variablesOf(uri).map((name) => ({ name, description: '' }))),
    annotations: null,
  };
}

function toPrompt(prompt: Members): Item | null {
  const { name } = prompt;
  if (typeof name !== 'string' || name === '') return null;
  const own = entriesOf(prompt['arguments']).map((argument) => ({
    name: String(argument['name'] ?? ''),
    description: describe(argument),
    required: argument['required'] === true,
  }));
  return {
    kind: 'prompt',
    name: nameOf('prompt', name),
    description: describe(prompt),
    schema: schemaOf(own),
    annotations: null,
  };
}

/** One for each argument of a prompt and each variable of a template. */
function completionsOf({ kind, name, schema }: Item): readonly Item[] {
  if (kind !== 'prompt' && kind !== 'template') return [];
  const own = name.slice(kind.length + 1);
  const ref = kind === 'prompt' ? { type: 'ref/prompt', name: own } : { type: 'ref/resource', uri: own };
  const properties = memberOf(schema as Json, 'properties') ?? null;
  return Object.keys(asMembers(properties)).map((argument) => ({
    kind: 'completion',
    name: nameOf('completion', `${name}, ${argument}`),
    description: `completes the path in ${argument}`,
    schema: schemaOf([{ name: argument, description: 'a path', required: true }]),
    annotations: { ref, argument },
  }));
}

interface Property {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
}

/** Arguments that are plain texts, as a JSON Schema. */
function schemaOf(own: readonly Property[]): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, description }) => [name, { type: 'string', description }])),
    required: own.filter(({ required = true }) => required).map(({ name }) => name),
  };
}

function describe({ description }: Members): string {
  return typeof description === 'string' ? description.slice(0, DESCRIPTION_LIMIT) : '';
}

function has(capabilities: Json, name: string): boolean {
  return memberOf(capabilities, name) !== undefined;
}

function entriesOf(list: Json | undefined): readonly Members[] {
  return Array.isArray(list) ? list.map((entry: Json) => asMembers(entry)) : [];
}

function asMembers(value: Json): Members {
  // An object out of JSON has string keys and JSON values.
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Members) : {};
}
