import { createPostgresBackend, Queue, Worker, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type { JobRequest } from '#contracts/jobs/jobs.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';

const QUEUE = 'ailaan';
/** BullMQ gives a job up after this many crashes of the worker holding it; ours are repeatable, so never give up. */
const MAX_STALLED = 1000;
const OPTIONS = {
  removeOnComplete: true,
  removeOnFail: { count: 1000 },
  attempts: 10,
  backoff: { type: 'exponential', delay: 1000 },
} as const;

export interface ScheduledJob {
  readonly id: string;
  readonly request: JobRequest;
  /** Cron pattern in Asia/Karachi, or every so many milliseconds. */
  readonly when: { readonly pattern: string } | { readonly every: number };
}

export interface JobQueue {
  add(requests: readonly JobRequest[]): Promise<void>;
  schedule(job: ScheduledJob): Promise<void>;
  /** Begins to work on jobs; `handle` must be repeatable. */
  work(handle: (name: string, payload: unknown) => Promise<void>): void;
  /** Jobs under way finish first. */
  close(): Promise<void>;
}

/** BullMQ on Redis when REDIS_URL is set, else on Postgres in the schema `bullmq`. */
export function openQueue(config: Config, logger: Logger, concurrency = 2): JobQueue {
  const { queue, startWorker, close } = config.redisUrl === undefined ? onPostgres(config) : onRedis(config.redisUrl);
  queue.on('error', (error: Error) => logger.warn({ err: error }, 'the queue does not answer'));
  let worker: { on(event: string, listener: (...args: never[]) => void): unknown; close(): Promise<void> } | undefined;
  return {
    add: async (requests) => {
      const jobs = requests.map(({ name, payload, id }) => ({ name, data: payload, opts: { ...OPTIONS, jobId: id } }));
      if (jobs.length > 0) await queue.addBulk(jobs);
    },
    schedule: async ({ id, request, when }) => {
      const repeat = 'pattern' in when ? { pattern: when.pattern, tz: 'Asia/Karachi' } : { every: when.every };
      await queue.upsertJobScheduler(id, repeat, { name: request.name, data: request.payload, opts: OPTIONS });
    },
    work: (handle) => {
      worker = startWorker((job) => handle(job.name, job.data), {
        concurrency,
        maxStalledCount: MAX_STALLED,
        lockDuration: 30_000,
        stalledInterval: 15_000,
      });
      worker.on('error', (error: Error) => logger.warn({ err: error }, 'the queue does not answer'));
      worker.on('failed', (job: { name: string; id?: string } | undefined, error: Error) => {
        logger.error({ err: error, job: job?.name, jobId: job?.id }, 'a job failed and will be tried again');
      });
    },
    close: async () => {
      await worker?.close();
      await queue.close();
      await close();
    },
  };
}

type Process = (job: { name: string; data: unknown }) => Promise<void>;
interface WorkOptions {
  readonly concurrency: number;
  readonly maxStalledCount: number;
  readonly lockDuration: number;
  readonly stalledInterval: number;
}

function onPostgres(config: Config) {
  const Postgres = withBackend(createPostgresBackend);
  const connection = { connectionString: config.databaseUrl, schema: 'bullmq', migrate: true, max: 5 };
  return {
    queue: new Postgres.Queue(QUEUE, { connection }),
    startWorker: (process: Process, options: WorkOptions) =>
      new Postgres.Worker(QUEUE, process, { connection, ...options }),
    close: async () => undefined,
  };
}

function onRedis(url: string) {
  const adding = new Redis(url, { maxRetriesPerRequest: 1 });
  const working = new Redis(url, { maxRetriesPerRequest: null });
  for (const redis of [adding, working]) redis.on('error', () => undefined); // BullMQ reports it
  return {
    // without skipWaitingForReady an add hangs for as long as Redis is away
    queue: new Queue(QUEUE, { connection: adding, skipWaitingForReady: true }),
    startWorker: (process: Process, options: WorkOptions) =>
      new Worker(QUEUE, process, { connection: working, ...options }),
    close: async () => {
      adding.disconnect();
      working.disconnect();
    },
  };
}
