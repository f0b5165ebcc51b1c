import { follow } from '#db/event-store/follow/follow.ts';
import type { WorkerContext } from '../context.ts';
import type { WakeUps } from './wake-ups.ts';

/** Name of the relay's checkpoint; everything up to it has been handed to the queue. */
export const RELAY = 'relay';
/** Mails wait for the relay, so a queue that is back is noticed soon. */
const LONGEST_PAUSE_MS = 5000;

/**
 * Follows the log and wakes the queue. The checkpoint moves only after the jobs are in the queue; a crash in between
 * adds them again. While the queue is away the relay waits; writes of the API do not.
 */
export function relay(context: WorkerContext, wakeUps: WakeUps, signal: AbortSignal, slotMs?: number): Promise<void> {
  const { db, queue, logger, clock } = context;
  return follow(db, {
    consumer: RELAY,
    signal,
    longestPauseMs: LONGEST_PAUSE_MS,
    handle: (events) => queue.add(wakeUps(events, clock(), slotMs)),
    onError: (error) =>
      logger.warn({ err: error }, 'following the log was interrupted; it goes on from the checkpoint'),
  });
}
