import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { fastFolder } from '../../tests/support/files/temporary-folder.ts';
import { forAllTests, forEachAnew } from '../../tests/support/for-tests.ts';
import { type Launched, startLauncher } from '../../tests/support/launcher/start-launcher.ts';
import { freePort } from '../../tests/support/listen.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';

let port: number;
let launched: Launched[];

const folder = forEachAnew(fastFolder);
const database = forAllTests(createTestDatabase);
beforeEach(async () => {
  port = Number(await freePort());
  launched = [];
});
afterEach(async () => {
  for (const one of launched) one.kill('SIGTERM');
  await Promise.all(launched.map((one) => one.ended));
});

function start(settings: Record<string, string> = {}): Launched {
  const one = startLauncher({ DATA_DIR: folder.path, PORT: String(port), ...settings });
  launched.push(one);
  return one;
}

/** Output of a start that ends with status 1. */
async function refusal(settings: Record<string, string> = {}): Promise<string[]> {
  const one = start(settings);
  expect(await one.ended).toBe(1);
  expect(one.output().lines).toEqual([]);
  return one.output().errors;
}

it('a second start on the same data folder, which leaves the first alone', async () => {
  const first = start({ DATABASE_URL: database.ownerUrl });
  await first.ready;
  expect(await refusal({ PORT: await freePort(), DATABASE_URL: database.ownerUrl })).toEqual([
    `Ailaan is already running on ${folder.path} (process ${first.pid}). Stop it first, or set DATA_DIR and PORT to start another.`,
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

it('wrong settings, all at once, without the value of a secret [ASVS 16.2.5]', async () => {
  const settings = {
    PORT: 'many',
    SAMPLE_DATA: 'maybe',
    MAIL: 'pigeon',
    SESSION_SECRET: 'short',
    DATABASE_URL: 'mysql://u:pw@h/d',
  };
  expect(await refusal(settings)).toEqual([
    'PORT must be a whole number from 1 to 65535 (it is "many")',
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/ailaan',
    'SESSION_SECRET must have at least 32 characters',
    'SAMPLE_DATA must be 1 or 0 (it is "maybe")',
    'MAIL must be simulated or smtp (it is "pigeon")',
  ]);
});

it('a port in use', async () => {
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  expect(await refusal()).toEqual([
    `Port ${port} is already in use. Stop the other program, or set PORT to another number.`,
  ]);
  squatter.close();
});

it('a database that does not answer', async () => {
  const nobody = await freePort();
  expect(await refusal({ DATABASE_URL: `postgres://ailaan:secret@127.0.0.1:${nobody}/ailaan` })).toEqual([
    `Cannot reach the database of DATABASE_URL at 127.0.0.1:${nobody}: connect ECONNREFUSED 127.0.0.1:${nobody}. Check the address, or leave DATABASE_URL out to use the embedded one.`,
  ]);
});

it('a database that lets us in with another password only', async () => {
  const [line, ...more] = await refusal({ DATABASE_URL: database.ownerUrl.replace(/:[^:@]+@/, ':not-it@') });
  expect(line).toContain('password authentication failed');
  expect(line).not.toContain('not-it');
  expect(more).toEqual([]);
});

it('a database of somebody else', async () => {
  const [line, ...more] = await refusal({ DATABASE_URL: database.url });
  expect(line).toMatch(/permission denied .* Run npm run migrate as its owner/);
  expect(more).toEqual([]);
});

it('a database of a newer version', async () => {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query("INSERT INTO schema_migration (name) VALUES ('99.0.0/0001-from-the-future.sql')");
  const [line, ...more] = await refusal({ DATABASE_URL: database.ownerUrl });
  await client.query("DELETE FROM schema_migration WHERE name = '99.0.0/0001-from-the-future.sql'");
  await client.end();
  expect(line).toContain('newer version of Ailaan (it has 99.0.0/0001-from-the-future.sql)');
  expect(more).toEqual([]);
});

it('a data folder of a newer version', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
  await postgres.stop('immediate');
  await writeFile(folder.at('postgres/PG_VERSION'), '99\n');
  const [line, ...more] = await refusal();
  expect(line).toContain('was made by PostgreSQL 99, this version brings PostgreSQL 18');
  expect(more).toEqual([]);
});

it('a data folder that it may not write', async () => {
  await writeFile(folder.at('a-file'), '');
  const [line, ...more] = await refusal({ DATA_DIR: folder.at('a-file', 'data') });
  expect(line).toContain('Cannot write to the data folder');
  expect(more).toEqual([]);
});

it('a production server with a database of its own but no session secret', async () => {
  const settings = { NODE_ENV: 'production', ALLOW_UNPATCHED_NODE: '1', DATABASE_URL: database.ownerUrl };
  expect(await refusal(settings)).toEqual(['SESSION_SECRET is required (all API processes of one site share it)']);
});
