import { type Database, type Queryable, sql } from '../connection.ts';
import { type Following, followRanges } from '../event-store/follow/follow.ts';

/** Name of the checkpoint up to which `day_count` holds the log. */
export const DAY_COUNTS = 'day-counts';

/**
 * Keeps the counts of days until `signal` aborts. They can be made anew: empty `day_count`, delete the checkpoint, and the
 * next run fills it again.
 */
export const followDays = (db: Database, options: Following): Promise<void> =>
  followRanges(
    db,
    DAY_COUNTS,
    async (tx, first, last) => {
      await count(tx, first, last);
      await forgetSources(tx, first, last);
    },
    options,
  );

const COUNTED = [
  'TenderPublished',
  'SubscriptionRequested',
  'PaymentRecorded',
  'PaymentReversed',
  'SubscriptionDisabled',
  'SubscriptionCancelled',
  'SubscriptionEnabled',
  'SubscriberErased',
];

const DAY = sql`(recorded_at AT TIME ZONE 'UTC' + interval '5 hours')::date`;

/**
 * A notice counts once, on the day and with the source
 * and categories of its publication; samples do not. Money counts on the day on which it came, and goes on the day on which
 * it was given back. Who ended a subscription and is erased later has left once.
 */
async function count(tx: Queryable, first: number, last: number): Promise<void> {
  await tx.prepared(sql`WITH e AS MATERIALIZED (
      SELECT stream_id, version, type, data, ${DAY} AS day
        FROM es.events WHERE position BETWEEN ${first} AND ${last} AND type = ANY (${COUNTED}::text[])
    ), notice AS (
      SELECT day, data -> 'tender' AS tender FROM e
       WHERE type = 'TenderPublished' AND data #>> '{origin,kind}' IS DISTINCT FROM 'sample'
    ), counted (day, measure, name, n) AS (
      SELECT day, 'source', coalesce(tender ->> 'source', ''), 1 FROM notice
      UNION ALL SELECT day, 'category', c.id, 1 FROM notice, jsonb_array_elements_text(tender -> 'categoryIds') AS c (id)
      UNION ALL SELECT day, 'requested', '', 1 FROM e WHERE type = 'SubscriptionRequested'
      UNION ALL SELECT day, 'paid', '', 1 FROM e WHERE type = 'PaymentRecorded' AND NOT EXISTS (
        SELECT FROM es.events p WHERE p.stream_id = e.stream_id AND p.version < e.version AND p.type = 'PaymentRecorded')
      UNION ALL SELECT (timezone('UTC', (data ->> 'receivedAt')::timestamptz) + interval '5 hours')::date, 'revenue', '',
        (data ->> 'amount')::bigint FROM e WHERE type = 'PaymentRecorded'
      UNION ALL SELECT day, 'revenue', '', -coalesce((data ->> 'amount')::bigint, 0) FROM e WHERE type = 'PaymentReversed'
      UNION ALL SELECT day, 'left', '', 1 FROM e
       WHERE type IN ('SubscriptionDisabled', 'SubscriptionCancelled', 'SubscriberErased')
         AND coalesce((SELECT p.type FROM es.events p WHERE p.stream_id = e.stream_id AND p.version < e.version
           AND p.type IN ('SubscriptionDisabled', 'SubscriptionCancelled', 'SubscriptionEnabled') ORDER BY p.version DESC LIMIT 1), '')
           NOT IN ('SubscriptionDisabled', 'SubscriptionCancelled')
      UNION ALL SELECT day, 'left', '', -1 FROM e WHERE type = 'SubscriptionEnabled'
    )
    INSERT INTO day_count AS d (day, measure, name, n)
    SELECT day, measure, name, sum(n) FROM counted GROUP BY day, measure, name
    ON CONFLICT (day, measure, name) DO UPDATE SET n = d.n + excluded.n`);
}

/** Counts the sources of days anew of which a redaction took one: the log does not say any more which name has to go. */
async function forgetSources(tx: Queryable, first: number, last: number): Promise<void> {
  const days = await tx.prepared<{ day: string }>(sql`SELECT DISTINCT ${DAY}::text AS day FROM es.events
    WHERE type = 'TenderPublished' AND position IN (SELECT (n ->> 'position')::bigint
      FROM es.events r, jsonb_array_elements(r.data -> 'redactions') n
      WHERE r.position BETWEEN ${first} AND ${last} AND r.type = 'TenderRedacted' AND n -> 'fields' ? 'source')`);
  if (days.length === 0) return;
  const those = sql`ANY (${days.map(({ day }) => day)}::date[])`;
  await tx.query(sql`DELETE FROM day_count WHERE measure = 'source' AND day = ${those}`);
  await tx.query(sql`INSERT INTO day_count (day, measure, name, n)
    SELECT ${DAY}, 'source', coalesce(data #>> '{tender,source}', ''), count(*) FROM es.events
    WHERE type = 'TenderPublished' AND position <= ${last} AND ${DAY} = ${those}
      AND data #>> '{origin,kind}' IS DISTINCT FROM 'sample' GROUP BY 1, 3`);
}
