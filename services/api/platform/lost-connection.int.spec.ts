import { expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { until } from '../../../tests/support/until.ts';
import { toHttpError } from './http/problem-details.ts';

const database = forAllTests(createTestDatabase);
const owner = forAllTests(() => openDatabase(database.ownerUrl));

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
