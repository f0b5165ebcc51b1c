import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { EventNamed } from '#contracts/events/any-event.ts';
import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { readCatalogue } from '../tests/support/database/catalogue.ts';
import { databaseUrl, runOn } from '../tests/support/database/databases.ts';
import { addCategory, META } from '../tests/support/tenders/tender-samples.ts';
import { openDatabase, sql } from './connection.ts';
import golden from './event-store/golden/tender-published.1.json' with { type: 'json' };
import { readStream } from './event-store/read-stream.ts';
import { listMigrations, migrate, readMigration } from './migrate.ts';
import { serviceLogins } from './roles/service-logins.ts';

/** A released migration is never edited: databases have run it. What it got wrong is put right by a later one. */
const RELEASED = { '1.0.0': '67a52f5612826e0c786acbf1f6ecc1a249793742d1a787a555ac05953ce1b27e' };

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

/** A tender as release 1.0.0 stated it: without the fields that came later. */
const FACTS = {
  ...golden.data.tender,
  ...{ status: 'open', image: null, categoryIds: [1], organizationIds: [], procuringOrganizationId: null },
};

/** Writes events and rows by hand, because the projections of today know columns that release 1.0.0 lacks. */
async function publishAsIn100(titles: readonly string[]): Promise<void> {
  const db = openDatabase(url, { role: 'owner', max: 1 });
  await addCategory(db, 'Roads');
  await db.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    SELECT 'tender-' || n, 1, gen_random_uuid(), 'TenderPublished', jsonb_build_object('origin', '{"kind":"manual"}'::jsonb,
      'tender', ${JSON.stringify(FACTS)}::jsonb || jsonb_build_object('title', title)), ${JSON.stringify(META)}::jsonb
    FROM unnest(${titles}::text[]) WITH ORDINALITY AS x (title, n)`);
  await db.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, sectors, category_ids,
      organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
    SELECT n, 1, title, ${FACTS.description}, ${FACTS.publishDate}, ${FACTS.closingDate}, 'open', '{Government}', '{1}',
      '{}', 'manual', to_tsvector('english', lower(title)), '', now(), now()
    FROM unnest(${titles}::text[]) WITH ORDINALITY AS x (title, n)`);
  await db.query(sql`INSERT INTO tender_category SELECT id, 1 FROM tender`);
  await db.close();
}

describe('a release', () => {
  it.each(Object.entries(RELEASED))('%s holds the migrations that it was released with', async (release, hash) => {
    const names = (await listMigrations()).filter((one) => one.startsWith(`${release}/`));
    const texts = await Promise.all(names.map(async (one) => `${one}\n${await readMigration(one)}`));
    expect(createHash('sha256').update(texts.join('')).digest('hex')).toBe(hash);
  });

  it.each(Object.keys(RELEASED))('%s is brought to the schema of a new database, its data kept', async (release) => {
    await migrate(url, { release });
    await publishAsIn100(['Kept road', 'Kept bridge']);
    await migrate(url);
    const fresh = `${name}_fresh`;
    await runOn(cluster, `CREATE DATABASE ${fresh}`);
    try {
      await migrate(databaseUrl(cluster, fresh), { logins: serviceLogins(url) });
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
    const db = openDatabase(url, { role: 'owner', max: 1 });
    const [published] = await readStream<EventNamed<'TenderPublished'>>(db, 'tender-1').finally(() => db.close());
    expect(published?.data.tender).toEqual({
      documents: null,
      ...forOptionalFields(() => null),
      ...FACTS,
      title: 'Kept road',
    });
  });
});

it('processes of release 1.0.0 go on with the newer tables: people sign in and search', async () => {
  await migrate(url, { release: '1.0.0' });
  await publishAsIn100(['Kept road', 'Kept bridge']);
  await migrate(url);
  const found =
    await ask(sql`SELECT f.id FROM tender_find(${'kept'}::tsquery, ${[]}::text[], ${false}, ${'t'}, ${true}, ${null}::date, ${10},
    ${['open', 'closing_soon', 'closed']}::text[], ${new Date()}::timestamptz, ${null}::date, ${null}::date) AS f`);
  expect(found).toEqual([{ id: 2 }, { id: 1 }]);
  await ask(
    sql`INSERT INTO user_account (id, version, username, email, is_admin, created_at) VALUES (7, 1, 'a', 'a@b.pk', false, now())`,
  );
  await ask(sql`INSERT INTO session (id_hash, user_id) VALUES ('a', 7)`);
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
