import type { JobName, JobRequest } from '#contracts/jobs/jobs.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '../../platform/logger.ts';
import type { JobWorker } from './backend.ts';
import { openPostgresBackend } from './postgres-backend.ts';
import { openRedisBackend } from './redis-backend.ts';

/** BullMQ gives a job up after this many crashes of the worker holding it; ours are repeatable, so never give up. */
const MAX_STALLED = 1000;

/**
 * A job's id is free again as soon as the job has ended, well or not: a finished or failed one that BullMQ kept would
 * swallow every later job of the same id, also those by which the sweep repairs what was lost.
 */
const OPTIONS = {
  removeOnComplete: true,
  removeOnFail: true,
  attempts: 4,
  backoff: { type: 'exponential', delay: 1000 },
} as const;

/** Jobs that come in their hundreds let everything else go first. */
const PRIORITY: Partial<Record<JobName, number>> = { 'fill-range': 1 };

export interface ScheduledJob {
  readonly id: string;
  readonly request: JobRequest;
  /** Cron pattern in Asia/Karachi, or every so many milliseconds. */
  readonly when: { readonly pattern: string } | { readonly every: number };
}

export interface JobQueue {
  /** Fails within seconds when the queue's server is away. A job whose id is in the queue already is not added again. */
  add(requests: readonly JobRequest[]): Promise<void>;
  /** Writes the schedule where it is not written; `anew` writes it in any case. */
  schedule(jobs: readonly ScheduledJob[], anew?: boolean): Promise<void>;
  /** Begins to work on jobs; `handle` must be repeatable. */
  work(handle: (name: string, payload: unknown) => Promise<void>): void;
  /** Jobs under way finish first. */
  close(): Promise<void>;
}

export interface QueueOptions {
  /** Jobs at a time in this process. */
  readonly concurrency?: number;
  /** For so long, in milliseconds, a job of a dead worker waits for another worker; at most twice that. */
  readonly lockMs?: number;
}

/** BullMQ on Redis when REDIS_URL is set, else on Postgres in the schema `bullmq`. */
export async function openQueue(
  config: Pick<Config, 'redisUrl' | 'databaseUrl'>,
  logger: Logger,
  { concurrency = 3, lockMs = 30_000 }: QueueOptions = {},
): Promise<JobQueue> {
  const backend =
    config.redisUrl === undefined ? await openPostgresBackend(config.databaseUrl) : openRedisBackend(config.redisUrl);
  const { queue } = backend;
  queue.on('error', (error) => logger.warn({ err: error }, 'the queue does not answer'));
  let worker: JobWorker | undefined;
  return {
    add: async (requests) => {
      const jobs = requests.map(toJob);
      const [only] = jobs;
      // a bulk makes tables of its own in Postgres, so the usual single job goes without
      if (jobs.length === 1 && only !== undefined) await queue.add(only.name, only.data, only.opts);
      else if (jobs.length > 1) await queue.addBulk(jobs);
    },
    schedule: async (jobs, anew = false) => {
      if (!anew && (await queue.getJobSchedulersCount()) >= jobs.length) return;
      for (const { id, request, when } of jobs) {
        const repeat = 'pattern' in when ? { pattern: when.pattern, tz: 'Asia/Karachi' } : { every: when.every };
        // an iteration that is running just now refuses; it writes the next one itself
        await queue
          .upsertJobScheduler(id, repeat, { name: request.name, data: request.payload, opts: OPTIONS })
          .catch((error: unknown) => logger.warn({ err: error, scheduler: id }, 'a schedule could not be written'));
      }
    },
    work: (handle) => {
      worker = backend.startWorker((job) => handle(job.name, job.data), {
        concurrency,
        maxStalledCount: MAX_STALLED,
        lockDuration: lockMs,
        stalledInterval: Math.ceil(lockMs / 2),
      });
      worker.on('error', (error) => logger.warn({ err: error }, 'the queue does not answer'));
      worker.on('failed', (job, error) => {
        const { name, id: jobId, attemptsMade } = job ?? {};
        logger.error({ err: error, job: name, jobId, attemptsMade }, 'a job failed');
      });
    },
    close: async () => {
      await worker?.close();
      await queue.close();
      await backend.close();
    },
  };
}

function toJob({ name, payload, id, delayMs = 0 }: JobRequest) {
  const priority = PRIORITY[name];
  const opts = { ...OPTIONS, jobId: id, delay: delayMs, ...(priority === undefined ? {} : { priority }) };
  return { name, data: payload, opts };
}
