import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';

export interface SavedTenderRow {
  readonly id: number;
  readonly title: string;
  readonly organization: string | null;
  readonly city: string | null;
  readonly province: string | null;
  /** `YYYY-MM-DD` and `HH:MM:SS` in Karachi, and the instant they stand for (the end of the day without a time). */
  readonly closing_date: string;
  readonly closing_time: string | null;
  readonly closes_at: Date;
  /** Effective at `now`. */
  readonly status: TenderStatus;
  readonly updated_at: Date;
  readonly saved_at: Date;
}

const rows = (condition: SQLQuery, now: Date) => sql`SELECT t.id, t.title, o.name AS organization, t.city, t.province,
    t.closing_date, t.closing_time, t.closes_at, t.updated_at, s.saved_at,
    tender_effective_status(t, ${now}::timestamptz) AS status
  FROM saved_tender s JOIN tender t ON t.id = s.tender_id LEFT JOIN organization o ON o.id = t.procuring_organization_id
  WHERE ${condition}`;

/** What a person keeps: what closes soonest first, closed ones last. Tenders that were removed are not among them. */
export function savedTenders(db: Queryable, userId: number, now = new Date()): Promise<SavedTenderRow[]> {
  return db.query<SavedTenderRow>(sql`SELECT * FROM (${rows(sql`s.user_id = ${userId}`, now)}) s
    ORDER BY status = 'closed', CASE WHEN status = 'closed' THEN -extract(epoch FROM closes_at) ELSE extract(epoch FROM closes_at) END, id`);
}

export async function savedTender(
  db: Queryable,
  { userId, tenderId }: Shelving,
  now: Date,
): Promise<SavedTenderRow | undefined> {
  return (await db.query<SavedTenderRow>(rows(sql`s.user_id = ${userId} AND s.tender_id = ${tenderId}`, now)))[0];
}

export interface Shelving {
  readonly userId: number;
  readonly tenderId: number;
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
