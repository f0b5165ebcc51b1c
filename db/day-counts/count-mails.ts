import { type Queryable, sql } from '../connection.ts';

/** Days that are counted anew: an email that waits is settled within some days. */
const UNSETTLED_DAYS = 4;

/** Counts the emails of the last days by what became of them; each by the day on which it was written. All days the first time. */
export async function countMails(db: Queryable, today: string): Promise<void> {
  await db.query(sql`WITH since AS (
      SELECT CASE WHEN EXISTS (SELECT FROM day_count WHERE measure = 'sent') THEN ${today}::date - ${UNSETTLED_DAYS}::int
        ELSE date '1970-01-01' END AS day
    ), counted AS (
      SELECT (timezone('UTC', created_at) + interval '5 hours')::date AS day, status AS measure, count(*) AS n
        FROM mail WHERE created_at >= (SELECT timezone('UTC', day - interval '5 hours') FROM since) AND status IN ('sent', 'failed')
       GROUP BY 1, 2
    ), gone AS (
      UPDATE day_count d SET n = 0 FROM since s WHERE d.day >= s.day AND d.measure IN ('sent', 'failed') AND d.name = ''
        AND NOT EXISTS (SELECT FROM counted c WHERE c.day = d.day AND c.measure = d.measure)
    )
    INSERT INTO day_count AS d (day, measure, name, n) SELECT day, measure, '', n FROM counted
    ON CONFLICT (day, measure, name) DO UPDATE SET n = excluded.n WHERE d.n <> excluded.n`);
}
