/** What the server offers: its tools, page by page, with the limits that a hostile list needs. */
import type { Item } from '@rootbound/core/item';
import type { Json } from '@rootbound/core/json';
import type { Session } from './session/session.ts';

const MOST_PAGES = 50;
const MOST_ITEMS = 500;
const DESCRIPTION_LIMIT = 4_000;

export interface Survey {
  readonly items: readonly Item[];
  /** Why the list is not whole; empty when it is. */
  readonly note: string;
}

/** Lists the tools. An error or silence is an empty surface with a note. */
export async function survey(session: Session, limitMs: number): Promise<Survey> {
  const items = new Map<string, Item>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const reply = await session.request('tools/list', cursor === undefined ? {} : { cursor }, limitMs);
    if (reply.kind !== 'result') return { items: [...items.values()], note: `tools/list ended in: ${reply.kind}` };
    const result = asRecord(reply.result);
    for (const item of itemsOf(result['tools'])) items.set(item.name, item);
    if (items.size > MOST_ITEMS) {
      const kept = [...items.values()].slice(0, MOST_ITEMS);
      return { items: kept, note: `more than ${MOST_ITEMS} tools: the rest is not surveyed` };
    }
    const next = result['nextCursor'];
    if (typeof next !== 'string' || next === '') return { items: [...items.values()], note: '' };
    cursor = next;
  }
  return { items: [...items.values()], note: `tools/list has more than ${MOST_PAGES} pages` };
}

function itemsOf(tools: Json | undefined): readonly Item[] {
  if (!Array.isArray(tools)) return [];
  return tools.map((tool: Json) => toItem(asRecord(tool))).filter((item) => item !== null);
}

function toItem(tool: Record<string, Json>): Item | null {
  const { name, description } = tool;
  if (typeof name !== 'string' || name === '') return null;
  return {
    kind: 'tool',
    name,
    description: typeof description === 'string' ? description.slice(0, DESCRIPTION_LIMIT) : '',
    schema: tool['inputSchema'] ?? null,
    annotations: tool['annotations'] ?? null,
  };
}

function asRecord(value: Json): Record<string, Json> {
  // An object out of JSON has string keys and JSON values.
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, Json>) : {};
}
