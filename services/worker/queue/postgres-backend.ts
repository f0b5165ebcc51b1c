import { createPostgresBackend, runMigrations, withBackend } from 'bullmq';
import pg from 'pg';
import { QUEUE, QUEUE_SCHEMA } from '#contracts/jobs/jobs.ts';
import type { Backend, JobWorker } from './backend.ts';

/** Arbitrary constant; the lock keeps two starting workers from granting at once, which Postgres refuses. */
const LOCK_KEY = 7_114_204;

/** The queue in a schema of our own database, with the rights of the application's role. */
export async function openPostgresBackend(databaseUrl: string): Promise<Backend> {
  await prepareSchema(databaseUrl);
  const Postgres = withBackend(createPostgresBackend);
  const connection = (max: number) => ({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max,
    application_name: 'ailaan-queue',
    options: '-c role=ailaan_app',
    connectionTimeoutMillis: 5000,
  });
  return {
    queue: new Postgres.Queue(QUEUE, { connection: connection(2) }) as unknown as Backend['queue'],
    startWorker: (process, options) =>
      new Postgres.Worker(QUEUE, process, { connection: connection(4), ...options }) as unknown as JobWorker,
    promptly: (work) => work(), // its pool gives up by itself
    close: async () => undefined,
  };
}

/** Migrates BullMQ's own tables as the database's owner and grants them to the application's role. */
async function prepareSchema(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'ailaan-migrate',
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    await runMigrations(client, QUEUE_SCHEMA);
    await client.query(`GRANT USAGE, CREATE ON SCHEMA bullmq TO ailaan_app;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA bullmq TO ailaan_app;
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA bullmq TO ailaan_app`);
  } finally {
    await client.end();
  }
}
