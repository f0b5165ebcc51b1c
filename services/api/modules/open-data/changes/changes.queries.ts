import { type Queryable, sql } from '#db/connection.ts';
import type { ChangeKind } from '#db/tender-changes/changes-of.ts';
import { beginning, type Cursor, markOf } from './cursor.ts';

export interface ChangeRow {
  readonly position: number;
  readonly tenderId: number;
  readonly version: number;
  readonly kind: ChangeKind;
  readonly recordedAt: Date;
  readonly firstEventId: string;
}

/** The mark of this portal; that of an empty log stands for any portal. */
export async function readPortal(db: Queryable): Promise<string> {
  const [first] = await db.prepared<{ id: string }>(
    sql`SELECT event_id AS id FROM es.events ORDER BY position LIMIT 1`,
  );
  return markOf(first?.id);
}

/** The rows after a cursor and the place behind them; undefined when the change that the cursor names is not in this log. */
export async function readChanges(
  db: Queryable,
  cursor: Cursor,
  limit: number,
): Promise<{ readonly rows: readonly ChangeRow[]; readonly next: Cursor } | undefined> {
  // not prepared: a plan for any limit would read the whole log
  const rows = await db.query<ChangeRow>(sql`SELECT c.position, c.tender_id AS "tenderId", c.version, c.kind,
      c.recorded_at AS "recordedAt", f.event_id AS "firstEventId"
    FROM (SELECT * FROM tender_change WHERE (position, tender_id) > (${cursor.position}::bigint, ${cursor.tenderId}::int)
      ORDER BY position, tender_id LIMIT ${limit}) c
    JOIN es.events f ON f.stream_id = 'tender-' || c.tender_id AND f.version = 1
    ORDER BY c.position, c.tender_id`);
  const last = rows.at(-1);
  const positions = [cursor.position, last?.position ?? cursor.position];
  const found = await db.prepared<{ position: number; id: string }>(
    sql`SELECT position, event_id AS id FROM es.events WHERE position = ANY (${positions}::bigint[])`,
  );
  const marks = new Map(found.map(({ position, id }) => [position, markOf(id)]));
  if (cursor.position > 0 && marks.get(cursor.position) !== cursor.event) return undefined;
  if (last === undefined) return { rows, next: cursor };
  const { position, tenderId } = last;
  return { rows, next: { portal: cursor.portal, position, tenderId, event: marks.get(position) ?? '' } };
}

/** The place behind the newest change, of the portal that is given. */
export async function newestCursor(db: Queryable, portal = ''): Promise<Cursor> {
  const [row] = await db.prepared<{ position: number; tenderId: number; id: string }>(
    sql`SELECT c.position, c.tender_id AS "tenderId", e.event_id AS id
      FROM (SELECT * FROM tender_change ORDER BY position DESC, tender_id DESC LIMIT 1) c JOIN es.events e USING (position)`,
  );
  if (row === undefined) return beginning(portal);
  return { portal, position: row.position, tenderId: row.tenderId, event: markOf(row.id) };
}
