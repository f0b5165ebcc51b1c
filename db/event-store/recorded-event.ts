import type { DomainEvent, EventMeta, RecordedEvent } from '#contracts/events/event.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { sql } from '../connection.ts';

export interface EventRow {
  readonly position: number;
  readonly stream_id: string;
  readonly version: number;
  readonly event_id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: object;
  readonly meta: EventMeta;
  readonly recorded_at: Date;
}

export const EVENT_COLUMNS = sql`position, stream_id, version, event_id, type, schema, data, meta, recorded_at`;

/** A row of the log as its readers see it: the payload in its newest shape. */
export function toRecordedEvent<E extends DomainEvent>(row: EventRow): RecordedEvent<E> {
  return {
    position: row.position,
    streamId: row.stream_id,
    version: row.version,
    eventId: row.event_id,
    type: row.type,
    schema: row.schema,
    data: upcast(row.type, row.schema, row.data) as E['data'],
    meta: row.meta,
    recordedAt: row.recorded_at,
  };
}
