import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable } from '../../connection.ts';

export interface LoopOptions {
  readonly signal: AbortSignal;
  readonly pollMs?: number;
  /**
   * Is told of every failure; the work then begins anew on another session, after a pause that grows until it gets on
   * again. Without it the first failure rejects.
   */
  readonly onError?: (error: unknown) => void;
  readonly longestPauseMs?: number;
}

export const POLL_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** Runs `work` on a session of its own until `signal` aborts: the loop under everything that follows the log. */
export async function keepOnSession(
  db: Database,
  { signal, onError, pollMs = POLL_MS, longestPauseMs = LONGEST_PAUSE_MS }: LoopOptions,
  work: (session: Queryable, onProgress: () => void) => Promise<void>,
): Promise<void> {
  let pauseMs = pollMs;
  const onProgress = () => {
    pauseMs = pollMs;
  };
  while (!signal.aborted) {
    try {
      await db.session((session) => work(session, onProgress));
    } catch (error) {
      if (onError === undefined) throw error;
      if (signal.aborted) return;
      onError(error);
      await pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
}

/** Aborting merely ends the pause. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
