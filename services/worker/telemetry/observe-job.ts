import type { Cause } from '../../platform/telemetry/cause.ts';
import { withCause } from '../../platform/telemetry/cause.ts';
import { traceJob } from '../../platform/telemetry/tracing.ts';
import type { WorkerContext } from '../context.ts';
import { jobDuration } from './worker-metrics.ts';

/** Does a job on behalf of the requests that caused it: its log lines and its trace are theirs. */
export function observeJob(
  { logger }: Pick<WorkerContext, 'logger'>,
  name: string,
  requestIds: Cause,
  work: () => Promise<void>,
): Promise<void> {
  return withCause(requestIds, () =>
    traceJob(name, requestIds, async () => {
      const end = jobDuration.startTimer({ job: name });
      try {
        await work();
        const seconds = end({ outcome: 'done' });
        // What the clock began is no news.
        const level = requestIds.length > 0 ? 'info' : 'debug';
        logger[level]({ job: name, ms: Math.round(seconds * 1000) }, 'job done');
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    }),
  );
}
