/**
 * The orders of the embedded queue, in a SQLite file of its own.
 * The file is locked for as long as it is open: two processes handing out the same orders would run them twice.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Order } from '@rootbound/core/order';
import Database from 'better-sqlite3';
import { Parse } from 'typebox/value';
import { QueueInUseFault } from '../errors.ts';
import { type Standing, WorkerFault } from '../port.ts';

/** `tries` counts the workers that died or gave up on the order while this process watched; `taken` every hand-out. */
export interface OrderRow {
  readonly order: Order;
  readonly priority: number;
  readonly tries: number;
  readonly taken: number;
}

export type Ending =
  | { readonly kind: 'report'; readonly packed: Uint8Array }
  | { readonly kind: 'fault'; readonly fault: WorkerFault };

interface RawRow {
  readonly body: string;
  readonly priority: number;
  readonly tries: number;
  readonly taken: number;
  readonly report: Uint8Array | null;
  readonly fault: string | null;
}

const SCHEMA = `create table if not exists orders (
  seq integer primary key autoincrement,
  run text not null unique,
  body text not null,
  priority integer not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'ended')),
  tries integer not null default 0,
  taken integer not null default 0,
  report blob,
  fault text
) strict`;

export class OrderTable {
  readonly #database: Database.Database;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#database = new Database(file, { timeout: 500 });
    try {
      this.#database.pragma('locking_mode = exclusive');
      this.#database.pragma('journal_mode = wal');
      this.#database.pragma('synchronous = normal');
      this.#database.exec(SCHEMA);
      // The lock is taken by the first write, and this is one.
      this.#database.exec(`update orders set state = 'queued' where state = 'running'`);
    } catch (cause) {
      this.#database.close();
      if (cause instanceof Database.SqliteError && cause.code === 'SQLITE_BUSY') throw new QueueInUseFault(file, cause);
      throw cause;
    }
  }

  /** False where the run is there already. */
  add(order: Order, priority: number): boolean {
    const sql = 'insert into orders (run, body, priority) values (?, ?, ?) on conflict (run) do nothing';
    return this.#database.prepare(sql).run(order.run, JSON.stringify(order), priority).changes === 1;
  }

  /** All runs with their priority, in the order of their arrival. */
  list(): readonly { readonly run: string; readonly priority: number }[] {
    // The columns are those of the statement.
    return this.#database.prepare('select run, priority from orders order by seq').all() as RunPriority[];
  }

  /** Marks a waiting order as handed out; null where none waits. */
  take(run: string): OrderRow | null {
    const sql = `update orders set state = 'running', taken = taken + 1 where run = ? and state = 'queued' returning *`;
    return readRow(this.#database.prepare(sql).get(run));
  }

  /** Puts an order back; `counted` where its worker died of it, as far as anybody knows, and not of our own stop. */
  release(run: string, counted: boolean): void {
    const column = counted ? 'tries = tries + 1' : 'taken = taken - 1';
    const sql = `update orders set state = 'queued', ${column} where run = ? and state = 'running'`;
    this.#database.prepare(sql).run(run);
  }

  /** Keeps how an order ended until it is recorded; the first ending stays. */
  end(run: string, ending: Ending): void {
    const sql = `update orders set state = 'ended', report = ?, fault = ? where run = ? and state <> 'ended'`;
    const report = ending.kind === 'report' ? ending.packed : null;
    const fault = ending.kind === 'fault' ? JSON.stringify(ending.fault) : null;
    this.#database.prepare(sql).run(report, fault, run);
  }

  /** How an order ended; null where it has not. */
  ending(run: string): Ending | null {
    const sql = `select * from orders where run = ? and state = 'ended'`;
    // The columns are those of the schema above.
    const raw = this.#database.prepare(sql).get(run) as RawRow | undefined;
    if (raw === undefined) return null;
    if (raw.report !== null) return { kind: 'report', packed: raw.report };
    return { kind: 'fault', fault: Parse(WorkerFault, JSON.parse(raw.fault ?? 'null')) };
  }

  remove(run: string): void {
    this.#database.prepare('delete from orders where run = ?').run(run);
  }

  standing(): Standing {
    const sql = `select count(*) filter (where state = 'queued') as queued,
      count(*) filter (where state = 'running') as running from orders`;
    // An aggregate without grouping is always one row of these two.
    return this.#database.prepare(sql).get() as Standing;
  }

  close(): void {
    this.#database.close();
  }
}

type RunPriority = { readonly run: string; readonly priority: number };

function readRow(row: unknown): OrderRow | null {
  if (row === undefined) return null;
  // The columns are those of the schema above.
  const { body, priority, tries, taken } = row as RawRow;
  return { order: Parse(Order, JSON.parse(body)), priority, tries, taken };
}
