import type { DomainEvent } from '#contracts/events/event.ts';
import { newestShape, upcast } from '#contracts/events/upcast.ts';
import { type Queryable, sql } from '#db/connection.ts';

/** What projections need of an event. */
export interface LoggedEvent extends DomainEvent {
  readonly position: number;
  readonly streamId: string;
  readonly version: number;
  /** Shape as it was written; `data` has the newest. */
  readonly schema: number;
  /** To the microsecond, which a Date would cut off and a read table keeps. */
  readonly recordedAt: string;
}

/** One page of the log in global order; both bounds as in `readAll`. */
export async function readPage(
  db: Queryable,
  page: { readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<LoggedEvent[]> {
  const events =
    await db.prepared<LoggedEvent>(sql`SELECT position, stream_id AS "streamId", version, type, schema, data,
      recorded_at::text AS "recordedAt" FROM es.events
    WHERE position > ${page.after} AND position <= ${page.upTo} ORDER BY position LIMIT ${page.limit}`);
  return events.map((event) => {
    if (event.schema === newest(event.type)) return event;
    return { ...event, data: upcast(event.type, event.schema, event.data) as object };
  });
}

const shapes = new Map<string, number>();

/** Shape that events of this type have today. */
function newest(type: string): number {
  const known = shapes.get(type) ?? newestShape(type);
  shapes.set(type, known);
  return known;
}
