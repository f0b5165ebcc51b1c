import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { sql } from '../connection.ts';

/** A row of the log; its columns are named as the event's fields, so that most rows are handed on as they come. */
export type EventRow = RecordedEvent;

export const EVENT_COLUMNS = sql`position, stream_id AS "streamId", version, event_id AS "eventId", type, schema, data, meta,
  recorded_at AS "recordedAt"`;

/** A row of the log as its readers see it: the payload in its newest shape. */
export function toRecordedEvent<E extends DomainEvent>(row: EventRow): RecordedEvent<E> {
  const data = upcast(row.type, row.schema, row.data) as E['data'];
  return data === row.data ? (row as RecordedEvent<E>) : { ...row, data };
}
