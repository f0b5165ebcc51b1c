import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import { type Queryable, sql } from '../connection.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from './recorded-event.ts';

/** All events of one stream in order; [] when there is none. */
export async function readStream<E extends DomainEvent>(db: Queryable, streamId: string): Promise<RecordedEvent<E>[]> {
  const rows = await db.prepared<EventRow>(
    sql`SELECT ${EVENT_COLUMNS} FROM es.events WHERE stream_id = ${streamId} ORDER BY version`,
  );
  return rows.map(toRecordedEvent<E>);
}
