import { createPostgresBackend, Queue, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE, QUEUE_SCHEMA } from '#contracts/jobs/jobs.ts';
import type { Config } from '../../../platform/config.ts';
import { within } from '../../../platform/shared/within.ts';

export interface QueueReport {
  readonly place: 'Redis' | 'Postgres';
  readonly counts: Readonly<Record<string, number>>;
  /** The first of those that are not done. */
  readonly jobs: readonly {
    readonly name: string;
    readonly id: string;
    readonly attempts: number;
    readonly at: Date;
  }[];
  readonly schedule: readonly { readonly id: string; readonly next: Date | undefined }[];
}

const SHOWN = 50;
const PATIENCE_MS = 4000;

/** Looks at the queue where the worker has it. @throws Error when it does not answer, or no worker has made it yet */
export async function readQueue(
  config: Pick<Config, 'redisUrl' | 'databaseUrl' | 'databaseSessionUrl'>,
): Promise<QueueReport> {
  const { redisUrl, databaseUrl, databaseSessionUrl } = config;
  const { queue, close } = redisUrl === undefined ? onPostgres(databaseSessionUrl ?? databaseUrl) : onRedis(redisUrl);
  try {
    return await within(PATIENCE_MS, look(queue, redisUrl === undefined ? 'Postgres' : 'Redis'), () => {
      throw new Error(`The queue has not answered for ${PATIENCE_MS} ms`);
    });
  } finally {
    await close().catch(() => undefined);
  }
}

type ReadQueue = Pick<Queue, 'getJobCounts' | 'getJobs' | 'getJobSchedulers' | 'on' | 'close'>;

async function look(queue: ReadQueue, place: QueueReport['place']): Promise<QueueReport> {
  const [counts, jobs, schedulers] = await Promise.all([
    queue.getJobCounts(),
    queue.getJobs(['active', 'waiting', 'prioritized', 'delayed', 'failed'], 0, SHOWN - 1),
    queue.getJobSchedulers(0, SHOWN - 1, true),
  ]);
  return {
    place,
    counts,
    jobs: jobs.filter(Boolean).map(({ name, id = '', attemptsMade: attempts, timestamp, delay }) => ({
      name,
      id,
      attempts,
      at: new Date(timestamp + delay),
    })),
    schedule: schedulers.map(({ key, next }) => ({ id: key, next: next === undefined ? undefined : new Date(next) })),
  };
}

interface Opened {
  readonly queue: ReadQueue;
  close(): Promise<void>;
}

function onPostgres(connectionString: string): Opened {
  const Postgres = withBackend(createPostgresBackend);
  const queue = new Postgres.Queue(QUEUE, {
    connection: {
      connectionString,
      schema: QUEUE_SCHEMA,
      max: 1,
      application_name: 'ailaan-queue-page',
      connectionTimeoutMillis: PATIENCE_MS,
    },
  }) as unknown as ReadQueue;
  queue.on('error', () => undefined); // its answers tell
  return { queue, close: () => queue.close() };
}

function onRedis(url: string): Opened {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: PATIENCE_MS });
  redis.on('error', () => undefined);
  const queue = new Queue(QUEUE, { connection: redis, skipWaitingForReady: true });
  queue.on('error', () => undefined);
  return {
    queue: queue as unknown as ReadQueue,
    close: async () => {
      await queue.close().finally(() => redis.disconnect());
    },
  };
}
