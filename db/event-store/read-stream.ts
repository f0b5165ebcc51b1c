import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { type Queryable, sql } from '../connection.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from './recorded-event.ts';

/** All events of one stream in order; [] when there is none. */
export async function readStream<E extends DomainEvent>(db: Queryable, streamId: string): Promise<RecordedEvent<E>[]> {
  const rows = await db.prepared<EventRow>(
    sql`SELECT ${EVENT_COLUMNS} FROM es.events WHERE stream_id = ${streamId} ORDER BY version`,
  );
  return rows.map(toRecordedEvent<E>);
}

/** Types and payloads alone, which is all that a command folds; each payload in its newest shape. */
export async function readPast<E extends DomainEvent>(db: Queryable, streamId: string): Promise<E[]> {
  const rows = await db.prepared<Pick<EventRow, 'type' | 'schema' | 'data'>>(
    sql`SELECT type, schema, data FROM es.events WHERE stream_id = ${streamId} ORDER BY version`,
  );
  return rows.map(({ type, schema, data }) => ({ type, data: upcast(type, schema, data) }) as E);
}
