import { type Database, type Queryable, sql } from '#db/connection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { inTransaction } from '../tables/in-transaction.ts';
import { fresh, SHADOW, shadowPosition } from '../tables/shadow-tables.ts';
import { BatchWriter } from './batch-writer.ts';
import { createProjector, type EventStatement } from './event-statement.ts';
import { PagePlanner } from './plan-page.ts';
import { type LoggedEvent, readPage } from './read-page.ts';

export interface ReplayOptions {
  /** Inclusive; final. */
  readonly upTo: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (position: number) => void;
}

/** Long pages make large batches; a page is a transaction, and what an interruption loses. */
const PAGE = 2000;

/** Replays the log into the fresh tables through one connection. */
export class Replay {
  readonly #session: Queryable;
  readonly #project: (event: LoggedEvent) => EventStatement | undefined;
  readonly #planner = new PagePlanner();
  readonly #writer: BatchWriter;

  constructor(session: Queryable, modules: readonly ApiModule[]) {
    this.#session = session;
    this.#project = createProjector(modules);
    this.#writer = new BatchWriter(session);
  }

  /** Projections that are replayed one event at a time. */
  get slow(): number {
    return this.#writer.slow;
  }

  /** Replays by transactions of its own; while one page is written, the next is read through `reader`. */
  async run(reader: Database, { upTo, signal, onProgress }: ReplayOptions): Promise<void> {
    const read = (after: number) => readPage(reader, { after, upTo, limit: PAGE });
    let ahead = read((await shadowPosition(this.#session)) ?? 0);
    for (;;) {
      const events = await ahead;
      const last = events.at(-1);
      if (last === undefined) return;
      ahead = read(last.position);
      ahead.catch(() => undefined); // it is awaited in the next round, unless writing fails before
      await inTransaction(this.#session, () => this.#write(events));
      onProgress?.(last.position);
      signal?.throwIfAborted();
    }
  }

  /** Replays the rest within the transaction that the caller has begun on the session. */
  async rest(): Promise<void> {
    for (;;) {
      const after = (await shadowPosition(this.#session)) ?? 0;
      const page = { after, upTo: Number.MAX_SAFE_INTEGER, limit: PAGE };
      const events = await readPage(this.#session, page);
      if (events.length === 0) return;
      await this.#write(events);
    }
  }

  async #write(events: readonly LoggedEvent[]): Promise<void> {
    const batches = this.#planner.plan(events.flatMap((event) => this.#project(event) ?? []));
    await look(this.#session, `${SHADOW}, public`, 'off');
    for (const { statements } of batches) await this.#writer.write(statements);
    await this.#session.query(sql`UPDATE ${fresh('progress')} SET position = ${events.at(-1)?.position ?? 0}`);
    await look(this.#session, 'public', 'on');
  }
}

/**
 * Plans of the replay are made while the tables are empty and kept; only those by an index stay good when they have
 * grown. For the rest of the transaction.
 */
async function look(session: Queryable, path: string, scans: 'on' | 'off'): Promise<void> {
  await session.query(sql`SELECT set_config('search_path', ${path}, true), set_config('enable_seqscan', ${scans}, true),
    set_config('enable_hashjoin', ${scans}, true), set_config('enable_mergejoin', ${scans}, true)`);
}
