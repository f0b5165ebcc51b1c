import { indexLog } from '#db/audit-index/index-log.ts';
import { openDatabase } from '#db/connection.ts';
import { followDays } from '#db/day-counts/follow-days.ts';
import { follow } from '#db/event-store/follow/follow.ts';
import { POLL_MS } from '#db/event-store/follow/keep-on-session.ts';
import { followChanges } from '#db/tender-changes/follow-changes.ts';
import type { loadMailTemplates } from '#templates/mail-templates.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { createLinkTokens } from '../platform/tokens/link-tokens.ts';
import { RELAY } from '../platform/worker-liveness.ts';
import type { WorkerContext } from './context.ts';
import { RunLoader } from './digests/load-run.ts';
import { createDelivery } from './emails/delivery/delivery.ts';
import { followSettings } from './emails/follow-settings.ts';
import { PieceStore } from './emails/pieces.ts';
import { startHeartbeat } from './health/heartbeat.ts';
import { handleJob, SCHEDULE, wakeUps } from './jobs.ts';
import { openQueue, type QueueOptions } from './queue/queue.ts';
import { createPageReader } from './reading/page-reader.ts';
import { isSealedAtOnce, startSealing } from './sealing/sealing.ts';
import { observeJob } from './telemetry/observe-job.ts';

/** Mails wait for the relay, so a queue that is back is noticed soon. */
const LONGEST_PAUSE_MS = 5000;
/** Interval at which the schedule is written again if the queue was emptied and has lost it. */
const SCHEDULE_CHECK_MS = 60_000;

export interface WorkerOptions extends QueueOptions {
  /** Length of a slot of alerts, see digests/runs/period.ts. */
  readonly slotMs?: number;
  readonly scheduleCheckMs?: number;
  readonly sealMs?: number;
}

export type RunningWorker = Awaited<ReturnType<typeof startWorker>>;

/** Starts everything that works beside the API: relay, audit index, change feed, counts of days, seals, the queue with its schedule, delivery. */
export async function startWorker(
  config: Config,
  logger: Logger,
  templates: typeof loadMailTemplates,
  options: WorkerOptions = {},
) {
  const { slotMs, sealMs, scheduleCheckMs = SCHEDULE_CHECK_MS } = options;
  const clock = () => new Date();
  const queue = await openQueue(config, logger, options);
  const db = openDatabase(config.databaseUrl, {
    sessionUrl: config.databaseSessionUrl,
    onError: (error) => logger.warn({ err: error }, 'lost a database connection'),
  });
  const tokens = createLinkTokens(...config.sessionSecrets);
  const present = await followSettings(db, config, templates);
  const delivery = createDelivery({ db, config, present: () => present.config, logger, tokens });
  const reading = createPageReader({ db, logger });
  const [runs, pieces] = [new RunLoader(), new PieceStore(db)];
  const context: WorkerContext = {
    ...{ db, logger, clock, queue, tokens, delivery, runs, pieces, reading },
    get config() {
      return present.config;
    },
    get templates() {
      return present.templates;
    },
  };

  const following = new AbortController();
  const sealing = startSealing(context, following.signal, sealMs);
  const beating = startHeartbeat(context, sealing, following.signal);
  const behind = (pollMs: number, work: string) => ({
    signal: following.signal,
    pollMs,
    onError: (error: unknown) => logger.warn({ err: error }, `${work} was interrupted; it goes on from the checkpoint`),
  });
  // The checkpoint moves only after the jobs are in the queue: a crash in between adds them again.
  const relaying = follow(db, {
    ...behind(POLL_MS, 'following the log'),
    consumer: RELAY,
    longestPauseMs: LONGEST_PAUSE_MS,
    handle: (events) => queue.add(wakeUps(events, clock(), slotMs)),
    afterwards: (events) => events.some(isSealedAtOnce) && sealing.wake(),
  });
  const indexing = indexLog(db, behind(1000, 'indexing the log'));
  const telling = followChanges(db, behind(1000, 'the change feed'));
  const counting = followDays(db, behind(2000, 'counting days'));
  queue.work((name, payload, requestIds) =>
    observeJob(context, name, requestIds, async () => {
      await present.refresh();
      return handleJob(context, name, payload);
    }),
  );
  const keepSchedule = (anew: boolean) =>
    queue
      .schedule(SCHEDULE, anew)
      .catch((error: unknown) => logger.warn({ err: error }, 'the schedule could not be written'));
  await keepSchedule(true);
  const timer = setInterval(() => void keepSchedule(false), scheduleCheckMs);

  return {
    context,
    /** Finishes jobs under way. Emails that the mail server has not got wait for the next start. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      following.abort();
      await Promise.all([
        beating,
        relaying,
        indexing,
        telling,
        counting,
        sealing.done,
        delivery.close(),
        reading.close(),
      ]);
      await queue.close();
      await db.close();
    },
  };
}
