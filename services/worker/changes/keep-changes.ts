import { followChanges } from '#db/tender-changes/follow-changes.ts';
import type { WorkerContext } from '../context.ts';

/** Keeps the change feed close behind the log; who follows the feed has a change within about this time. */
const POLL_MS = 1000;

export function keepChanges({ db, logger }: WorkerContext, signal: AbortSignal): Promise<void> {
  return followChanges(db, {
    signal,
    pollMs: POLL_MS,
    onError: (error) => logger.warn({ err: error }, 'the change feed was interrupted; it goes on from the checkpoint'),
  });
}
