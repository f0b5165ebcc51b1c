import { once } from 'node:events';
import { createPostgresBackend, type Job, Queue, Worker, type WorkerOptions, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE, QUEUE_SCHEMA } from '#contracts/jobs/jobs.ts';
import { within } from '../../platform/shared/within.ts';

/** The common part of BullMQ's two stores. */
interface Backend {
  readonly queue: Queue;
  /** Runs a request to the queue's server; fails within seconds when the server is away. */
  promptly<T>(work: () => Promise<T>): Promise<T>;
  /** Asks for a sign that jobs are taken. */
  probe(): Promise<unknown>;
  startWorker(process: (job: Job) => Promise<void>, options: Omit<WorkerOptions, 'connection'>): Worker;
  /** Closes connections that BullMQ leaves open. */
  close(): Promise<void>;
}

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
  const queue = new Postgres.Queue(QUEUE, { connection: connection(2) }) as unknown as Queue;
  return {
    queue,
    probe: () => queue.getJobSchedulersCount(),
    startWorker: (process, options) =>
      new Postgres.Worker(QUEUE, process, { connection: connection(4), ...options }) as unknown as Worker,
    promptly: (work) => work(), // its pool gives up by itself
    close: async () => undefined,
  };
}

const ANSWER_MS = 5000;

/** Milliseconds that a start waits for Redis. Afterwards the queue works as soon as Redis has come. */
const FIRST_MS = 2000;

/** The queue in Redis. */
export async function openRedisBackend(url: string): Promise<Backend> {
  // Both wait for a Redis that is away: BullMQ asks it for its version once, and a refusal there would last for ever.
  const adding = new Redis(url, { maxRetriesPerRequest: null });
  const working = new Redis(url, { maxRetriesPerRequest: null });
  for (const redis of [adding, working]) redis.on('error', () => undefined); // BullMQ reports it
  await once(adding, 'ready', { signal: AbortSignal.timeout(FIRST_MS) }).catch(() => undefined);
  return {
    queue: new Queue(QUEUE, { connection: adding, skipWaitingForReady: true }),
    probe: () => adding.set('ailaan:probe', '1'), // a full Redis still reads
    startWorker: (process, options) => new Worker(QUEUE, process, { connection: working, ...options }),
    promptly: async (work) => {
      if (adding.status !== 'ready') throw new Error('Redis is away');
      // A late effect is harmless: a job has its fixed id.
      return within(ANSWER_MS, work(), () => {
        throw new Error(`Redis has not answered for ${ANSWER_MS} ms`);
      });
    },
    close: async () => {
      adding.disconnect();
      working.disconnect();
    },
  };
}
