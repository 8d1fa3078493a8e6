/**
 * Who may look: whoever opened the address that this start printed, from this machine and from our own pages.
 * The key of the address opens one session and is then worth nothing; sessions outlive a restart by their hash.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AccessSessions } from '@rootbound/store/repositories/access-sessions';
import type { RefusalCode } from './errors.ts';

export interface AccessOptions {
  readonly sessions: AccessSessions;
  now(): Date;
}

/** What a request says about where it comes from. */
export interface Caller {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** What a browser says of the page that asks: `same-origin`, `cross-site`, … */
  readonly fetchSite: string | undefined;
  readonly token: string | undefined;
}

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly field: string;
}

export const SESSION_DAYS = 30;
const NAMES = ['127.0.0.1', 'localhost'];
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_PAGES = new Set([undefined, 'same-origin', 'none']);

export class Access {
  readonly #sessions: AccessSessions;
  readonly #now: () => Date;
  #hosts: readonly string[] = [];
  #keyHash: Buffer | null = null;

  constructor({ sessions, now }: AccessOptions) {
    this.#sessions = sessions;
    this.#now = now;
  }

  /** Names that a request may call us by: known once the port is. */
  allowPort(port: number): void {
    this.#hosts = NAMES.map((name) => (port === 80 ? name : `${name}:${port}`));
  }

  /** A new key; the one before is worth nothing from now on. */
  mintKey(): string {
    const key = randomBytes(32).toString('base64url');
    this.#keyHash = hash(key);
    return key;
  }

  /** A new session's token for the right key, null for any other. The right key works once. */
  enter(key: string): string | null {
    if (this.#keyHash === null || !timingSafeEqual(this.#keyHash, hash(key))) return null;
    this.#keyHash = null;
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000).toISOString();
    this.#sessions.add({ tokenHash: hash(token).toString('hex'), expiresAt, now: now.toISOString() });
    return token;
  }

  /** Why a request is not for us, by what it calls us and where it comes from; null where nothing is wrong. */
  refuseForeign({ method, host, origin, fetchSite }: Caller): Refusal | null {
    if (host === undefined || !this.#hosts.includes(host)) return HOST_REFUSED;
    if (origin !== undefined && !this.#hosts.some((name) => origin === `http://${name}`)) return ORIGIN_REFUSED;
    return SAFE_METHODS.has(method) || OWN_PAGES.has(fetchSite) ? null : ORIGIN_REFUSED;
  }

  /** Why a request of ours is not answered: nobody has entered with this token. */
  refuseStranger({ token }: Caller): Refusal | null {
    if (token === undefined || token === '') return STRANGER_REFUSED;
    return this.#sessions.isOpen(hash(token).toString('hex'), this.#now().toISOString()) ? null : STRANGER_REFUSED;
  }
}

const HOST_REFUSED: Refusal = {
  code: 'HOST_NOT_ALLOWED',
  message: 'this is not the address that was printed at start',
  field: 'host',
};
const ORIGIN_REFUSED: Refusal = {
  code: 'ORIGIN_NOT_ALLOWED',
  message: 'only our own pages may ask',
  field: 'origin',
};
const STRANGER_REFUSED: Refusal = {
  code: 'NOT_ENTERED',
  message: 'open the address that was printed at start',
  field: 'cookie',
};

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
