import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { nextId } from '#db/next-id.ts';
import { totalOf } from '../../platform/lists/answer-rows.ts';
import { CLEARABLE } from './email.queries.ts';

/** Empties the list: bodies go, the facts of delivery stay, so that nothing is sent a second time afterwards. */
export async function clearEmails(db: Database, meta: EventMeta): Promise<void> {
  const event = newEvent({ type: 'EmailsCleared', data: { cleared: await totalOf(db, sql`mail WHERE ${CLEARABLE}`) } });
  await appendToStream(db, { streamId: 'mail-box', expectedVersion: null, events: [event], meta }, [
    sql`UPDATE mail SET cleared_at = e.recorded_at, html = '', text = '' FROM e WHERE ${CLEARABLE}`,
  ]);
}

/** Asks the worker, through the log, for a run of all frequencies. Answers the request's number. */
export async function requestDigestRun(db: Database, meta: EventMeta): Promise<number> {
  const id = await nextId(db, 'digest_request_id');
  const event = newEvent({ type: 'DigestRunRequested', data: {} });
  await appendToStream(db, { streamId: `digest-${id}`, expectedVersion: 0, events: [event], meta });
  return id;
}
