/** Sessions of people who came in by a printed address, by the hash of their token. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Connection } from '../open.ts';
import { accessSessions } from '../tables/installation.ts';

export class AccessSessions {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Adds a session and forgets those that have run out. */
  add(session: { readonly tokenHash: string; readonly expiresAt: string; readonly now: string }): void {
    const { tokenHash, expiresAt, now } = session;
    this.#connection.transaction((tx) => {
      tx.delete(accessSessions).where(lte(accessSessions.expiresAt, now)).run();
      tx.insert(accessSessions).values({ tokenHash, expiresAt }).run();
    });
  }

  isOpen(tokenHash: string, now: string): boolean {
    const open = and(eq(accessSessions.tokenHash, tokenHash), gt(accessSessions.expiresAt, now));
    return this.#connection.select().from(accessSessions).where(open).get() !== undefined;
  }
}
