import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../support/for-tests.ts';
import { createTestDatabase } from '../support/test-database.ts';

const MIGRATION = new URL('../../db/migrations/1.1.0/0063-memory-keys.sql', import.meta.url);
const DIGEST = 'abcdefghijklmnopqrst12';
const KEYS = [
  'epads#w-1',
  `epads#w-1#work ${DIGEST}`,
  `dawn#title ${DIGEST}#work 2027-01-05`,
  'epads#lot #work 3 khanzada',
  '#12',
  `redacted#${'a'.repeat(64)}`,
];

const database = forAllTests(createTestDatabase);
const owner = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner', max: 1 }));

it('memories of before an upgrade have the key that es.redacted_key makes', async () => {
  await owner.query(sql`INSERT INTO import_memory (key, digest, apart)
    SELECT key, key, '{}' FROM unnest(${KEYS}::text[]) AS known (key)`);
  await owner.pool.query(await readFile(MIGRATION, 'utf8'));
  const others = await owner.query(sql`SELECT key FROM import_memory WHERE key <> es.redacted_key(digest)`);
  expect(others).toEqual([]);
  expect(await owner.query(sql`SELECT FROM import_memory`)).toHaveLength(KEYS.length);
});
