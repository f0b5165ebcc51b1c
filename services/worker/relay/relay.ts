import { setTimeout as sleep } from 'node:timers/promises';
import { follow } from '#db/event-store/follow.ts';
import type { WorkerContext } from '../context.ts';
import type { WakeUps } from './wake-ups.ts';

/** Name of the relay's checkpoint; everything up to it has been handed to the queue. */
export const RELAY = 'relay';
const RETRY_MS = 1000;

/**
 * Follows the log and wakes the queue. The checkpoint moves only after the jobs are in the queue; a crash in between
 * adds them again. While the queue is away the relay waits; writes of the API do not.
 */
export async function relay(
  context: WorkerContext,
  wakeUps: WakeUps,
  signal: AbortSignal,
  slotMs?: number,
): Promise<void> {
  const { db, queue, logger, clock } = context;
  while (!signal.aborted) {
    try {
      await follow(db, {
        consumer: RELAY,
        signal,
        handle: (events) => queue.add(wakeUps(events, clock(), slotMs)),
      });
    } catch (error) {
      if (signal.aborted) return;
      logger.warn({ err: error }, 'following the log was interrupted; it goes on from the checkpoint');
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
