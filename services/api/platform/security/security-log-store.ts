import type { Logger } from 'pino';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { Queryable } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import type { SecurityLog } from './security-log.ts';

const A_MINUTE = 60;
const NETWORKS = 10_000;

/** Writes at most 60 events a minute per client network; what is beyond is counted in one line of the ordinary log. */
export function createSecurityLog(given: { db: Queryable; logger: Logger; clock: () => Date }): SecurityLog {
  const { db, logger, clock } = given;
  const admits = createThinning(logger, clock);
  return {
    async record(event, meta) {
      if (!admits(meta.client ?? 'unknown')) return;
      const streamId = `security-${karachiDay(clock())}`;
      try {
        await appendToStream(db, { streamId, expectedVersion: null, events: [newEvent(event)], meta });
      } catch (error) {
        logger.error({ err: error, event: event.type, requestId: meta.requestId }, 'a security event was not recorded');
      }
    },
  };
}

function createThinning(logger: Logger, clock: () => Date): (network: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (network) => {
    const now = Math.floor(clock().getTime() / 60_000);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    // Networks beyond what one minute may remember share a count, so that memory stays bounded.
    const key = counts.has(network) || counts.size < NETWORKS ? network : 'others';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count === A_MINUTE + 1)
      logger.warn({ network: key }, 'too many security events, the rest of this minute is dropped');
    return count <= A_MINUTE;
  };
}
