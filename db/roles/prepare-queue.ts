import type pg from 'pg';
import { QUEUE, QUEUE_SCHEMA } from '#contracts/jobs/jobs.ts';

/**
 * Brings the queue's own tables to the version of its library. Its counter of jobs is made here, too: left to the first
 * job, it would belong to the worker, which owns nothing.
 */
export async function prepareQueue(client: pg.Client): Promise<void> {
  const { runMigrations } = await import('bullmq'); // takes its time, and nothing else of the database needs it
  await runMigrations(client, QUEUE_SCHEMA);
  await client.query("SELECT set_config('ailaan.queue', $1, false), set_config('search_path', $2, false)", [
    QUEUE,
    QUEUE_SCHEMA,
  ]);
  await client.query(`DO $$ BEGIN
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS %I', job_id_seq_name(current_setting('ailaan.queue')));
  END $$; RESET search_path`);
}
