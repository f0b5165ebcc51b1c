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
}

/**
 * Follows the log from the consumer's checkpoint until `signal` aborts: every event once, in global order, nothing
 * missed. The checkpoint is the position of the last event READ, never the horizon: after a crash the sequence may
 * fall back below the horizon.
 */
export async function follow(db: Database, options: FollowOptions): Promise<void> {
  const { consumer, signal, pageSize = 500, pollMs = 250 } = options;
  const horizon = new Horizon();
  let cursor = await readCheckpoint(db, consumer);
  while (!signal.aborted) {
    const upTo = await horizon.next(db);
    const events = upTo > cursor ? await readAll(db, { after: cursor, upTo, limit: pageSize }) : [];
    const last = events.at(-1);
    if (last === undefined) {
      await sleep(pollMs, undefined, { signal }).catch(() => undefined);
      continue;
    }
    cursor = await deal(db, options, cursor, events, last.position);
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
      await handle(events, tx);
      if (!(await moveCheckpoint(tx, consumer, cursor, last))) throw new CheckpointTakenError(consumer);
    });
    return last;
  } catch (error) {
    if (error instanceof CheckpointTakenError) return readCheckpoint(db, consumer); // another process dealt with them
    throw error;
  }
}

class CheckpointTakenError extends Error {
  override readonly name = 'CheckpointTakenError';
}
