import { type Database, type Queryable, sql } from '#db/connection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { inTransaction } from '../tables/in-transaction.ts';
import { fresh, SHADOW, shadowPosition } from '../tables/shadow-tables.ts';
import { BatchWriter } from './batch-writer.ts';
import { createProjector, type EventStatement } from './event-statement.ts';
import { type Batch, PagePlanner } from './plan-page.ts';
import { type LoggedEvent, readPage } from './read-page.ts';

export interface ReplayOptions {
  /** Inclusive; final. */
  readonly upTo: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (position: number) => void;
}

/** Events that are read at once. */
const PART = 1000;
/**
 * A page of parts ends with so many statements: long pages make large batches, and what folds into one statement takes
 * no room. A page is a transaction, and what an interruption loses.
 */
const PAGE = 2000;
const LONGEST_PAGE = 20 * PART;

interface Page {
  readonly last: number;
  readonly batches: readonly Batch[];
}

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
    const read = readAhead(reader, (await shadowPosition(this.#session)) ?? 0, upTo);
    let writing = Promise.resolve();
    try {
      for (;;) {
        const page = await this.#nextPage(read);
        await writing;
        signal?.throwIfAborted();
        if (page === undefined) return;
        writing = inTransaction(this.#session, () => this.#write(page)).then(() => onProgress?.(page.last));
        writing.catch(() => undefined); // it is awaited before the next page, unless reading that fails
      }
    } finally {
      await writing.catch(() => undefined);
    }
  }

  /** Replays the rest within the transaction that the caller has begun on the session. */
  async rest(): Promise<void> {
    let after = (await shadowPosition(this.#session)) ?? 0;
    const read = async () => {
      const part = await readPage(this.#session, { after, upTo: Number.MAX_SAFE_INTEGER, limit: PART });
      after = part.at(-1)?.position ?? after;
      return part;
    };
    for (;;) {
      const page = await this.#nextPage(read);
      if (page === undefined) return;
      await this.#write(page);
    }
  }

  async #nextPage(read: () => Promise<LoggedEvent[]>): Promise<Page | undefined> {
    let last: number | undefined;
    this.#planner.take(); // what a page has left that failed
    for (let events = 0; events < LONGEST_PAGE && this.#planner.size < PAGE; events += PART) {
      const part = await read();
      for (const event of part) {
        const statement = this.#project(event);
        if (statement !== undefined) this.#planner.add(statement);
      }
      last = part.at(-1)?.position ?? last;
      if (part.length < PART) break;
    }
    return last === undefined ? undefined : { last, batches: this.#planner.take() };
  }

  async #write({ last, batches }: Page): Promise<void> {
    await look(this.#session, `${SHADOW}, public`, 'off');
    for (const { statements } of batches) await this.#writer.write(statements);
    await this.#session.query(sql`UPDATE ${fresh('progress')} SET position = ${last}`);
    await look(this.#session, 'public', 'on');
  }
}

/** Each call answers the next part of the log, which it has read while the one before was in use. */
function readAhead(db: Queryable, from: number, upTo: number): () => Promise<LoggedEvent[]> {
  const read = (after: number) => {
    const part = readPage(db, { after, upTo, limit: PART });
    part.catch(() => undefined); // it is awaited by the next call, if there is one
    return part;
  };
  let ahead = read(from);
  return async () => {
    const part = await ahead;
    const last = part.at(-1);
    if (last !== undefined) ahead = read(last.position);
    return part;
  };
}

/**
 * Plans of the replay are made while the tables are empty and kept; only those by an index stay good when they have
 * grown. For the rest of the transaction.
 */
async function look(session: Queryable, path: string, scans: 'on' | 'off'): Promise<void> {
  await session.query(sql`SELECT set_config('search_path', ${path}, true), set_config('enable_seqscan', ${scans}, true),
    set_config('enable_hashjoin', ${scans}, true), set_config('enable_mergejoin', ${scans}, true)`);
}
