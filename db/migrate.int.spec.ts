import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readCatalogue } from '../tests/support/database/catalogue.ts';
import { databaseUrl, runOn } from '../tests/support/databases.ts';
import { publishFacts } from '../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../tests/support/tenders/tender-samples.ts';
import { openDatabase, sql } from './connection.ts';
import { listMigrations, migrate, readMigration } from './migrate.ts';

/** A released migration is never edited: databases have run it. What it got wrong is put right by a later one. */
const RELEASED = { '1.0.0': 'c3b6fce80ebdcdad83709c69e04bfbdf0af09a91d0379a0a3c90dd47907d96a8' };

let cluster: string;
let name: string;
let url: string;

beforeEach(async () => {
  const postgres = inject('postgres');
  if ('failure' in postgres) throw new Error(postgres.failure);
  cluster = postgres.url;
  name = `migrate_${randomBytes(6).toString('hex')}`;
  url = databaseUrl(cluster, name);
  await runOn(cluster, `CREATE DATABASE ${name}`);
});
afterEach(() => runOn(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

const ask = async <Row extends object>(query: ReturnType<typeof sql>) => {
  const owner = openDatabase(url, { role: 'owner', max: 1 });
  return owner.query<Row>(query).finally(() => owner.close());
};

describe('a release', () => {
  it.each(Object.entries(RELEASED))('%s holds the migrations that it was released with', async (release, hash) => {
    const names = (await listMigrations()).filter((one) => one.startsWith(`${release}/`));
    const texts = await Promise.all(names.map(async (one) => `${one}\n${await readMigration(one)}`));
    expect(createHash('sha256').update(texts.join('')).digest('hex')).toBe(hash);
  });

  it.each(Object.keys(RELEASED))('%s is brought to the schema of a new database, its data kept', async (release) => {
    await migrate(url, { release });
    const db = openDatabase(url, { max: 2 });
    await addCategory(db, 'Roads');
    await publishFacts(db, [{ title: 'Kept road' }, { title: 'Kept bridge' }]);
    await db.close();
    await migrate(url);
    const fresh = `${name}_fresh`;
    await runOn(cluster, `CREATE DATABASE ${fresh}`);
    try {
      await migrate(databaseUrl(cluster, fresh));
      expect(await readCatalogue(url)).toEqual(await readCatalogue(databaseUrl(cluster, fresh)));
    } finally {
      await runOn(cluster, `DROP DATABASE ${fresh} WITH (FORCE)`);
    }
    expect(await ask(sql`SELECT title FROM tender t WHERE tender_terms(t) @@ 'kept'::tsquery ORDER BY id`)).toEqual([
      { title: 'Kept road' },
      { title: 'Kept bridge' },
    ]);
    expect(await ask(sql`SELECT tender_count('', '') AS tenders, count(*) AS events FROM es.events`)).toEqual([
      { tenders: 2, events: 2 },
    ]);
  });
});

describe('migrate', () => {
  it('may run any number of times, also at once', async () => {
    const migrations: string[] = [];
    const onMigration = (one: string) => migrations.push(one);
    await Promise.all([migrate(url, { onMigration }), migrate(url, { onMigration }), migrate(url, { onMigration })]);
    expect(migrations).toEqual(await listMigrations());
  });

  it('refuses a database of the development schema in one line and leaves it as it is', async () => {
    await runOn(url, 'CREATE TABLE schema_migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())');
    await runOn(url, "INSERT INTO schema_migration VALUES ('0001_event_store.sql'), ('0002_read_tables.sql')");
    const before = await readCatalogue(url);
    await expect(migrate(url)).rejects.toThrow(
      /^The database holds the development schema .* Nothing was changed\. Start with an empty database: .*$/,
    );
    expect(await readCatalogue(url)).toEqual(before);
  });
});
