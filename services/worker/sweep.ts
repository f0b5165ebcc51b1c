import type { JobName, JobRequest } from '#contracts/jobs/jobs.ts';
import type { WorkerContext } from './context.ts';
import type { Job, SweepContext } from './job.ts';

type Jobs = { readonly [Name in JobName]: Job<Name> };

/** Adds the jobs whose effect is missing, so that a lost queue or a missed schedule costs about a minute. */
export async function sweep(context: WorkerContext, jobs: Jobs): Promise<void> {
  await context.queue.add(await missingJobs(context, jobs));
}

export async function missingJobs(context: SweepContext, jobs: Jobs): Promise<JobRequest[]> {
  const missing = await Promise.all(Object.values(jobs).map((job) => job.missing?.(context) ?? []));
  return missing.flat();
}
