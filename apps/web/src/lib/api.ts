/** The client of the pages: same origin, and the `fetch` that a page's load was given. */
import { type Client, makeClient } from '@rootbound/contract/client';

export function clientOf(load: typeof fetch = fetch): Client {
  return makeClient((path, init) => load(path, init));
}
