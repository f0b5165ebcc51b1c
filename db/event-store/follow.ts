import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import type { Database, Queryable } from '../connection.ts';
import { moveCheckpoint, readCheckpoint } from './checkpoint.ts';
import { Horizon } from './horizon.ts';
import { readAll } from './read-all.ts';

export interface FollowOptions {
  readonly consumer: string;
  /** Deals with one page of events; what it writes through `tx` commits together with the checkpoint. */
  readonly handle: (events: readonly RecordedEvent<DomainEvent>[], tx: Queryable) => Promise<void>;
  readonly signal: AbortSignal;
  readonly pageSize?: number;
  readonly pollMs?: number;
  /**
   * Is told of every failure of the database or of `handle`; following then goes on from the checkpoint after a growing
   * pause. Without it the first failure rejects.
   */
  readonly onError?: (error: unknown) => void;
}

const SOON_MS = 5;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Follows the log from the consumer's checkpoint until `signal` aborts: every event once, in global order, nothing
 * missed. Keeps one connection of the pool to itself. The checkpoint is the position of the last event READ, never the
 * horizon: after a crash the sequence may fall back below the horizon.
 */
export async function follow(db: Database, options: FollowOptions): Promise<void> {
  const { signal, onError, pollMs = 250 } = options;
  let pauseMs = pollMs;
  while (!signal.aborted) {
    try {
      await db.session((session) =>
        followOn(db, session, options, () => {
          pauseMs = pollMs;
        }),
      );
    } catch (error) {
      if (onError === undefined) throw error;
      onError(error);
      await pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

/** Horizon and reading share the session, so that both are of one life of the server. */
async function followOn(
  db: Database,
  session: Queryable,
  options: FollowOptions,
  onProgress: () => void,
): Promise<void> {
  const { consumer, signal, pageSize = 500, pollMs = 250 } = options;
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
    cursor = await deal(db, options, cursor, events, last.position);
    soonMs = SOON_MS;
    onProgress();
  }
}

async function deal(
  db: Database,
  { consumer, handle }: FollowOptions,
  cursor: number,
  events: readonly RecordedEvent<DomainEvent>[],
  last: number,
): Promise<number> {
  try {
    await db.tx(async (tx) => {
      if (!(await moveCheckpoint(tx, consumer, cursor, last))) throw new CheckpointTakenError(consumer);
      await handle(events, tx);
    });
    return last;
  } catch (error) {
    if (error instanceof CheckpointTakenError) return readCheckpoint(db, consumer); // another process dealt with them
    throw error;
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined); // aborting merely ends the pause
}

class CheckpointTakenError extends Error {
  override readonly name = 'CheckpointTakenError';
}
