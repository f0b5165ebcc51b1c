import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { until } from '../../../tests/support/until.ts';
import { toHttpError } from './http/problem-details.ts';

let database: TestDatabase;
let owner: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase(database.ownerUrl);
});
afterAll(async () => {
  await owner?.close();
  await database?.drop();
});

it('a connection lost between two statements of a transaction is answered 503, as one lost within', async () => {
  const lost = await owner
    .tx(async (tx) => {
      const [mine] = await tx.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      const pid = mine?.pid ?? 0;
      await owner.query(sql`SELECT pg_terminate_backend(${pid})`);
      await until(async () => {
        const left = await owner.query(sql`SELECT 1 AS found FROM pg_stat_activity WHERE pid = ${pid}`);
        return left.length === 0;
      });
      await tx.query(sql`SELECT 1 AS found`);
    })
    .catch((error: unknown) => error);
  expect(toHttpError(lost, 'POST')).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
});
