import { type RequestIds, withRequestIds } from '../../platform/telemetry/request-ids.ts';
import { traceJob } from '../../platform/telemetry/tracing.ts';
import type { WorkerContext } from '../context.ts';
import { jobDuration } from './worker-metrics.ts';

/** Runs a job on behalf of the requests that caused it: log lines and trace carry their ids. */
export function observeJob(
  { logger }: Pick<WorkerContext, 'logger'>,
  name: string,
  requestIds: RequestIds,
  work: () => Promise<void>,
): Promise<void> {
  return withRequestIds(requestIds, () =>
    traceJob(name, requestIds, async () => {
      const end = jobDuration.startTimer({ job: name });
      try {
        await work();
        const seconds = end({ outcome: 'done' });
        // Scheduled jobs are no news.
        const level = requestIds.length > 0 ? 'info' : 'debug';
        logger[level]({ job: name, ms: Math.round(seconds * 1000) }, 'job done');
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    }),
  );
}
