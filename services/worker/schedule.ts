import { job } from '#contracts/jobs/jobs.ts';
import type { ScheduledJob } from './queue/queue.ts';

/**
 * When the clock in Karachi wakes the queue. Daily and weekly runs begin through the sweep, which knows what is due and
 * what has begun; so a worker that was down at 07:00 begins the run when it comes back.
 */
export const SCHEDULE: readonly ScheduledJob[] = [
  { id: 'digests-daily', request: job('sweep', {}), when: { pattern: '0 7 * * *' } },
  { id: 'digests-weekly', request: job('sweep', {}), when: { pattern: '0 7 * * 1' } },
  { id: 'reminders', request: job('remind', {}), when: { pattern: '0 9 * * *' } },
  { id: 'images', request: job('collect-images', {}), when: { pattern: '30 3 * * *' } },
  { id: 'sweep', request: job('sweep', {}), when: { every: 60_000 } },
];
