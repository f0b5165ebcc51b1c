import type { Logger } from 'pino';
import type { EventMeta } from '#contracts/events/event.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';
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
  const isFirstReading = createReadingThinning(clock);
  const append = async (event: SecurityEvent, meta: EventMeta): Promise<void> => {
    const streamId = `security-${karachiDay(clock())}`;
    await appendToStream(db, { streamId, expectedVersion: null, events: [newEvent(event)], meta });
  };
  const record = async (event: SecurityEvent, meta: EventMeta): Promise<void> => {
    if (!admits(meta.client ?? 'unknown')) return;
    await append(event, meta).catch((error: unknown) =>
      logger.error({ err: error, event: event.type, requestId: meta.requestId }, 'a security event was not recorded'),
    );
  };
  return {
    record,
    async recordReading(route, meta) {
      if (meta.actor.kind === 'user' && isFirstReading(meta.actor.id, route))
        await record({ type: 'RecordsRead', data: { route } }, meta);
    },
    recordExport: (data, meta) => append({ type: 'RecordsExported', data }, meta),
  };
}

const QUARTER_HOUR_MS = 15 * 60_000;

/** Administrators are few, so what they read in one quarter of an hour is remembered whole. */
function createReadingThinning(clock: () => Date): (userId: number, route: string) => boolean {
  let quarter = 0;
  let read = new Set<string>();
  return (userId, route) => {
    const now = Math.floor(clock().getTime() / QUARTER_HOUR_MS);
    if (now !== quarter) {
      quarter = now;
      read = new Set();
    }
    const key = `${userId} ${route}`;
    const isFirst = !read.has(key);
    read.add(key);
    return isFirst;
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
