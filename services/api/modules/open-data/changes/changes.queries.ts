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
  readonly eventId: string;
}

/** The mark of this portal; that of an empty log stands for any portal. */
export async function readPortal(db: Queryable): Promise<string> {
  const [first] = await db.prepared<{ id: string }>(
    sql`SELECT event_id AS id FROM es.events ORDER BY position LIMIT 1`,
  );
  return markOf(first?.id);
}

/** Answers undefined when the change that the cursor names is not in this log. */
export async function readChanges(
  db: Queryable,
  { position, tenderId, event }: Cursor,
  limit: number,
): Promise<ChangeRow[] | undefined> {
  const rows = await db.prepared<ChangeRow>(sql`SELECT c.position, c.tender_id AS "tenderId", c.version, c.kind,
      c.recorded_at AS "recordedAt", f.event_id AS "firstEventId", e.event_id AS "eventId"
    FROM (SELECT * FROM tender_change WHERE (position, tender_id) > (${position}::bigint, ${tenderId}::int)
      ORDER BY position, tender_id LIMIT ${limit}) c
    JOIN es.events f ON f.stream_id = 'tender-' || c.tender_id AND f.version = 1
    JOIN es.events e ON e.position = c.position
    ORDER BY c.position, c.tender_id`);
  if (position === 0) return rows;
  const [named] = await db.prepared<{ id: string }>(
    sql`SELECT event_id AS id FROM es.events WHERE position = ${position}`,
  );
  return named !== undefined && markOf(named.id) === event ? rows : undefined;
}

export async function newestPosition(db: Queryable): Promise<number> {
  const [row] = await db.prepared<{ position: number }>(
    sql`SELECT position FROM tender_change ORDER BY position DESC LIMIT 1`,
  );
  return row?.position ?? 0;
}

/** The place behind the newest change. */
export async function newestCursor(db: Queryable, portal: string): Promise<Cursor> {
  const [row] = await db.prepared<{ position: number; tenderId: number; id: string }>(
    sql`SELECT c.position, c.tender_id AS "tenderId", e.event_id AS id FROM tender_change c JOIN es.events e USING (position)
      ORDER BY c.position DESC, c.tender_id DESC LIMIT 1`,
  );
  if (row === undefined) return beginning(portal);
  return { portal, position: row.position, tenderId: row.tenderId, event: markOf(row.id) };
}
