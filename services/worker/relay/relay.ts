import type { RecordedEvent } from '#contracts/events/event.ts';
import { follow } from '#db/event-store/follow/follow.ts';
import { RELAY } from '../../platform/worker-liveness.ts';
import type { WorkerContext } from '../context.ts';
import type { WakeUps } from './wake-ups.ts';

/** Mails wait for the relay, so a queue that is back is noticed soon. */
const LONGEST_PAUSE_MS = 5000;

interface RelayOptions {
  readonly wakeUps: WakeUps;
  /** Is told of events that were handed to the queue. */
  readonly afterwards: (events: readonly RecordedEvent[]) => void;
  readonly slotMs?: number | undefined;
}

/**
 * Follows the log and wakes the queue. The checkpoint moves only after the jobs are in the queue; a crash in between
 * adds them again. While the queue is away the relay waits; writes of the API do not.
 */
export function relay(
  context: WorkerContext,
  { wakeUps, afterwards, slotMs }: RelayOptions,
  signal: AbortSignal,
): Promise<void> {
  const { db, queue, logger, clock } = context;
  return follow(db, {
    consumer: RELAY,
    signal,
    longestPauseMs: LONGEST_PAUSE_MS,
    handle: (events) => queue.add(wakeUps(events, clock(), slotMs)),
    afterwards,
    onError: (error) =>
      logger.warn({ err: error }, 'following the log was interrupted; it goes on from the checkpoint'),
  });
}
