import { z } from 'zod';

export const DIGEST_KINDS = ['daily', 'weekly', 'immediate', 'demand'] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

const id = z.number().int().min(1);

/**
 * What the queue carries. A job is only a wake-up: the rows in the database say what is to be done and what is done,
 * so a job that comes twice, late or never changes nothing but the time.
 */
export const JOBS = {
  /** Freezes the window of a run and divides the subscriptions into ranges. */
  'plan-digest': z.strictObject({ kind: z.enum(DIGEST_KINDS), period: z.string().regex(/^[\w-]{1,60}$/) }),
  /** Writes the mails of one range of a run, once. */
  'fill-range': z.strictObject({ runId: id, firstId: id }),
  /** The mail that tells how to pay, that a payment arrived, or what somebody wrote to the support. */
  'confirmation-mail': z.strictObject({ subscriptionId: id }),
  'activation-mail': z.strictObject({ subscriptionId: id, paymentId: id }),
  'contact-mail': z.strictObject({ contactId: id }),
  /** The mails that tell of what version `version` of an account changed of signing in. */
  'account-mail': z.strictObject({ userId: id, version: id }),
  /** The mails seven days before the end of a term and on its last day. */
  remind: z.strictObject({}),
  /** Hands waiting mails to the SMTP server; simulated mails never wait. */
  deliver: z.strictObject({}),
  /** Removes images that nobody can see any more. */
  'collect-images': z.strictObject({}),
  /** Plans again what was lost: runs that are due, ranges that are open, mails that wait. */
  sweep: z.strictObject({}),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]>;

/** A job of a fixed identity: added again while it waits or runs, it is the same job. */
export interface JobRequest<Name extends JobName = JobName> {
  readonly name: Name;
  readonly payload: JobPayload<Name>;
  /** Letters, digits, '-' and '_'; BullMQ 6 takes neither ':' nor a bare number. */
  readonly id: string;
  /** Not before so many milliseconds have passed. */
  readonly delayMs?: number;
  /** The requests that cause the job, when they are not those of the job that adds it; for the log and for traces. */
  readonly requestIds?: readonly string[];
}

export function job<Name extends JobName>(name: Name, payload: JobPayload<Name>, delayMs = 0): JobRequest<Name> {
  const parts = Object.values(payload).map(String);
  return { name, payload, id: [name, ...parts].join('-').replace(/[^\w-]/g, '_'), delayMs };
}
