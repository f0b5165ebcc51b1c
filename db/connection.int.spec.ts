import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { forAllTests } from '../tests/support/for-tests.ts';
import { createTestDatabase } from '../tests/support/test-database.ts';
import { openDatabase, type Queryable, sql } from './connection.ts';
import { loginOf } from './roles/service-logins.ts';

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url, { max: 2 }));
const owner = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner' }));
beforeAll(async () => {
  await owner.query(sql`CREATE TABLE kept (n int)`);
  await owner.query(sql`GRANT ALL ON kept TO PUBLIC`);
});

const backend = async (on: Queryable) => (await on.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`))[0]?.pid;
const kept = async () => (await db.query<{ n: number }>(sql`SELECT n FROM kept ORDER BY n`)).map(({ n }) => n);

it('answers days as text, counts as numbers, instants as dates', async () => {
  const [row] = await db.query(sql`SELECT date '2026-02-28' AS day, count(*) AS count, timestamptz 'epoch' AS at`);
  expect(row).toEqual({ day: '2026-02-28', count: 1, at: new Date(0) });
});

it('acts as the role that can only append, and answers only what is on the disk', async () => {
  expect(await db.query(sql`SELECT current_user::text AS role, current_setting('synchronous_commit') AS sync`)).toEqual(
    [{ role: loginOf(database.url).role, sync: 'on' }],
  );
});

it.runIf(process.platform === 'linux')('has the kernel ask whether a silent server is still there', async () => {
  const [row] = await db.query<{ port: number }>(sql`SELECT inet_client_port() AS port`);
  const port = (row?.port ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const timer = async () => {
    const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')));
    const sockets = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)));
    return sockets.filter(([, local]) => local?.endsWith(`:${port}`)).map((fields) => fields[5]?.slice(0, 2));
  };
  // 02: the timer that runs is the one of keep-alive; for a moment after a query it is that of the acknowledgement
  await expect.poll(timer).toEqual(['02']);
});

describe('a transaction', () => {
  it('that fails leaves nothing behind, and its connection can be used again', async () => {
    const work = db.tx(async (tx) => {
      await tx.query(sql`INSERT INTO kept VALUES (1)`);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await kept()).toEqual([]);
  });

  it('whose statements are sent together writes none of them when one fails', async () => {
    const work = db.tx((tx) =>
      Promise.all([1, 0, 3].map((n) => tx.query(sql`INSERT INTO kept VALUES (12 / ${n}::int)`))),
    );
    await expect(work).rejects.toThrow('division by zero');
    expect(await kept()).toEqual([]);
  });

  it('does not pass for written when a failed statement in it was overlooked', async () => {
    const work = db.tx(async (tx) => {
      await tx.query(sql`INSERT INTO kept VALUES (2)`);
      await tx.query(sql`SELECT 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('nothing of it was written');
    expect(await kept()).toEqual([]);
  });
});

describe('a connection that is lost while in use', () => {
  it.each(['tx', 'session'] as const)('fails the %s, not the process, and is replaced', async (kind) => {
    const work = db[kind](async (on) => {
      const pid = await backend(on);
      await owner.query(sql`SELECT pg_terminate_backend(${pid})`);
      await sleep(200); // the loss is noticed while no statement runs
      await on.query(sql`SELECT 1`);
    });
    await expect(work).rejects.toThrow();
    expect(await Promise.all([kept(), kept(), kept()])).toEqual([[], [], []]);
  });
});

it('keeps a session on one connection while others come and go', async () => {
  const pids = await db.session(async (session) => {
    const first = await backend(session);
    await Promise.all([backend(db), backend(db)]);
    return [first, await backend(session)];
  });
  expect(pids[0]).toBe(pids[1]);
});
