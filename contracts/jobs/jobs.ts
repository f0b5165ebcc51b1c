import { z } from 'zod';

/** Name of the BullMQ queue in either backend. */
export const QUEUE = 'ailaan';
/** Schema of BullMQ's tables in Postgres. */
export const QUEUE_SCHEMA = 'bullmq';

export const DIGEST_KINDS = ['daily', 'weekly', 'immediate', 'demand'] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

/** Mails about notices that a person was sent or has saved: what changed, what closes soon. */
export const NOTICE_KINDS = ['change', 'closing'] as const;

const id = z.number().int().min(1);

/** Mails that are written to one person, by kind: what each tells about. The job is called `<kind>-mail`. */
const LETTERS = {
  /** Bank accounts and payment reference. */
  confirmation: z.strictObject({ subscriptionId: id }),
  /** A payment has arrived. */
  activation: z.strictObject({ subscriptionId: id, paymentId: id }),
  /** A paid term ends in seven days. */
  ending: z.strictObject({ subscriptionId: id, lastDay: z.iso.date() }),
  /** A paid term ends today. */
  expired: z.strictObject({ subscriptionId: id, lastDay: z.iso.date() }),
  /** A message from the contact page, to the support. */
  contact: z.strictObject({ contactId: id }),
  /** An account's event of this version changed a credential. */
  account: z.strictObject({ userId: id, version: id }),
} as const;

export type LetterKind = keyof typeof LETTERS;
export const LETTER_KINDS = Object.keys(LETTERS) as readonly LetterKind[];

type LetterJobs = { readonly [Kind in LetterKind as `${Kind}-mail`]: (typeof LETTERS)[Kind] };

/**
 * Payloads of the queue. A job is only a wake-up: the rows in the database say what is to be done and what is done, so
 * a job that comes twice, late or never changes nothing but the time.
 */
export const JOBS = {
  /** Freezes the window of a run and divides the subscriptions into ranges. */
  'plan-digest': z.strictObject({ kind: z.enum(DIGEST_KINDS), period: z.string().regex(/^[\w-]{1,60}$/) }),
  /** Writes the mails of one range of a run, once. */
  'fill-range': z.strictObject({ runId: id, firstId: id }),
  /** Mails what changed in notices, by changes recorded up to an instant, to whoever was sent them or has saved them. */
  'tell-changes': z.strictObject({ until: z.iso.datetime() }),
  /** Reminds of saved notices that close soon, once a day. */
  'remind-closing': z.strictObject({ day: z.iso.date() }),
  /** Hands waiting mails to the SMTP server; simulated mails never wait. */
  deliver: z.strictObject({}),
  /** Tries waiting mails at once by the mail settings of this version. */
  'retry-mails': z.strictObject({ settings: id }),
  /** Removes images that nobody can see any more. */
  'collect-images': z.strictObject({}),
  /** Removes files of proofs of payment that nobody needs any more. */
  'collect-proofs': z.strictObject({}),
  /** Erases messages of the contact page whose time is over. */
  'collect-messages': z.strictObject({}),
  /** Removes files that no notice names. */
  'collect-files': z.strictObject({}),
  /** Draws and reads the pages of files that somebody filed in the inbox. */
  'read-files': z.strictObject({}),
  /** Writes all public tenders to files that everybody may fetch. */
  'write-dumps': z.strictObject({}),
  /** Counts the emails of each day for the desk, and forgets old words of searches. */
  'count-emails': z.strictObject({}),
  /** Adds the jobs that were lost: runs that are due, ranges that are open, mails that are missing or wait. */
  sweep: z.strictObject({}),
  ...(Object.fromEntries(Object.entries(LETTERS).map(([kind, payload]) => [`${kind}-mail`, payload])) as LetterJobs),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]>;

/** A job of a fixed identity: added again while it waits or runs, it is the same job. */
export interface JobRequest<Name extends JobName = JobName> {
  readonly name: Name;
  readonly payload: JobPayload<Name>;
  /** Letters, digits, '-' and '_'; BullMQ 6 takes neither ':' nor a bare number. */
  readonly id: string;
  /** Milliseconds before the job may begin. */
  readonly delayMs?: number;
  /** The requests that cause the job, when they are not those of the job that adds it; for the log and for traces. */
  readonly requestIds?: readonly string[];
}

export function job<Name extends JobName>(name: Name, payload: JobPayload<Name>, delayMs = 0): JobRequest<Name> {
  const parts = Object.values(payload).map(String);
  return { name, payload, id: [name, ...parts].join('-').replace(/[^\w-]/g, '_'), delayMs };
}
