import { indexLog } from '#db/audit-index/index-log.ts';
import { type Database, sql } from '#db/connection.ts';

/** Seconds from one event to the next: 2880 events a day. */
const STEP = 30;

/**
 * A log of `count` events without anybody waiting for the disk: notices published and changed, accounts, sign-ins,
 * refused attempts, and once in a thousand events an administrator made.
 */
export async function fillLog(owner: Database, count: number): Promise<void> {
  await owner.query(sql`SET synchronous_commit = off`);
  await owner.query(
    sql`INSERT INTO es.personal SELECT 'user-' || n, jsonb_build_object('username', 'clerk' || n) FROM generate_series(1, 7) n`,
  );
  await owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta, recorded_at)
    SELECT CASE WHEN k < 6 THEN 'tender-' || i WHEN k < 8 THEN 'tender-' || i - 6
                WHEN k = 8 THEN 'security-' || (at + interval '5 hours')::date
                WHEN i % 1000 = 999 THEN 'user-' || i - 10 ELSE 'user-' || i END,
      CASE WHEN k IN (6, 7) OR i % 1000 = 999 THEN 2 WHEN k = 8 THEN i ELSE 1 END,
      gen_random_uuid(),
      CASE WHEN k < 6 THEN 'TenderPublished' WHEN k < 8 THEN 'TenderUpdated'
           WHEN k = 8 THEN CASE WHEN i % 100 = 8 THEN 'AccessRefused' ELSE 'SignInSucceeded' END
           WHEN i % 1000 = 999 THEN 'AdminGranted' ELSE 'UserRegistered' END,
      CASE WHEN k < 8 THEN jsonb_build_object('tender', jsonb_build_object('title', 'Repair of road number ' || i, 'description', repeat('Sealed bids are invited. ', 12),
             'status', 'open', 'publishDate', '2026-01-01', 'closingDate', '2026-02-01', 'categoryIds', '[1, 2]'::jsonb, 'organizationIds', '[3]'::jsonb,
             'sectors', '["Government"]'::jsonb, 'image', null, 'documents', null, 'procuringOrganizationId', 3, 'city', CASE WHEN k < 6 THEN 'Lahore' ELSE 'Multan' END),
             'origin', '{"kind": "manual"}'::jsonb, 'changed', '["city"]'::jsonb)
           WHEN k = 8 AND i % 100 = 8 THEN jsonb_build_object('method', 'DELETE', 'route', '/api/tenders/:id', 'needs', 'admin', 'record', 'tender-' || i - 8)
           WHEN k = 8 THEN jsonb_build_object('userId', i % 7 + 1) ELSE '{}'::jsonb END,
      jsonb_build_object('actor', CASE WHEN k = 9 THEN '{"kind": "visitor"}'::jsonb ELSE jsonb_build_object('kind', 'user', 'id', i % 7 + 1) END,
        'requestId', gen_random_uuid(), 'correlationId', 'c', 'client', '203.0.113.0/24', 'outcome', CASE WHEN i % 100 = 8 THEN 'refused' ELSE 'done' END),
      at
    FROM (SELECT i, i % 10 AS k, now() - make_interval(secs => (${count}::int - i) * ${STEP}::int) AS at FROM generate_series(1, ${count}::int) i) s ORDER BY i`);
}

/** Copies the log into the index as the worker does; answers events a second. */
export async function index(db: Database, owner: Database, count: number): Promise<number> {
  const began = performance.now();
  const stop = new AbortController();
  const following = indexLog(db, { signal: stop.signal, pollMs: 20 });
  for (let done = 0; done < count; ) {
    const [row] = await owner.query<{ position: number }>(
      sql`SELECT coalesce(max(position), 0) AS position FROM es.checkpoints`,
    );
    done = row?.position ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - began) / 1000;
  stop.abort();
  await following;
  await owner.query(sql`VACUUM (ANALYZE) es.events, audit_entry, audit_hour`);
  return Math.round(count / seconds);
}
