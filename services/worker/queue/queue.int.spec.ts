import { beforeEach, describe, expect, it } from 'vitest';
import { job } from '#contracts/jobs/jobs.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { loginOf } from '#db/roles/service-logins.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { behavesLikeTheQueue } from '../../../tests/support/queue/queue-behaviour.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { until } from '../../../tests/support/until.ts';
import { createLogger } from '../../platform/logger.ts';
import { openQueue } from './queue.ts';

const logger = createLogger('test', 'silent');
const open = (options = {}) => openQueue({ redisUrl: undefined, databaseUrl: database.url }, logger, options);

const database = forAllTests(createTestDatabase);
const owner = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner', max: 2 }));

describe('the queue on Postgres', () => {
  const wipe = async () => {
    await owner.query(sql`TRUNCATE bullmq.job, bullmq.scheduler CASCADE`);
  };
  beforeEach(async () => {
    await (await open()).close();
    await wipe();
  });

  behavesLikeTheQueue(open, {
    wipe,
    schedules: async () => {
      const rows = await owner.query<{ scheduler_id: string; next_run_ms: number }>(
        sql`SELECT scheduler_id, next_run_ms FROM bullmq.scheduler`,
      );
      return Object.fromEntries(rows.map((row) => [row.scheduler_id, new Date(row.next_run_ms)]));
    },
  });
});

describe('the schema of the queue', () => {
  it('serves several workers that start at once, and stays for the next start', async () => {
    const empty = await createTestDatabase();
    const start = () => openQueue({ redisUrl: undefined, databaseUrl: empty.url }, logger);
    const queues = await Promise.all([start(), start(), start()]);
    let done = 0;
    for (const queue of queues) {
      queue.work(async () => {
        done += 1;
      });
    }
    await Promise.all(
      queues.map((queue, at) => queue.add([job('contact-mail', { contactId: at + 1 }), job('sweep', {})])),
    );
    await until(() => done >= 4);
    await Promise.all(queues.map((queue) => queue.close()));
    await (await start()).close();
    await empty.close();
  });

  it('is worked on with the rights of the application, which cannot touch the log [ASVS 13.2.2]', async () => {
    const queue = await open();
    queue.work(async () => undefined);
    await queue.add([job('sweep', {}), job('collect-images', {})]);
    await until(async () => (await owner.query(sql`SELECT 1 FROM bullmq.job WHERE state <> 'delayed'`)).length === 0);
    const [sequence] = await owner.query<{ owner: string }>(
      sql`SELECT sequenceowner AS owner FROM pg_sequences WHERE schemaname = 'bullmq' AND sequencename = 'bullmq_jid_' || md5('ailaan')`,
    );
    expect(sequence?.owner).toBe(loginOf(database.ownerUrl).role);
    const names = await owner.query<{ name: string }>(
      sql`SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY 1`,
    );
    expect(names.map((row) => row.name)).toEqual(['ailaan', 'ailaan-queue']);
    await queue.close();
  });
});
