import type { SavedTender } from '#contracts/api/account/saved.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import type { CalendarEntry } from '../../platform/formats/icalendar.ts';
import { answerRows } from '../../platform/lists/answer-rows.ts';

/** Saved tenders with their status at `now`. Those that were removed are not among them. */
const saved = (now: Date) => sql`saved_tender s JOIN tender t ON t.id = s.tender_id
  LEFT JOIN organization o ON o.id = t.procuring_organization_id
  CROSS JOIN LATERAL (SELECT tender_effective_status(t, ${now}::timestamptz) AS status) e`;

const COLUMNS = sql`t.id, t.title, o.name AS organization, t.city, t.province, t.closing_date AS "closingDate",
  left(t.closing_time::text, 5) AS "closingTime", e.status, s.saved_at AS "savedAt"`;

/** Closing soonest first, closed ones last. */
const SOONEST = sql`e.status = 'closed', extract(epoch FROM t.closes_at) * CASE e.status WHEN 'closed' THEN -1 ELSE 1 END, t.id`;

export function savedTenders(db: Queryable, userId: number, now: Date): Promise<SavedTender[]> {
  return answerRows(
    db.query(sql`SELECT ${COLUMNS} FROM ${saved(now)} WHERE s.user_id = ${userId} ORDER BY ${SOONEST}`),
  );
}

/** The same for a calendar. */
export function savedEntries(db: Queryable, userId: number, now: Date): Promise<CalendarEntry[]> {
  return db.query<CalendarEntry>(sql`SELECT 'tender-' || t.id AS uid, '/tenders/' || t.id AS path, 'Closes: ' || t.title AS summary,
      o.name AS about, ARRAY[t.city, t.province] AS place, t.closing_date AS day, left(t.closing_time::text, 5) AS time,
      t.updated_at AS "updatedAt"
    FROM ${saved(now)} WHERE s.user_id = ${userId} ORDER BY ${SOONEST}`);
}

interface Shelving {
  readonly userId: number;
  readonly tenderId: number;
}

export async function savedTender(
  db: Queryable,
  { userId, tenderId }: Shelving,
  now: Date,
): Promise<SavedTender | undefined> {
  const found = db.query(sql`SELECT ${COLUMNS} FROM ${saved(now)} WHERE s.user_id = ${userId} AND t.id = ${tenderId}`);
  return (await answerRows<SavedTender>(found))[0];
}

export async function tenderExists(db: Queryable, id: number): Promise<boolean> {
  return (await table('tender', db).count({ id })) > 0;
}

/** Nothing when it was kept before, when there is no such tender, or when the shelf has `max` already. */
export const keep = ({ userId, tenderId }: Shelving, max: number): SQLQuery => sql`
  INSERT INTO saved_tender (user_id, tender_id)
  SELECT ${userId}::int, t.id FROM tender t WHERE t.id = ${tenderId}
    AND (SELECT count(*) FROM saved_tender s JOIN tender k ON k.id = s.tender_id WHERE s.user_id = ${userId}) < ${max}
  ON CONFLICT DO NOTHING`;

export const keepNoLonger = ({ userId, tenderId }: Shelving): SQLQuery =>
  sql`DELETE FROM saved_tender WHERE user_id = ${userId} AND tender_id = ${tenderId} RETURNING tender_id`;
