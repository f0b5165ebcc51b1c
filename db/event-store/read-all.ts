import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import { type Queryable, sql } from '../connection.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from './recorded-event.ts';

interface PageOfLog {
  /** Exclusive. */
  readonly after: number;
  /** Inclusive; a position that `Horizon.next` has called final. */
  readonly upTo: number;
  readonly limit: number;
}

/** One page of the whole log in global order. */
export async function readAll<E extends DomainEvent>(db: Queryable, page: PageOfLog): Promise<RecordedEvent<E>[]> {
  const rows = await db.prepared<EventRow>(sql`SELECT ${EVENT_COLUMNS} FROM es.events
    WHERE position > ${page.after} AND position <= ${page.upTo} ORDER BY position LIMIT ${page.limit}`);
  return rows.map(toRecordedEvent<E>);
}
