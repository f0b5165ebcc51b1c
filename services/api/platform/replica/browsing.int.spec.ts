import { chmod } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { backUp, writeAsServer } from '#db/backup/back-up.ts';
import { MAX_LAG_MS, type ReadReplica, watchReplica } from '#db/connection/read-replica.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { fastFolder } from '../../../../tests/support/files/temporary-folder.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { listen } from '../../../../tests/support/listen.ts';
import { until } from '../../../../tests/support/until.ts';
import { createBrowsing } from './browsing.ts';
import { markWrites } from './just-wrote.ts';

/** A primary, a server that streams from it, and an application that writes and reads through `createBrowsing`. */
const folder = forAllTests(fastFolder);
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let db: Database;
let standbyOwner: Database;
let standbyDb: Database;
let replica: ReadReplica;
let origin: string;
let close: () => void;
const changes: boolean[] = [];

const connection = ({ url }: EmbeddedPostgres) => {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password}`;
};

beforeAll(async () => {
  await chmod(folder.path, 0o755);
  const settings = { wal_keep_size: '256MB' };
  primary = await startEmbeddedPostgres({ dataDir: folder.at('primary'), durable: false, settings });
  await backUp(primary.url, folder.at('primary'), folder.at('standby'));
  await writeAsServer(folder.at('standby', 'postgres'), 'standby.signal', '');
  standby = await startEmbeddedPostgres({
    dataDir: folder.at('standby'),
    settings: { primary_conninfo: connection(primary), wal_receiver_status_interval: '1s' },
  });
  [db, standbyDb, standbyOwner] = [primary, standby, standby].map(({ url }) =>
    openDatabase(url, { role: 'owner' }),
  ) as [Database, Database, Database];
  await db.query(sql`CREATE TABLE note (n int)`);
  replica = watchReplica(db, standbyDb, {
    lookEveryMs: 50,
    maxLagMs: 3000,
    onChange: (isRead) => changes.push(isRead),
  });
  const browsing = createBrowsing(db, replica);
  const app = express();
  app.use(markWrites('http://localhost', MAX_LAG_MS));
  app.use(browsing.remember);
  app.post('/notes', async (_req, res) => {
    await browsing.db.query(sql`INSERT INTO note VALUES (1)`);
    res.status(204).end();
  });
  app.get('/notes', async (_req, res) => {
    const [row] = await browsing.db.query<object>(
      sql`SELECT count(*)::int AS n, pg_is_in_recovery() AS "isReplica" FROM note`,
    );
    res.json(row);
  });
  const server = createServer(app);
  origin = await listen(server);
  close = () => server.close();
});
afterAll(async () => {
  close?.();
  await replica?.close();
  await Promise.all([db?.close(), standbyDb?.close(), standbyOwner?.close()]);
  await Promise.all([standby?.stop('immediate'), primary?.stop('immediate')]);
});

const read = async (cookie = '') => (await fetch(`${origin}/notes`, { headers: { cookie } })).json();
const isCaughtUp = async () => (await read()).isReplica === true;
beforeEach(() => until(isCaughtUp));

it('visitors read from the replica, what is written follows', async () => {
  const { n } = await read();
  await db.query(sql`INSERT INTO note VALUES (0)`);
  await until(async () => (await read()).n === n + 1);
  expect(await read()).toEqual({ n: n + 1, isReplica: true });
});

it('a replica that refuses to follow: who wrote reads the primary at once, others the old state, and soon nobody the replica', async () => {
  const { n } = await read();
  await standbyOwner.query(sql`SELECT pg_wal_replay_pause()`);
  await until(
    async () => (await standbyOwner.query(sql`SELECT 1 WHERE pg_get_wal_replay_pause_state() = 'paused'`)).length > 0,
  );
  const written = await fetch(`${origin}/notes`, { method: 'POST', headers: { cookie: 'session=1' } });
  expect(written.status).toBe(204); // a write, so never of the replica, which would refuse it
  const cookie = written.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^ailaan_wrote=1; Path=\/; Max-Age=15; HttpOnly; SameSite=Lax$/);
  expect(await read(cookie.split(';')[0])).toEqual({ n: n + 1, isReplica: false });
  const fresh = await fetch(`${origin}/notes`, { headers: { 'cache-control': 'no-cache' } });
  expect(await fresh.json()).toEqual({ n: n + 1, isReplica: false });
  expect(await read()).toEqual({ n, isReplica: true });
  await until(async () => !(await isCaughtUp()) && changes.at(-1) === false);
  expect(await read()).toEqual({ n: n + 1, isReplica: false });
  await standbyOwner.query(sql`SELECT pg_wal_replay_resume()`);
  await until(isCaughtUp);
  expect(await read()).toEqual({ n: n + 1, isReplica: true });
});

it('who is not signed in is given no cookie, and nobody for reading', async () => {
  const written = await fetch(`${origin}/notes`, { method: 'POST' });
  const seen = await fetch(`${origin}/notes`, { headers: { cookie: 'session=1' } });
  expect([written, seen].map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null]);
});

it('a query that the replica gives up is answered by the primary', async () => {
  const killed = replica.reader().query(sql`SELECT pg_is_in_recovery() AS "isReplica", pg_sleep(0.4)`);
  await sleep(100);
  await standbyOwner.query(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()`,
  );
  expect(await killed).toMatchObject([{ isReplica: false }]);
});

it('work that has begun is not begun again', async () => {
  let begun = 0;
  const work = replica.reader().tx(async (tx) => {
    begun += 1;
    await tx.query(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(work).rejects.toThrow();
  expect(begun).toBe(1);
});

it('without the replica everything is answered by the primary', async () => {
  await standby.stop('immediate');
  await until(async () => (await read()).isReplica === false);
  expect(replica.reader()).toBe(db);
});
