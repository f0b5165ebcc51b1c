import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const opened: TestDatabase[] = [];

async function open(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  opened.push(database);
  return database;
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

describe('a database for one test file', () => {
  it('is migrated and empty, with the locale that Urdu needs', async () => {
    const { url } = await open();
    expect(await ask(url, 'SELECT count(*)::int AS events FROM es.events')).toEqual([{ events: 0 }]);
    const locale = 'SELECT datcollate FROM pg_database WHERE datname = current_database()';
    expect(await ask(url, locale)).toEqual([{ datcollate: 'C.UTF-8' }]);
  });

  it('is nobody else’s, even when many are made at once', async () => {
    const databases = await Promise.all(Array.from({ length: 12 }, open));
    await Promise.all(databases.map(({ ownerUrl: url }, n) => ask(url, `CREATE TABLE mine AS SELECT ${n} AS n`)));
    const seen = await Promise.all(databases.map(({ ownerUrl: url }) => ask(url, 'SELECT n FROM mine')));
    expect(seen).toEqual(databases.map((_, n) => [{ n }]));
  });

  it('is gone after drop, even while somebody is connected', async () => {
    const database = await createTestDatabase();
    const lingering = new pg.Client({ connectionString: database.ownerUrl });
    lingering.on('error', () => undefined);
    await lingering.connect();
    await database.close();
    await expect(ask(database.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
    await lingering.end().catch(() => undefined);
  });
});
