import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../tests/support/tenders/publish-facts.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createLogger } from '../../platform/logger.ts';
import { collectImages } from './upkeep.ts';

const logger = createLogger('test', 'silent');

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
const owner = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner', max: 2 }));
beforeAll(async () => {
  await owner.query(sql`INSERT INTO category (id, version, name, is_active, sort_order, created_at)
    VALUES (1, 1, 'Roads', true, 0, now())`);
  await publishFacts(owner, [{ title: 'With images' }, { title: 'To be removed' }]);
});
beforeEach(() => owner.query(sql`DELETE FROM image`));

const age = (days: number) => sql`now() - make_interval(hours => ${Math.round(days * 24)}::int)`;
const addImage = (hash: string, days: number) =>
  owner.query(sql`INSERT INTO image (hash, type, width, height, bytes, created_at)
    VALUES (${hash}, 'image/webp', 1, 1, '\\x00', ${age(days)})`);
const left = async () =>
  (await owner.query<{ hash: string }>(sql`SELECT hash FROM image ORDER BY hash`)).map((row) => row.hash);
const edit = (tender: number, version: number, image: string | null) =>
  owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    SELECT ${`tender-${tender}`}, ${version}::int + 1, gen_random_uuid(), 'TenderUpdated',
      ${JSON.stringify({ tender: { image: image === null ? null : { hash: image } } })}::jsonb, '{"actor": {"kind": "system"}}'`);

it('goes: what no tender shows and no history needs, after a day', async () => {
  await addImage('unused', 2);
  await addImage('just-uploaded', 0.5);
  await collectImages({ db, logger });
  expect(await left()).toEqual(['just-uploaded']);
});

it('stays: what a tender shows, and what the history of a tender needs that still exists', async () => {
  for (const hash of ['shown', 'shown-before', 'of-a-removed-tender']) await addImage(hash, 3);
  await edit(1, 1, 'shown-before');
  await edit(1, 2, 'shown');
  await owner.query(sql`UPDATE tender SET image_hash = 'shown' WHERE id = 1`);
  await edit(2, 1, 'of-a-removed-tender');
  await owner.query(sql`DELETE FROM tender WHERE id = 2`);
  await collectImages({ db, logger });
  expect(await left()).toEqual(['shown', 'shown-before']);
});

it('stays: what somebody uploads again at the very moment', async () => {
  await addImage('again', 3);
  let collecting: Promise<void> | undefined;
  await owner.tx(async (tx) => {
    await tx.query(sql`UPDATE image SET created_at = now() WHERE hash = 'again'`); // as an upload does
    collecting = collectImages({ db, logger });
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await collecting;
  expect(await left()).toEqual(['again']);
});
