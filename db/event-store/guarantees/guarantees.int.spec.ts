import { beforeAll, describe, expect, it } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { type Database, openDatabase, sql } from '../../connection.ts';
import { StartError } from '../../start-error.ts';
import { appendToStream, newEvent } from '../append-to-stream.ts';
import { assertDurable } from './assert-durable.ts';

const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: 'r1', correlationId: 'r1', outcome: 'done' };

const database = forAllTests(createTestDatabase);
const app = forAllTests(() => openDatabase(database.url));
const owner = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner' }));
beforeAll(async () => {
  const events = [newEvent({ type: 'Happened', data: { n: 1 } })];
  await appendToStream(app, { streamId: 'test-1', expectedVersion: 0, events, meta });
});

const rewrites = [
  ['UPDATE', sql`UPDATE es.events SET data = '{}'`],
  ['UPDATE of nothing', sql`UPDATE es.events SET data = '{}' WHERE false`],
  ['DELETE', sql`DELETE FROM es.events`],
  ['TRUNCATE', sql`TRUNCATE es.events`],
  ['MERGE', sql`MERGE INTO es.events e USING (SELECT 1) x ON true WHEN MATCHED THEN DELETE`],
] as const;

/** Columns that the application may not choose even when it adds a row: its place and its time. */
const forgeries = [
  [
    'position',
    sql`INSERT INTO es.events (position, stream_id, version, event_id, type, data, meta)
    OVERRIDING SYSTEM VALUE VALUES (-1, 'test-1', 2, gen_random_uuid(), 'Forged', '{}', '{}')`,
  ],
  [
    'time',
    sql`INSERT INTO es.events (recorded_at, stream_id, version, event_id, type, data, meta)
    VALUES ('2020-01-01', 'test-1', 2, gen_random_uuid(), 'Forged', '{}', '{}')`,
  ],
] as const;

describe('the log is append-only [ASVS 13.2.2, 16.4.2] [C25]', () => {
  it.each(rewrites)('the application may not %s', async (_name, statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(forgeries)('the application may not choose the %s of an event', async (_name, statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('the application may not write a second event at a version that is taken', async () => {
    const second = sql`INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
      VALUES ('test-1', 1, gen_random_uuid(), 'Forged', 1, '{}', '{}')`;
    await expect(app.query(second)).rejects.toMatchObject({ code: '23505' });
  });

  it.each(rewrites)('the owner is refused %s by the trigger', async (_name, statement) => {
    await expect(owner.query(statement)).rejects.toMatchObject({ code: 'ES403', message: 'es.events is append-only' });
  });

  it('the application may not touch the sequence or the guards', async () => {
    for (const statement of [
      sql`SELECT nextval('es.position_seq')`,
      sql`SELECT setval('es.position_seq', 1)`,
      sql`ALTER TABLE es.events DISABLE TRIGGER append_only`,
      sql`DROP FUNCTION es.refuse() CASCADE`,
      sql`DELETE FROM es.checkpoints`,
      sql`CREATE FUNCTION es.mine() RETURNS int LANGUAGE sql RETURN 1`,
    ]) {
      await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('strangers may not append or look', async () => {
    const asStranger = owner.tx(async (tx) => {
      await tx.query(sql`CREATE ROLE stranger_of_the_log`);
      await tx.query(sql`SET LOCAL ROLE stranger_of_the_log`);
      await tx.query(sql`SELECT * FROM es.horizon()`);
    });
    await expect(asStranger).rejects.toMatchObject({ code: '42501' });
    const rights = await owner.query<{ open: boolean }>(sql`
      SELECT bool_or(has_function_privilege('public', p.oid, 'EXECUTE')) AS open
        FROM pg_proc p WHERE p.pronamespace = 'es'::regnamespace`);
    expect(rights).toEqual([{ open: false }]);
  });

  it('functions that act with the owner’s rights fix their search path', async () => {
    const functions = await owner.query<{ name: string; path: string[] }>(sql`
      SELECT proname AS name, proconfig AS path FROM pg_proc
       WHERE pronamespace = 'es'::regnamespace AND prosecdef ORDER BY proname`);
    expect(functions.map(({ name }) => name)).toEqual(expect.arrayContaining(['horizon']));
    for (const { path } of functions) expect(path).toEqual(['search_path=es, pg_temp']);
  });

  it('draws each position alone: a prefetched number would be drawn before the lock', async () => {
    const [sequence] = await owner.query(sql`SELECT cache_size FROM pg_sequences
      WHERE schemaname = 'es' AND sequencename = 'position_seq'`);
    expect(sequence).toEqual({ cache_size: 1 });
  });
});

describe('assertDurable', () => {
  const withSettings = async (base: string, settings: string, check: (db: Database) => Promise<void>) => {
    const url = new URL(base);
    url.searchParams.set('options', settings);
    const db = openDatabase(url.href);
    await check(db).finally(() => db.close());
  };

  it('is content with our own connections and names what the test cluster leaves out', async () => {
    expect(await assertDurable(app)).toEqual([
      'fsync is off: a power cut can destroy the database',
      'full_page_writes is off: a power cut can destroy the database',
    ]);
  });

  it.each([
    ['url', '-c synchronous_commit=off', 'synchronous_commit is off'],
    ['url', '-c timezone=Asia/Karachi', 'works in the time zone Asia/Karachi'],
    ['ownerUrl', '-c synchronous_commit=on', 'a superuser: a service does not start with such rights'],
  ] as const)('refuses %s with %s in one line', async (login, settings, reason) => {
    await withSettings(database[login], settings, async (db) => {
      const error: unknown = await assertDurable(db).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StartError);
      expect(String(error)).toContain(reason);
      expect(String(error)).not.toContain('\n');
    });
  });
});
