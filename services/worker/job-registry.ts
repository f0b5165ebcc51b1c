import { JOBS, type JobName, type JobPayload } from '#contracts/jobs/jobs.ts';
import type { WorkerContext } from './context.ts';
import { fillRange } from './digests/fill-range.ts';
import { planDigest } from './digests/plan-digest.ts';
import { sendAccountNotices } from './emails/account-mails.ts';
import { deliverMails } from './emails/delivery/deliver-mails.ts';
import { sendActivation, sendConfirmation, sendContact } from './emails/transactional-mails.ts';
import { collectImages } from './images/collect-images.ts';
import { remind } from './reminders/remind.ts';
import { sweep } from './sweep/sweep.ts';

/** Repeatable: doing a job twice has the effect of doing it once. */
type Handler<Name extends JobName> = (context: WorkerContext, payload: JobPayload<Name>) => Promise<void>;

const HANDLERS: { readonly [Name in JobName]: Handler<Name> } = {
  'plan-digest': planDigest,
  'fill-range': fillRange,
  'confirmation-mail': sendConfirmation,
  'activation-mail': sendActivation,
  'contact-mail': sendContact,
  'account-mail': sendAccountNotices,
  remind,
  deliver: deliverMails,
  'collect-images': collectImages,
  sweep,
};

/** The process does not start with a job that nobody, or nothing known, handles. */
export function assertComplete(handlers: Readonly<Record<string, unknown>> = HANDLERS): void {
  const missing = Object.keys(JOBS).filter((name) => typeof handlers[name] !== 'function');
  const unknown = Object.keys(handlers).filter((name) => !(name in JOBS));
  if (missing.length + unknown.length > 0) {
    throw new Error(
      `Jobs without a handler: ${missing.join(', ') || 'none'}; handlers without a job: ${unknown.join(', ') || 'none'}`,
    );
  }
}

/** Checks the payload, then hands over. An unknown name is an error: it comes from a newer version. */
export async function handleJob(context: WorkerContext, name: string, payload: unknown): Promise<void> {
  if (!Object.hasOwn(JOBS, name)) throw new Error(`Unknown job ${name}: is a newer version adding jobs?`);
  const known = name as JobName;
  const handler = HANDLERS[known] as Handler<JobName>;
  await handler(context, JOBS[known].parse(payload));
}
