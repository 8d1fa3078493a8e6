/**
 * What differs between the eras of the protocol: how a session is opened, and how a call gets its roots.
 * Up to 2025-11-25 a handshake and requests that the server pushes; after it input requests within each call.
 */
import type { Json } from '@rootbound/core/json';
import type { Revision } from '@rootbound/core/revision';
import type { Scenario } from '@rootbound/core/scenario';
import type { RootsPlayer } from './roots-player.ts';
import type { RawReply, Tap } from './tap.ts';

/** What an era needs of a session. */
export interface Ground {
  readonly tap: Tap;
  readonly player: RootsPlayer;
  readonly declares: Scenario['declares'];
  readonly revision: Revision;
  readonly handshake: NonNullable<Scenario['handshake']>;
  readonly limitMs: number;
}

/** `revision` is what was negotiated, null where no handshake was made. */
export type Opening =
  | {
      readonly kind: 'opened';
      readonly revision: string | null;
      readonly serverInfo: Json;
      readonly capabilities: Json;
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'unsupported-revision' | 'not-mcp' | 'silent' | 'closed';
      readonly text: string;
    };

export interface Era {
  readonly takesListChanged: boolean;
  open(): Promise<Opening>;
  /** One call to its end, whatever the server asks for in between. */
  call(method: string, params: Json, limitMs: number): Promise<RawReply>;
  /** A request that the server pushed. */
  takeRequest(method: string, id: string | number, params: Json): void;
}

export function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (value === undefined || value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json })[key] : undefined;
}
