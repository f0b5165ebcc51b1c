import type { Logger } from 'pino';
import type { EventNamed } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { Queryable } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { createThinning, MINUTE_MS } from './security-log/thinning.ts';

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * Sign-ins of administrators, refused attempts and what was read and exported, in `security-<Karachi day>`: one by one
 * until a network causes too many of them; those are one event with their counts a minute.
 */
export function createSecurityLog(given: { db: Queryable; logger: Logger; clock: () => Date }) {
  const { db, logger, clock } = given;
  const thinning = createThinning(clock);
  const isFirstReading = createReadingThinning(clock);
  const append = async (event: SecurityEvent, meta: EventMeta): Promise<void> => {
    const streamId = `security-${karachiDay(clock())}`;
    await appendToStream(db, { streamId, expectedVersion: null, events: [newEvent(event)], meta });
  };
  const appendOrLog = (event: SecurityEvent, meta: EventMeta): Promise<void> =>
    append(event, meta).catch((error: unknown) =>
      logger.error({ err: error, event, requestId: meta.requestId }, 'a security event was not recorded'),
    );
  const flush = async () => {
    for (const { counts, meta } of thinning.take())
      await appendOrLog({ type: 'SecurityEventsCounted', data: { counts } }, meta);
  };
  let isWaiting = false;
  const record = async (event: SecurityEvent, meta: EventMeta): Promise<void> => {
    if (thinning.isOver()) await flush();
    if (thinning.admits(event, meta)) return appendOrLog(event, meta);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      void flush();
    }, MINUTE_MS).unref();
  };
  return {
    /** Never throws: a log that is away must not answer a sign-in with 500; the failure is logged. Floods of a network are counted. */
    record,
    /** Writes what was counted and not recorded yet; by itself it is written a minute later. Never throws. */
    flush,
    /** An administrator looks at a list, or at one record: once a quarter hour for each administrator, route and record, by each process. Never throws. */
    async recordReading(route: string, meta: EventMeta, name?: string): Promise<void> {
      const data = { route, ...(name === undefined ? {} : { record: name }) };
      if (meta.actor.kind === 'user' && isFirstReading(meta.actor.id, `${route} ${name ?? ''}`))
        await record({ type: 'RecordsRead', data }, meta);
    },
    /** Before an export goes out. Throws when it cannot be recorded: nothing leaves unrecorded, however much was before. */
    recordExport: (data: EventNamed<'RecordsExported'>['data'], meta: EventMeta) =>
      append({ type: 'RecordsExported', data }, meta),
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
