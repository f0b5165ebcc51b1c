import { Gauge, type Registry } from 'prom-client';
import { sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import { queueAnswers, relayLag } from '../health/worker-health.ts';

/** Waiting work, counted when metrics are read. Every worker gives the same numbers: take the maximum, not the sum. */
export function observeBacklog(
  registry: Registry,
  { db, queue, logger }: Pick<WorkerContext, 'db' | 'queue' | 'logger'>,
): void {
  const gauge = (name: string, help: string, read: (self: Gauge) => Promise<void>, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        // One number that cannot be read does not hide the others.
        await read(this).catch((error: unknown) => logger.warn({ err: error, metric: name }, 'a metric is missing'));
      },
    });

  gauge('ailaan_tailer_lag_events', 'Positions of the log that were not handed to the queue yet.', async (self) => {
    self.set(await relayLag({ db }));
  });
  gauge('ailaan_queue_answers', '1 while the queue answers.', async (self) => {
    self.set((await queueAnswers({ queue })) ? 1 : 0);
  });
  gauge(
    'ailaan_queue_jobs',
    'Jobs in the queue by state.',
    async (self) => {
      for (const [state, count] of Object.entries(await queue.counts())) self.set({ state }, count);
    },
    ['state'],
  );
  gauge('ailaan_mails_waiting', 'Mails that wait for the mail server.', async (self) => {
    const [row] = await db.query<{ count: number }>(sql`SELECT count(*) AS count FROM mail WHERE status = 'queued'`);
    self.set(row?.count ?? 0);
  });
  gauge('ailaan_digest_runs_open', 'Digest runs that have begun and not finished.', async (self) => {
    const [row] = await db.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM digest_run WHERE finished_at IS NULL`,
    );
    self.set(row?.count ?? 0);
  });
}
