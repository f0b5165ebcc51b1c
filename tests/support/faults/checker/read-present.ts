import { type Queryable, sql } from '#db/connection.ts';
import { keyOf } from './check-history.ts';

/** How often each write stands in the log, by the names that clients gave; what was there before `after` is left out. */
export async function readPresent(owner: Queryable, after: number): Promise<Map<string, number>> {
  const rows = await owner.query<{ kind: string; name: string; times: number }>(sql`
    SELECT kind, name, count(*) AS times FROM (
      SELECT CASE type
          WHEN 'TenderPublished' THEN 'publish' WHEN 'TenderUpdated' THEN 'edit' WHEN 'TenderRemoved' THEN 'remove'
          WHEN 'CategoryCreated' THEN 'category' WHEN 'CategoryUpdated' THEN 'rename'
          WHEN 'SubscriptionRequested' THEN 'subscribe' WHEN 'PaymentRecorded' THEN 'pay'
          WHEN 'PreferencesChanged' THEN 'prefer' END AS kind,
        CASE
          WHEN type IN ('TenderPublished', 'TenderUpdated') THEN data -> 'tender' ->> 'title'
          WHEN type = 'TenderRemoved' THEN stream_id
          WHEN type IN ('CategoryCreated', 'CategoryUpdated') THEN data -> 'category' ->> 'description'
          WHEN type = 'PaymentRecorded' THEN data ->> 'amount'
          ELSE data -> 'preferences' -> 'cities' ->> 0 END AS name
      FROM es.events WHERE position > ${after}) found
    WHERE kind IS NOT NULL GROUP BY kind, name`);
  return new Map(rows.map((row) => [keyOf(row), row.times]));
}
