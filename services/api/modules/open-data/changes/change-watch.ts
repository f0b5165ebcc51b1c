import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection.ts';
import { newestCursor } from './changes.queries.ts';
import type { Cursor } from './cursor.ts';

const LOOK_EVERY_MS = 250;

interface Watched {
  readonly db: Database;
  readonly readiness: { readonly draining: boolean };
  readonly onChange: () => void;
}

const isSame = (one: Cursor, other: Cursor | undefined) =>
  one.position === other?.position && one.tenderId === other.tenderId && one.event === other.event;

/**
 * Looks for changes on behalf of every follower that waits in this process: one question each quarter of a second,
 * none while nobody waits. A process that is about to end lets all go.
 */
export function createChangeWatch({ db, readiness, onChange }: Watched) {
  const waiting = new Map<() => void, Cursor>();
  let isLooking = false;
  let newest: Cursor | undefined;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    while (waiting.size > 0) {
      const found = await newestCursor(db).catch(() => undefined);
      if (found !== undefined && newest !== undefined && !isSame(found, newest)) onChange();
      newest = found;
      for (const [wake, cursor] of waiting) {
        if (readiness.draining || (found !== undefined && !isSame(cursor, found))) wake();
      }
      await sleep(LOOK_EVERY_MS);
    }
    newest = undefined;
    isLooking = false;
  };
  return {
    /** True when a look of a moment ago found this very change to be the newest: there is nothing to ask the database. */
    isNewest: (cursor: Cursor) => isSame(cursor, newest),
    /** Resolves when another change is the newest, after so many milliseconds, or when `leave` is called. */
    waitBeyond: (cursor: Cursor, milliseconds: number, onStart: (leave: () => void) => void) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        onStart(wake);
        waiting.set(wake, cursor);
        void look();
      }),
  };
}
