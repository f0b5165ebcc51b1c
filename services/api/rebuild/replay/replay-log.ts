import { type Database, type Queryable, sql } from '#db/connection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { inTransaction } from '../tables/in-transaction.ts';
import { fresh, SHADOW, shadowPosition } from '../tables/shadow-tables.ts';
import { type Batch, type Page, planPage } from './plan-page.ts';
import { deriveBatch, writeBatch } from './write-batch.ts';
import { type Writer, writersOf } from './writers.ts';

interface ReplayOptions {
  /** Inclusive; final. */
  readonly upTo: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (position: number) => void;
}

/** Events of a page. It is a transaction, and what an interruption loses. */
const PAGE = 5000;
const ALL = Number.MAX_SAFE_INTEGER;

/** Replays the log into the fresh tables through one connection. */
export class Replay {
  readonly #session: Queryable;
  readonly #writers: readonly Writer[];

  constructor(session: Queryable, modules: readonly ApiModule[]) {
    this.#session = session;
    this.#writers = writersOf(modules);
  }

  /** Replays by transactions of its own; while one page is written, the next is planned through `reader`. */
  async run(reader: Database, { upTo, signal, onProgress }: ReplayOptions): Promise<void> {
    const plan = (after: number) => planPage(reader, this.#writers, { after, upTo, limit: PAGE });
    for (let next = plan((await shadowPosition(this.#session)) ?? 0); ; ) {
      const page = await next;
      signal?.throwIfAborted();
      if (page === undefined) return;
      next = held(plan(page.last));
      await inTransaction(this.#session, () => this.#write(reader, page));
      onProgress?.(page.last);
    }
  }

  /** Replays the rest within the transaction that the caller has begun on the session. */
  async rest(): Promise<void> {
    let after = (await shadowPosition(this.#session)) ?? 0;
    for (;;) {
      const page = await planPage(this.#session, this.#writers, { after, upTo: ALL, limit: PAGE });
      if (page === undefined) return;
      await this.#write(this.#session, page);
      after = page.last;
    }
  }

  /** While one batch is written, Node makes the next one ready. */
  async #write(reader: Queryable, { last, batches }: Page): Promise<void> {
    await look(this.#session, `${SHADOW}, public`, 'off');
    const ready = (batch: Batch | undefined) =>
      held(batch === undefined ? Promise.resolve(undefined) : deriveBatch(reader, batch));
    let next = ready(batches[0]);
    for (const [index, batch] of batches.entries()) {
      const made = await next;
      next = ready(batches[index + 1]);
      await this.#session.prepared(writeBatch(batch, made));
    }
    await this.#session.query(sql`UPDATE ${fresh('progress')} SET position = ${last}`);
    await look(this.#session, 'public', 'on');
  }
}

/** A promise that is awaited later, or never when something fails before. */
function held<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/**
 * Plans of the replay are made while the tables are empty and kept; only those by an index stay good when they have
 * grown. For the rest of the transaction.
 */
async function look(session: Queryable, path: string, scans: 'on' | 'off'): Promise<void> {
  await session.query(sql`SELECT set_config('search_path', ${path}, true), set_config('enable_seqscan', ${scans}, true),
    set_config('enable_hashjoin', ${scans}, true), set_config('enable_mergejoin', ${scans}, true)`);
}
