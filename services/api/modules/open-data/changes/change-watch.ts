import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection.ts';
import { newestPosition } from './changes.queries.ts';

const LOOK_EVERY_MS = 250;
/** Followers that may wait in one process; each holds a connection and nothing of the database. */
const MOST = 2000;

export interface ChangeWatch {
  /** False when as many followers wait as may. */
  hasRoom(): boolean;
  /** Resolves when there is a change behind `position`, after so many milliseconds, or when `signal` aborts. */
  waitBeyond(position: number, milliseconds: number, signal: AbortSignal): Promise<void>;
}

interface Watched {
  readonly db: Database;
  readonly readiness: { readonly draining: boolean };
  readonly onChange: () => void;
}

/**
 * Looks for changes on behalf of every follower that waits in this process: one question each quarter of a second,
 * none while nobody waits. A process that is about to end lets all go.
 */
export function createChangeWatch({ db, readiness, onChange }: Watched, most = MOST): ChangeWatch {
  const waiting = new Map<() => void, number>();
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    let known: number | undefined;
    while (waiting.size > 0) {
      const newest = readiness.draining ? Number.POSITIVE_INFINITY : await newestPosition(db).catch(() => known ?? 0);
      if (known !== undefined && newest > known) onChange();
      known = newest;
      for (const [wake, position] of waiting) if (newest > position) wake();
      await sleep(LOOK_EVERY_MS);
    }
    isLooking = false;
  };
  return {
    hasRoom: () => waiting.size < most,
    waitBeyond: (position, milliseconds, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        signal.addEventListener('abort', wake);
        waiting.set(wake, position);
        void look();
      }),
  };
}
