import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import type { Database, Queryable } from '../../connection.ts';
import { moveCheckpoint, readCheckpoint } from '../checkpoint.ts';
import { Horizon } from '../horizon.ts';
import { readAll } from '../read-all.ts';
import { keepOnSession, type LoopOptions, POLL_MS, pause } from './keep-on-session.ts';

export interface FollowOptions extends LoopOptions {
  readonly consumer: string;
  /** Deals with one page of events; what it writes through `tx` commits together with the checkpoint. */
  readonly handle: (events: readonly RecordedEvent<DomainEvent>[], tx: Queryable) => Promise<void>;
  /** Callback with events whose page has committed. */
  readonly afterwards?: (events: readonly RecordedEvent<DomainEvent>[]) => void;
  readonly pageSize?: number;
}

const SOON_MS = 5;

/**
 * Follows the log from the consumer's checkpoint until `signal` aborts: every event once, in global order, nothing
 * missed. Keeps one connection of the pool to itself. The checkpoint is the position of the last event READ, never the
 * horizon: after a crash the sequence may fall back below the horizon.
 */
export function follow(db: Database, options: FollowOptions): Promise<void> {
  return keepOnSession(db, options, (session, onProgress) => followOn(db, session, options, onProgress));
}

/** Options of a follower that says by itself what it is called and what it does. */
export type Following = Omit<FollowOptions, 'consumer' | 'handle'>;

/** The same for a consumer that asks the database about the positions of a page: both are included, and all between them is final. */
export const followRanges = (
  db: Database,
  consumer: string,
  deal: (tx: Queryable, first: number, last: number) => Promise<void>,
  options: Following,
): Promise<void> =>
  follow(db, {
    pageSize: 1000,
    ...options,
    consumer,
    handle: async (events, tx) => {
      const [first, last] = [events[0], events.at(-1)];
      if (first !== undefined && last !== undefined) await deal(tx, first.position, last.position);
    },
  });

/** Horizon and reading share the session, so that both are of one life of the server. */
async function followOn(
  db: Database,
  session: Queryable,
  options: FollowOptions,
  onProgress: () => void,
): Promise<void> {
  const { consumer, signal, pageSize = 500, pollMs = POLL_MS } = options;
  const horizon = new Horizon();
  let cursor = await readCheckpoint(session, consumer);
  let soonMs = SOON_MS;
  while (!signal.aborted) {
    const upTo = await horizon.next(session);
    const events = upTo > cursor ? await readAll(session, { after: cursor, upTo, limit: pageSize }) : [];
    const last = events.at(-1);
    if (last === undefined) {
      await pause(horizon.waiting ? soonMs : pollMs, signal);
      soonMs = horizon.waiting ? Math.min(soonMs * 2, pollMs) : SOON_MS;
      continue;
    }
    cursor = await handleBatch(db, options, cursor, events, last.position);
    soonMs = SOON_MS;
    onProgress();
  }
}

async function handleBatch(
  db: Database,
  { consumer, handle, afterwards }: FollowOptions,
  cursor: number,
  events: readonly RecordedEvent<DomainEvent>[],
  last: number,
): Promise<number> {
  try {
    await db.tx(async (tx) => {
      if (!(await moveCheckpoint(tx, consumer, cursor, last))) throw new CheckpointTakenError(consumer);
      await handle(events, tx);
    });
    afterwards?.(events);
    return last;
  } catch (error) {
    if (error instanceof CheckpointTakenError) return readCheckpoint(db, consumer); // another process dealt with them
    throw error;
  }
}

class CheckpointTakenError extends Error {
  override readonly name = 'CheckpointTakenError';
}
