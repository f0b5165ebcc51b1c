import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { firstRun } from '../../services/api/first-run.ts';
import { readConfig } from '../../services/platform/config.ts';
import { webIsBuilt } from '../support/faults/site.ts';
import { Actor } from '../support/http.ts';
import { listen } from '../support/listen.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const KILLS = 4;
const WRITERS = 8;
const main = fileURLToPath(new URL('../../services/api/main.ts', import.meta.url));
const username = 'root.of.tests';
const password = 'Correct-horse-battery-9';

let database: TestDatabase;
let db: Database;
let port: number;
let api: ChildProcess;
let admin: Actor;

beforeAll(async () => {
  await webIsBuilt();
  database = await createTestDatabase();
  db = openDatabase(database.url);
  const config = readConfig({
    ...settings(3000),
    ADMIN_USERNAME: username,
    ADMIN_EMAIL: 'root@example.pk',
    ADMIN_PASSWORD: password,
  });
  await firstRun(db, { ...config, sampleData: false });
  port = await freePort();
  await startApi();
  admin = new Actor(`http://127.0.0.1:${port}`);
  await admin.call(userEndpoints.login, { body: { username, password } });
}, 150_000);
afterAll(async () => {
  api?.kill('SIGKILL');
  await db?.close();
  await database?.drop();
});

const settings = (listenOn: number) => ({
  DATABASE_URL: database.url,
  SESSION_SECRET: 'only for tests and long enough for the rule',
  PORT: String(listenOn),
  HOST: '127.0.0.1',
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'silent',
});

async function freePort(): Promise<number> {
  const server = createServer();
  const { port: free } = new URL(await listen(server));
  await new Promise((closed) => server.close(closed));
  return Number(free);
}

async function startApi(): Promise<void> {
  api = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...settings(port) }, stdio: 'ignore' });
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The API did not start');
}

test('killed while it writes, the API loses nothing that it acknowledged and keeps nothing by half [ASVS 2.3.3]', async () => {
  const acknowledged = new Map<number, string>();
  let stopped = false;
  const write = async (writer: number) => {
    for (let n = 0; !stopped; n++) {
      const name = `Category ${writer}-${n} ${Math.random()}`;
      const category = await admin.call(categoryEndpoints.create, { body: { name } }).catch(() => undefined);
      if (category === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
      else acknowledged.set(category.id, name);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  for (let kill = 0; kill < KILLS; kill++) {
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 300));
    api.kill('SIGKILL');
    await once(api, 'exit');
    await startApi();
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
}, 60_000);
