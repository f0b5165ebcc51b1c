import type { DomainEvent } from '#contracts/events/event.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { type Queryable, sql } from '../connection.ts';

interface Row {
  readonly type: string;
  readonly schema: number;
  readonly data: object;
}

/** What a command folds: types and payloads of one stream in order, each in its newest shape; [] when there is none. */
export async function readPast<E extends DomainEvent>(db: Queryable, streamId: string): Promise<E[]> {
  const rows = await db.prepared<Row>(
    sql`SELECT type, schema, data FROM es.events WHERE stream_id = ${streamId} ORDER BY version`,
  );
  return rows.map(({ type, schema, data }) => ({ type, data: upcast(type, schema, data) }) as E);
}
