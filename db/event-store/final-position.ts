import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../connection.ts';
import { Horizon } from './horizon.ts';

const POLL_MS = 20;

/**
 * The position up to which the log is final now: whoever was writing when this was asked has ended. 0 for an empty log.
 * Waits for those writers, as long as the longest of them.
 */
export function finalPosition(db: Database): Promise<number> {
  return db.session(async (session) => {
    const horizon = new Horizon();
    for (;;) {
      const position = await horizon.next(session);
      if (position > 0 || !horizon.waiting) return position;
      await sleep(POLL_MS);
    }
  });
}
