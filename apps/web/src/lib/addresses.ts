/** Addresses of the pages, once. Every part is percent-encoded here, so that a name with a slash stays one part. */
import type { Cell } from '@rootbound/core/cell';

const part = encodeURIComponent;

export const addressOf = {
  servers: () => '/',
  server: (server: string) => `/servers/${part(server)}`,
  run: (run: string, query: Readonly<Record<string, string | null>> = {}) => `/runs/${part(run)}${queryOf(query)}`,
  comparison: (before: string, after: string) => `/compare/${part(before)}/${part(after)}`,
  cell: (run: string, cell: Pick<Cell, 'scenario' | 'item' | 'operation' | 'target'>) =>
    `/runs/${part(run)}/cells/${[cell.scenario, cell.item, cell.operation, cell.target].map(part).join('/')}`,
};

/** The page of a cell by its key, whose item is already percent-encoded. */
export function addressOfKey(run: string, key: string): string {
  return `/runs/${part(run)}/cells/${key}`;
}

function queryOf(query: Readonly<Record<string, string | null>>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** The part of a page's URL that a filter changes. */
export interface PageUrl {
  readonly pathname: string;
  readonly searchParams: Pick<URLSearchParams, 'toString'>;
}

/** The query of `url` with some of its entries set, or dropped where null. */
export function withQuery(url: PageUrl, change: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(url.searchParams.toString());
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? url.pathname : `?${text}`;
}
