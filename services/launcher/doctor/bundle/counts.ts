import { type Queryable, sql } from '#db/connection.ts';

/** Numbers and names of things, never of people: sizes, migrations, events by type, rows by state. */
export async function readCounts(db: Queryable) {
  const [server] = await db.query(sql`SELECT current_setting('server_version') AS version,
    pg_database_size(current_database())::float AS bytes, (SELECT datcollate FROM pg_database
      WHERE datname = current_database()) AS locale, current_setting('max_connections') AS "maxConnections",
    (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections`);
  const named = (query: ReturnType<typeof sql>) => db.query<{ name: string; count: number }>(query).then(asRecord);
  const migrations = await db.query<{ name: string }>(sql`SELECT name FROM schema_migration ORDER BY name`);
  return {
    server,
    migrations: migrations.map(({ name }) => name),
    /** Estimates of Postgres. */
    rows: await named(sql`SELECT relid::regclass::text AS name, n_live_tup::float AS count FROM pg_stat_user_tables
      WHERE schemaname IN ('public', 'es') ORDER BY 1`),
    bytes: await named(sql`SELECT relid::regclass::text AS name, pg_total_relation_size(relid)::float AS count
      FROM pg_stat_user_tables WHERE schemaname IN ('public', 'es') ORDER BY 2 DESC LIMIT 20`),
    events: await named(sql`SELECT type AS name, count(*) AS count FROM es.events GROUP BY 1 ORDER BY 1`),
    mails: await named(sql`SELECT kind || ', ' || status AS name, count(*) AS count FROM mail GROUP BY 1 ORDER BY 1`),
    checkpoints: await named(sql`SELECT consumer AS name, position AS count FROM es.checkpoints ORDER BY 1`),
    workers: await db.query(sql`SELECT id, started_at, seen_at, queue_ok, sealing_refused FROM worker_process`),
  };
}

const asRecord = (rows: readonly { name: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ name, count }) => [name, count]));
