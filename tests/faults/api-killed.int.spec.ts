import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { type ApiProcess, runMigrations, startApiProcess } from '../support/api/api-process.ts';
import { People, type Person } from '../support/api/people.ts';
import { webIsBuilt } from '../support/api/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const KILLS = 4;
const WRITERS = 8;

let database: TestDatabase;
let db: Database;
let api: ApiProcess;
let admin: Person;

beforeAll(async () => {
  await webIsBuilt();
  database = await createTestDatabase();
  db = openDatabase(database.url);
  await runMigrations(database.ownerUrl); // also makes the first administrator
  api = await startApiProcess(database.url);
  admin = await new People(api.site).superAdmin();
}, 150_000);
afterAll(async () => {
  await api?.kill();
  await db?.close();
  await database?.drop();
});

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
