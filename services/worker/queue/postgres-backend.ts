import { createPostgresBackend, type Queue, type Worker, withBackend } from 'bullmq';
import { QUEUE, QUEUE_SCHEMA } from '#contracts/jobs/jobs.ts';
import type { Backend } from './backend.ts';

/** The queue in a schema of our own database, which the migration has made. */
export async function openPostgresBackend(databaseUrl: string): Promise<Backend> {
  const Postgres = withBackend(createPostgresBackend);
  const connection = (max: number) => ({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max,
    application_name: 'ailaan-queue',
    connectionTimeoutMillis: 5000,
  });
  return {
    queue: new Postgres.Queue(QUEUE, { connection: connection(2) }) as unknown as Queue,
    startWorker: (process, options) =>
      new Postgres.Worker(QUEUE, process, { connection: connection(4), ...options }) as unknown as Worker,
    promptly: (work) => work(), // its pool gives up by itself
    close: async () => undefined,
  };
}
