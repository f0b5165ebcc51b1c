import { expect, it } from 'vitest';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { until } from '../../../tests/support/until.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';
import { assertWorkerLives, workerSilence } from '../../platform/worker-liveness.ts';
import { queueAnswers } from './heartbeat.ts';

const portal = forAllTests(() => Portal.start());

it('a worker that works is seen, says how far it is, and is missed when it has gone', async () => {
  const db = portal.api.owner;
  await until(async () => (await workerSilence(db)) !== undefined);
  await assertWorkerLives(db);
  await portal.demand();
  await portal.settled();
  expect(await queueAnswers(portal.worker.context)).toBe(true);
  expect(await db.query(sql`SELECT 1 FROM digest_run WHERE kind = 'demand' AND finished_at IS NULL`)).toEqual([]);

  await portal.stopWorker();
  await portal.publish();
  expect(await db.query(sql`SELECT 1 FROM worker_process`)).toEqual([]);
  await expect(assertWorkerLives(db)).rejects.toThrow('No worker has been seen for a day');
  await db.query(
    sql`INSERT INTO worker_process VALUES (gen_random_uuid(), now(), now() - interval '50 seconds', true)`,
  );
  await expect(assertWorkerLives(db)).rejects.toThrow('No worker has been seen for 50 s');
  // the clock was set back since
  await db.query(sql`INSERT INTO worker_process VALUES (gen_random_uuid(), now(), now() + interval '5 minutes', true)`);
  await expect(assertWorkerLives(db)).rejects.toThrow('No worker has been seen for 50 s');
});
