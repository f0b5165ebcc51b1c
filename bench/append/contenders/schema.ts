import { openDatabase, sql } from '../../../db/connection.ts';

/** The tables that only the benchmark needs; the read tables differ in nothing but who writes them. */
export async function createTables(url: string): Promise<void> {
  const owner = openDatabase(url, { role: 'owner' });
  await owner.query(sql`CREATE SCHEMA bench`);
  await owner.query(sql`CREATE TABLE bench.raw (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream_id text NOT NULL, version int NOT NULL,
    event_id uuid NOT NULL, type text NOT NULL, schema smallint NOT NULL DEFAULT 1, data jsonb NOT NULL,
    meta jsonb NOT NULL, recorded_at timestamptz NOT NULL DEFAULT clock_timestamp())`);
  await owner.query(sql`CREATE TABLE bench.notice (
    id int PRIMARY KEY, version int NOT NULL, title text NOT NULL,
    is_active boolean NOT NULL, sort_order int NOT NULL, created_at timestamptz NOT NULL)`);
  await owner.query(sql`CREATE TABLE bench.notice_emmett (LIKE bench.notice INCLUDING ALL)`);
  await owner.query(sql`ALTER TABLE bench.notice_emmett ALTER COLUMN id TYPE text`);
  await owner.query(sql`GRANT USAGE ON SCHEMA bench TO PUBLIC`);
  await owner.query(sql`GRANT ALL ON ALL TABLES IN SCHEMA bench TO PUBLIC`);
  await owner.close();
}
