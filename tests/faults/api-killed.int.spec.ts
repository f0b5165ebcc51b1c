import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { runMigrations, startApiProcess } from '../support/api/api-process.ts';
import { People } from '../support/api/people.ts';
import { webIsBuilt } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';
import { createTestDatabase } from '../support/test-database.ts';

const KILLS = 4;
const WRITERS = 8;

beforeAll(webIsBuilt);
const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
beforeAll(() => runMigrations(database.ownerUrl)); // also makes the first administrator
const api = forAllTests(
  () => startApiProcess(database.url),
  (started) => started.kill(),
);
const admin = forAllTests(() => new People(api.site).superAdmin());

test('killed while it writes, the API loses nothing that it acknowledged and keeps nothing by half [ASVS 2.3.3]', async () => {
  const acknowledged = new Map<number, string>();
  let stopped = false;
  const write = async (writer: number) => {
    for (let n = 0; !stopped; n++) {
      const name = `Category ${writer}-${n} ${Math.random()}`;
      const category = await admin.call(categoryEndpoints.create, { body: { name } }).catch(() => undefined);
      if (category === undefined) await sleep(20);
      else acknowledged.set(category.id, name);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(300 + Math.random() * 300);
    await api.kill();
    await api.startAnew();
  }
  stopped = true;
  await Promise.all(writers);

  expect(acknowledged.size).toBeGreaterThan(KILLS * WRITERS);
  const rows = await db.query<{ id: number; name: string; events: number }>(sql`SELECT c.id, c.name,
      (SELECT count(*) FROM es.events e WHERE e.stream_id = 'category-' || c.id) AS events FROM category c ORDER BY c.id`);
  const stored = new Map(rows.map((row) => [row.id, row.name]));
  expect([...acknowledged].filter(([id, name]) => stored.get(id) !== name)).toEqual([]);
  expect(rows.filter((row) => row.events !== 1)).toEqual([]);
  const [log] = await db.query<{ streams: number }>(
    sql`SELECT count(DISTINCT stream_id) AS streams FROM es.events WHERE stream_id LIKE 'category-%'`,
  );
  expect(log?.streams).toBe(rows.length);
});
