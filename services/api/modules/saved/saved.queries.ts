import type { SavedTender } from '#contracts/api/account/saved.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import type { CalendarEntry } from '../../platform/formats/icalendar.ts';
import { answerRows } from '../../platform/lists/answer-rows.ts';

/** Saved tenders with their status at `now`. Those that were removed are not among them. */
const saved = (now: Date) => sql`saved_tender s JOIN tender t ON t.id = s.tender_id
  LEFT JOIN organization o ON o.id = coalesce(t.procuring_organization_id, t.organization_ids[1])
  CROSS JOIN LATERAL (SELECT tender_effective_status(t, ${now}::timestamptz) AS status) e`;

const COLUMNS = sql`t.id, t.title, o.name AS organization, t.city, t.province, t.closing_date AS "closingDate",
  left(t.closing_time::text, 5) AS "closingTime", e.status, t.cancelled_at AS "cancelledAt", s.saved_at AS "savedAt"`;

/** Closing soonest first, closed ones last. */
const SOONEST = sql`e.status = 'closed', extract(epoch FROM t.closes_at) * CASE e.status WHEN 'closed' THEN -1 ELSE 1 END, t.id`;

export function savedTenders(db: Queryable, userId: number, now: Date): Promise<SavedTender[]> {
  return answerRows(
    db.query(sql`SELECT ${COLUMNS} FROM ${saved(now)} WHERE s.user_id = ${userId} ORDER BY ${SOONEST}`),
  );
}

const entry = (id: SQLQuery, summary: SQLQuery) =>
  sql`'tender-' || ${id} AS uid, '/tenders/' || ${id} AS path, ${summary} AS summary`;

/**
 * The same for a calendar. Those that were removed while their closing lay ahead are struck out, as they last stood in
 * the log: a program that has them would keep them otherwise.
 */
export async function savedEntries(db: Queryable, userId: number, now: Date): Promise<CalendarEntry[]> {
  const present =
    await db.query<CalendarEntry>(sql`SELECT ${entry(sql`t.id`, sql`CASE t.origin WHEN 'sample' THEN 'Sample: closes: ' ELSE 'Closes: ' END || t.title`)}, o.name AS about, ARRAY[t.city, t.province] AS place,
      t.closing_date AS day, left(t.closing_time::text, 5) AS time, t.updated_at AS "updatedAt", t.version, t.cancelled_at IS NOT NULL AS "isCancelled"
    FROM ${saved(now)} WHERE s.user_id = ${userId} ORDER BY ${SOONEST}`);
  const removed =
    await db.query<CalendarEntry>(sql`SELECT ${entry(sql`s.tender_id`, sql`'Closes: ' || (f ->> 'title')`)}, NULL AS about,
      ARRAY[f ->> 'city', f ->> 'province'] AS place, f ->> 'closingDate' AS day, f ->> 'closingTime' AS time,
      r.recorded_at AS "updatedAt", r.version, true AS "isCancelled"
    FROM saved_tender s
    JOIN es.events r ON r.stream_id = 'tender-' || s.tender_id AND r.type = 'TenderRemoved'
    JOIN LATERAL (SELECT v.data -> 'tender' AS f FROM es.events v WHERE v.stream_id = r.stream_id AND v.version < r.version
      AND v.data ? 'tender' ORDER BY v.version DESC LIMIT 1) v ON (f ->> 'closingDate')::date >= karachi_day(r.recorded_at)
    WHERE s.user_id = ${userId} ORDER BY r.position DESC LIMIT 100`);
  return [...present, ...removed];
}

interface SavedTenderKey {
  readonly userId: number;
  readonly tenderId: number;
}

export async function savedTender(
  db: Queryable,
  { userId, tenderId }: SavedTenderKey,
  now: Date,
): Promise<SavedTender | undefined> {
  const found = db.query(sql`SELECT ${COLUMNS} FROM ${saved(now)} WHERE s.user_id = ${userId} AND t.id = ${tenderId}`);
  return (await answerRows<SavedTender>(found))[0];
}

export async function tenderExists(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(sql`SELECT FROM tender WHERE id = ${id}`)).length > 0;
}

/** Inserts nothing when it was kept before, when there is no such tender, or when `max` are saved already. */
export const insertSaved = ({ userId, tenderId }: SavedTenderKey, max: number): SQLQuery => sql`
  INSERT INTO saved_tender (user_id, tender_id, version)
  SELECT ${userId}::int, t.id, t.version FROM tender t WHERE t.id = ${tenderId}
    AND (SELECT count(*) FROM saved_tender s JOIN tender k ON k.id = s.tender_id WHERE s.user_id = ${userId}) < ${max}
  ON CONFLICT DO NOTHING`;

export const deleteSaved = ({ userId, tenderId }: SavedTenderKey): SQLQuery =>
  sql`DELETE FROM saved_tender WHERE user_id = ${userId} AND tender_id = ${tenderId} RETURNING tender_id`;
