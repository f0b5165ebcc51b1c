import { expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createLogger } from '../../platform/logger.ts';
import { collectProofs } from './upkeep.ts';

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));

it('removes files 90 days after the decision, and none that waits', async () => {
  await db.query(sql`INSERT INTO payment_proof (id, subscription_id, digest, type, size, state, received_at, decided_at)
    VALUES (1, 1, 'a', 'application/pdf', 1, 'open', '2026-01-01T00:00Z', NULL),
      (2, 1, 'b', 'application/pdf', 1, 'set-aside', '2026-01-01T00:00Z', '2026-05-01T00:00Z'),
      (3, 1, 'c', 'application/pdf', 1, 'recorded', '2026-01-01T00:00Z', '2026-05-03T00:00Z')`);
  await db.query(sql`INSERT INTO payment_proof_file (proof_id, size, bytes) SELECT id, 1, '\\x00' FROM payment_proof`);
  const clock = () => new Date('2026-07-31T12:00:00Z');
  await collectProofs({ db, logger: createLogger('test', 'silent'), clock });
  const left = await db.query<{ id: number }>(sql`SELECT proof_id AS id FROM payment_proof_file ORDER BY 1`);
  expect(left.map(({ id }) => id)).toEqual([1, 3]);
});
