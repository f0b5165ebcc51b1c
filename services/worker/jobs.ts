import type { RecordedEvent } from '#contracts/events/event.ts';
import { type JobName, type JobRequest, job, JOBS as PAYLOADS } from '#contracts/jobs/jobs.ts';
import type { WorkerContext } from './context.ts';
import { fillRange } from './digests/fill-range.ts';
import { planDigest } from './digests/runs/plan-digest.ts';
import { missingDumps, writeDumps } from './dumps/write-dumps.ts';
import { retryMails } from './emails/retry-mails.ts';
import type { Job, SweepContext, WakeUp } from './job.ts';
import { accountLetter } from './letters/account.letter.ts';
import { contactLetter } from './letters/contact.letter.ts';
import { subscriptionLetters } from './letters/subscription.letters.ts';
import type { ScheduledJob } from './queue/queue.ts';
import { readFiles } from './reading/read-files.ts';
import { tellChanges } from './told/changes/tell-changes.ts';
import { remindClosing } from './told/remind-closing.ts';
import { collectImages, collectMessages, collectProofs, collectUnnamedFiles, countEmails } from './upkeep/upkeep.ts';

/** Every job that the queue may hold; the compiler asks for one that is missing. */
export const JOBS: { readonly [Name in JobName]: Job<Name> } = {
  'plan-digest': planDigest,
  'fill-range': { run: fillRange },
  ...subscriptionLetters,
  'contact-mail': contactLetter,
  'account-mail': accountLetter,
  'tell-changes': tellChanges,
  'remind-closing': remindClosing,
  deliver: {
    run: ({ delivery }) => delivery.wake(),
    missing: async ({ config }) =>
      config.mail === 'smtp' ? [{ name: 'deliver', payload: {}, id: 'deliver-sweep' }] : [],
  },
  'retry-mails': retryMails,
  'collect-images': { run: collectImages, schedule: { images: { pattern: '30 3 * * *' } } },
  'collect-files': { run: collectUnnamedFiles, schedule: { files: { pattern: '50 3 * * *' } } },
  'collect-proofs': { run: collectProofs, schedule: { proofs: { pattern: '40 3 * * *' } } },
  'collect-messages': { run: collectMessages, schedule: { messages: { pattern: '20 4 * * *' } } },
  'read-files': readFiles,
  'write-dumps': {
    run: writeDumps,
    schedule: { dumps: { pattern: '30 2 * * *' } },
    missing: missingDumps,
  },
  'count-emails': { run: countEmails, schedule: { 'count-emails': { every: 300_000 } } },
  sweep: {
    run: sweep,
    // Daily and weekly runs begin here, so that a worker that was down at 07:00 begins them when it comes back.
    schedule: {
      'digests-daily': { pattern: '0 7 * * *' },
      'digests-weekly': { pattern: '0 7 * * 1' },
      reminders: { pattern: '0 9 * * *' },
      sweep: { every: 60_000 },
    },
  },
};

export const SCHEDULE: readonly ScheduledJob[] = Object.entries(JOBS).flatMap(([name, { schedule = {} }]) =>
  Object.entries(schedule).map(([id, when]) => ({ id, request: job(name as 'sweep', {}), when })),
);

/** Checks the payload, then does the job. An unknown name is an error: it comes from a newer version. */
export async function handleJob(context: WorkerContext, name: string, payload: unknown): Promise<void> {
  if (!Object.hasOwn(JOBS, name)) throw new Error(`Unknown job ${name}: is a newer version adding jobs?`);
  const known = JOBS[name as JobName] as Job<JobName>;
  await known.run(context, PAYLOADS[name as JobName].parse(payload));
}

/** Adds the jobs whose effect is missing, so that a lost queue or a missed schedule costs about a minute. */
export async function sweep(context: WorkerContext): Promise<void> {
  await context.queue.add(await missingJobs(context));
}

export async function missingJobs(context: SweepContext): Promise<JobRequest[]> {
  const missing = await Promise.all(Object.values(JOBS).map((job) => job.missing?.(context) ?? []));
  return missing.flat();
}

const WAKE_UPS = Map.groupBy(
  Object.values(JOBS).flatMap(({ on = {} }) => Object.entries(on) as [string, WakeUp<never>][]),
  ([type]) => type,
);

/**
 * Finds the jobs that events call for, each once, on behalf of all requests that wrote those events. So everything
 * published within one slot of alerts shares a job: an import of a million notices is a run every ten seconds.
 */
export function wakeUps(events: readonly RecordedEvent[], now: Date, slotMs?: number): JobRequest[] {
  const requests = new Map<string, JobRequest>();
  const causes = new Map<string, Set<string>>();
  for (const event of events) {
    for (const [, wakeUp] of WAKE_UPS.get(event.type) ?? []) {
      const request = wakeUp(event as RecordedEvent<never>, now, slotMs);
      if (request === undefined) continue;
      requests.set(request.id, request);
      causes.set(request.id, (causes.get(request.id) ?? new Set()).add(event.meta.requestId));
    }
  }
  return [...requests.values()].map((request) => ({ ...request, requestIds: [...(causes.get(request.id) ?? [])] }));
}
