import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Worker } from 'bullmq';
import type { JobName, JobRequest } from '#contracts/jobs/jobs.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '../../platform/logger.ts';
import { currentRequestIds, type RequestIds } from '../../platform/telemetry/request-ids.ts';
import { openPostgresBackend, openRedisBackend } from './backends.ts';

/** BullMQ gives a job up after this many crashes of the worker holding it; ours are repeatable, so never give up. */
const MAX_STALLED = 1000;

/**
 * A job's id is free again as soon as the job has ended, well or not: a finished or failed one that BullMQ kept would
 * swallow every later job of the same id, also those by which the sweep repairs what was lost.
 */
const options = (retryMs: number) =>
  ({
    removeOnComplete: true,
    removeOnFail: true,
    attempts: 4,
    backoff: { type: 'exponential', delay: retryMs },
  }) as const;

/** Milliseconds for BullMQ to note the end of the last job. */
const LAST_WORDS_MS = 1000;

/** Requests behind a job that are kept beside its payload, in BullMQ's own field for that. */
const MAX_REQUEST_IDS = 10;

/** Jobs that come in their hundreds run after all others. */
const PRIORITY: Partial<Record<JobName, number>> = { 'fill-range': 1 };

/** Cron pattern in Asia/Karachi, or every so many milliseconds. */
export type JobSchedule = { readonly pattern: string } | { readonly every: number };

export interface ScheduledJob {
  readonly id: string;
  readonly request: JobRequest;
  readonly when: JobSchedule;
}

export type JobQueue = Awaited<ReturnType<typeof openQueue>>;

export interface QueueOptions {
  /** Jobs at a time in this process. */
  readonly concurrency?: number;
  /** Milliseconds that a job of a dead worker waits for another worker; at most twice that. */
  readonly lockMs?: number;
  /** Milliseconds before the second attempt; twice that before the third, and so on. */
  readonly retryMs?: number;
  /** Milliseconds that running jobs have to finish when the queue is closed. */
  readonly closeMs?: number;
}

/** BullMQ on Redis when REDIS_URL is set, else on Postgres in the schema `bullmq`. */
export async function openQueue(
  config: Pick<Config, 'redisUrl' | 'databaseUrl'> & Partial<Pick<Config, 'databaseSessionUrl'>>,
  logger: Logger,
  { concurrency = 3, lockMs = 30_000, retryMs = 1000, closeMs = 20_000 }: QueueOptions = {},
) {
  const backend =
    config.redisUrl === undefined
      ? await openPostgresBackend(config.databaseSessionUrl ?? config.databaseUrl)
      : await openRedisBackend(config.redisUrl);
  const { queue } = backend;
  queue.on('error', (error) =>
    logger.warn({ err: error }, 'the queue does not answer; npm run doctor says what to do'),
  );
  let worker: Worker | undefined;
  const underWay = new Set<Promise<void>>();
  return {
    /** Fails within seconds when the queue's server is away. A job whose id is in the queue already is not added again. */
    add: async (requests: readonly JobRequest[]): Promise<void> => {
      if (requests.length === 0) return;
      const jobs = requests.map((request) => toJob(request, retryMs));
      const [only] = jobs;
      // A bulk makes temporary tables in Postgres, which the usual single job does not need.
      await backend.promptly(async () => {
        if (jobs.length === 1 && only !== undefined) await queue.add(only.name, only.data, only.opts);
        else await queue.addBulk(jobs);
      });
    },
    /** Fails within seconds when the queue's server takes no jobs. */
    ping: async () => void (await backend.promptly(() => backend.probe())),
    /** Jobs by state: waiting, active, delayed and so on. */
    counts: (): Promise<Readonly<Record<string, number>>> => backend.promptly(() => queue.getJobCounts()),
    /** Writes the schedule where it is not written; `anew` writes it in any case. */
    schedule: async (jobs: readonly ScheduledJob[], anew = false): Promise<void> => {
      const written = await backend.promptly(() => queue.getJobSchedulers());
      for (const { id, request, when } of jobs) {
        const next = written.find(({ key }) => key === id)?.next;
        // A clock that was set back leaves the next minute in tomorrow, also at a start.
        const isFar = next !== undefined && 'every' in when && next > Date.now() + 2 * when.every;
        if (next !== undefined && !anew && !isFar) continue;
        if (isFar) await queue.removeJobScheduler(id);
        const repeat = 'pattern' in when ? { pattern: when.pattern, tz: 'Asia/Karachi' } : { every: when.every };
        // A running iteration refuses; it writes the next one itself.
        await queue
          .upsertJobScheduler(id, repeat, { name: request.name, data: request.payload, opts: options(retryMs) })
          .catch((error: unknown) => logger.warn({ err: error, scheduler: id }, 'a schedule could not be written'));
      }
    },
    /** Begins to work on jobs; `handle` must be repeatable. It is told which requests caused the job. */
    work: (handle: (name: string, payload: unknown, requestIds: RequestIds) => Promise<void>): void => {
      const counted = (job: Job) => {
        const cause = JSON.parse(job.opts.telemetry?.metadata ?? '[]') as RequestIds;
        const working = handle(job.name, job.data, cause).finally(() => underWay.delete(working));
        underWay.add(working);
        return working;
      };
      worker = backend.startWorker(counted, {
        concurrency,
        maxStalledCount: MAX_STALLED,
        lockDuration: lockMs,
        stalledInterval: Math.ceil(lockMs / 2),
      });
      worker.on('error', (error) =>
        logger.warn({ err: error }, 'the queue does not answer; npm run doctor says what to do'),
      );
      worker.on('failed', (job, error) => {
        const { name, id: jobId, attemptsMade } = job ?? {};
        logger.error({ err: error, job: name, jobId, attemptsMade }, 'a job failed');
      });
    },
    /** Jobs under way finish first. */
    close: async (): Promise<void> => {
      if (worker !== undefined) {
        // Just after Redis came back BullMQ has been seen to wait for ever for a connection of its own. Only the jobs must
        // be waited for, and then a moment for the notes that BullMQ writes about them.
        const late = sleep(closeMs, undefined, { ref: false });
        await Promise.race([
          worker.close(),
          late,
          idle(underWay).then(() => sleep(LAST_WORDS_MS, undefined, { ref: false })),
        ]);
      }
      await queue.close();
      await backend.close();
    },
  };
}

/** Resolves when no job runs; a job that BullMQ has just fetched may begin a moment later. */
async function idle(underWay: ReadonlySet<Promise<void>>): Promise<void> {
  do {
    await Promise.allSettled(underWay);
    await sleep(50);
  } while (underWay.size > 0);
}

function toJob({ name, payload, id, delayMs = 0, requestIds = currentRequestIds() }: JobRequest, retryMs: number) {
  const priority = PRIORITY[name];
  const opts = {
    ...options(retryMs),
    ...(requestIds.length === 0
      ? {}
      : { telemetry: { metadata: JSON.stringify(requestIds.slice(0, MAX_REQUEST_IDS)) } }),
    jobId: id,
    delay: delayMs,
    ...(priority === undefined ? {} : { priority }),
  };
  return { name, data: payload, opts };
}
