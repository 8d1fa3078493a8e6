/** How documents lie in the store: JSON, compressed. They are served as they lie to whoever takes gzip. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

export async function pack(value: unknown): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify(value));
}

/** The JSON text of a packed document. */
export async function unpackText(packed: Uint8Array): Promise<string> {
  return (await promisify(gunzip)(packed)).toString('utf8');
}

/** The document, not yet looked at: parse it with its schema. */
export async function unpack(packed: Uint8Array): Promise<unknown> {
  return JSON.parse(await unpackText(packed));
}
