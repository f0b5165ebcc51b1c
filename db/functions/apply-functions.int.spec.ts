import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { until } from '../../tests/support/until.ts';
import { applyFunctions, readFunctions } from './apply-functions.ts';

const HERE = fileURLToPath(new URL('./', import.meta.url));

/** A copy of db/functions, to be changed. */
const folder = forEachAnew(temporaryFolder);
beforeEach(() => cp(HERE, folder.path, { recursive: true }));
const database = forEachAnew(createTestDatabase);
const client = forEachAnew(
  () => new pg.Client({ connectionString: database.ownerUrl }),
  (opened) => opened.end(),
);
beforeEach(() => client.connect());

const write = async (path: string, text: string) => {
  await mkdir(dirname(folder.at(path)), { recursive: true });
  await writeFile(folder.at(path), text);
};
const edit = async (path: string, from: string, to: string) => {
  const text = await readFile(folder.at(path), 'utf8');
  expect(text).toContain(from);
  await write(path, text.replace(from, to));
};
const apply = () => applyFunctions(client, folder.path);
const value = async (query: string) =>
  (await client.query<{ value: unknown }>(`SELECT ${query} AS value`)).rows[0]?.value;
const signatures = (name: string) =>
  value(`(SELECT array_agg(oid::regprocedure::text ORDER BY 1) FROM pg_proc WHERE proname = '${name}')`);
const indexFile = () => value("pg_relation_filenode('tender_terms')");

it('every file says in words first what its function is for, and every body is valid', async () => {
  for (const { path, text } of await readFunctions()) {
    expect(text, path).toMatch(/^-- [A-Z']/);
    await client.query(
      `BEGIN; SET LOCAL check_function_bodies = on; ${path.endsWith('rebuild.sql') ? '' : text}; COMMIT`,
    );
  }
});

describe('a function whose file', () => {
  it('has another content is replaced, and only that one', async () => {
    await edit('status/closing-soon-days.sql', 'SELECT 7', 'SELECT 9');
    await apply();
    expect(await value('closing_soon_days()')).toBe(9);
    const last = '(SELECT max(applied_at) FROM schema_function)';
    expect(await value(`(SELECT array_agg(path) FROM schema_function WHERE applied_at = ${last})`)).toEqual([
      'status/closing-soon-days.sql',
    ]);
  });

  it('has another signature or answer leaves no older one behind', async () => {
    await write(
      'tally/tender-jump.sql',
      "CREATE OR REPLACE FUNCTION tender_jump(p_far bigint) RETURNS text LANGUAGE sql AS $$ SELECT 'far' $$;",
    );
    await apply();
    expect(await signatures('tender_jump')).toEqual(['tender_jump(bigint)']);
  });

  it('is new is made, whatever it is called before or after', async () => {
    await write('status/a.sql', '-- A\nCREATE OR REPLACE FUNCTION a() RETURNS int LANGUAGE sql AS $$ SELECT z() $$;');
    await write('status/z.sql', '-- Z\nCREATE OR REPLACE FUNCTION z() RETURNS int LANGUAGE sql AS $$ SELECT 26 $$;');
    await apply();
    expect(await value('a()')).toBe(26);
  });

  it('is gone is dropped', async () => {
    await rm(folder.at('tally/tender-jump.sql'));
    await apply();
    expect(await signatures('tender_jump')).toBeNull();
    expect(await value("(SELECT count(*)::int FROM schema_function WHERE path = 'tally/tender-jump.sql')")).toBe(0);
  });

  it('fails changes nothing, not even those before it', async () => {
    await edit('status/closing-soon-days.sql', 'SELECT 7', 'SELECT 9');
    await write('tally/broken.sql', 'CREATE FUNCTION broken() RETURNS no_such_type LANGUAGE sql AS $$ SELECT 1 $$;');
    await expect(apply()).rejects.toThrow('Function tally/broken.sql failed: type "no_such_type" does not exist');
    expect(await value('closing_soon_days()')).toBe(7);
  });

  it('gives a trigger function up while a trigger uses it is refused in a sentence', async () => {
    await write('tally/tender-tally-on-move.sql', '-- Nothing any more');
    await expect(apply()).rejects.toThrow(
      'tally/tender-tally-on-move.sql no longer defines tender_tally_on_move(), which a trigger or an index uses.',
    );
  });
});

describe('results that are stored', () => {
  it('are made anew when one of their functions changes', async () => {
    const before = await indexFile();
    await edit('stored/tender-beginnings.sql', "'^'", "'+'");
    await apply();
    expect(await indexFile()).not.toBe(before);
  });

  it('are made anew while events are appended', async () => {
    await edit('stored/tender-beginnings.sql', "'^'", "'+'");
    await edit('es/refuse.sql', '-- ', '-- Now ');
    const [publisher, other] = [0, 1].map(() => new pg.Client({ connectionString: database.ownerUrl })) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([publisher.connect(), other.connect()]);
    await publisher.query('BEGIN; LOCK TABLE tender IN ROW EXCLUSIVE MODE');
    const applied = apply();
    const waits = `SELECT FROM pg_stat_activity WHERE query LIKE '%CREATE INDEX tender_terms_new%' AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`;
    await until(async () => (await other.query(waits)).rowCount === 1);
    await other.query(`SET lock_timeout = '2s'; INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
      VALUES ('a', 1, gen_random_uuid(), 'A', '{}', '{}')`);
    await publisher.query('COMMIT');
    await applied;
    await Promise.all([publisher.end(), other.end()]);
  });

  it('are left alone otherwise', async () => {
    const before = await indexFile();
    await edit('tally/tender-jump.sql', 'LANGUAGE sql STABLE', 'LANGUAGE sql VOLATILE');
    await apply();
    expect(await indexFile()).toBe(before);
  });
});
