import { type Queryable, sql } from '#db/connection.ts';
import type { TenderChange } from '#db/tender-changes/changes-of.ts';
import { beginning, type Cursor, markOf } from './cursor.ts';

export interface ChangeRow extends TenderChange {
  readonly recordedAt: Date;
  readonly firstEventId: string;
  /** The event at the position of the last row, and the one that the cursor names. */
  readonly eventId: string | null;
  readonly cursorEventId: string | null;
}

/** The mark of this portal; that of an empty log stands for any portal. */
export async function readPortalMark(db: Queryable): Promise<string> {
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
  const { portal, position, tenderId } = cursor;
  // not prepared: a plan for any limit would read the whole log
  const rows = await db.query<ChangeRow>(sql`WITH c AS MATERIALIZED (SELECT * FROM tender_change
      WHERE (position, tender_id) > (${position}::bigint, ${tenderId}::int) ORDER BY position, tender_id LIMIT ${limit}),
      last AS (SELECT max(position) AS position FROM c)
    SELECT c.position, c.tender_id AS "tenderId", c.version, c.kind, c.recorded_at AS "recordedAt", f.event_id AS "firstEventId",
      CASE WHEN c.position = last.position THEN (SELECT event_id FROM es.events WHERE position = (SELECT position FROM last)) END AS "eventId",
      CASE WHEN c.position = last.position THEN (SELECT event_id FROM es.events WHERE position = ${position}::bigint) END AS "cursorEventId"
    FROM c CROSS JOIN last JOIN es.events f ON f.stream_id = 'tender-' || c.tender_id AND f.version = 1
    ORDER BY c.position, c.tender_id`);
  const last = rows.at(-1);
  const from = last === undefined ? await eventAt(db, position) : (last.cursorEventId ?? undefined);
  if (position > 0 && (from === undefined || markOf(from) !== cursor.event)) return undefined;
  if (last === undefined) return { rows, next: cursor };
  return {
    rows,
    next: { portal, position: last.position, tenderId: last.tenderId, event: markOf(last.eventId ?? undefined) },
  };
}

async function eventAt(db: Queryable, position: number): Promise<string | undefined> {
  const [event] = await db.prepared<{ id: string }>(
    sql`SELECT event_id AS id FROM es.events WHERE position = ${position}`,
  );
  return event?.id;
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
