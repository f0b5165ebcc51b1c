import type { MailKind } from '#contracts/api/emails.ts';
import type { JobPayload } from '#contracts/jobs/jobs.ts';
import { PLANS, type PlanId } from '#contracts/vocabulary/plans.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { RenderedMail } from '#templates/mail-templates.ts';
import type { WorkerContext } from '../context.ts';
import { mailsTotal } from '../telemetry/worker-metrics.ts';
import { insertMails } from './insert-mails.ts';

export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly plan: PlanId;
  readonly payment_reference: string;
  readonly expires_at: Date | null;
}

/** The bank instructions and the reference, once per subscription. */
export async function sendConfirmation(
  context: WorkerContext,
  { subscriptionId }: JobPayload<'confirmation-mail'>,
): Promise<void> {
  const to = await findAddressee(context.db, subscriptionId);
  if (to === undefined) return;
  const { email, payment_reference: paymentReference } = to;
  const mail = context.templates.confirmation({
    ...greeting(context, to),
    plan: PLANS[to.plan],
    paymentReference,
    email,
  });
  await storeMail(context, mail, { subscriptionId, kind: 'confirmation', period: 'requested', to: email });
}

/** That a payment arrived and until when it lasts, once per payment. */
export async function sendActivation(
  context: WorkerContext,
  { subscriptionId, paymentId }: JobPayload<'activation-mail'>,
): Promise<void> {
  const to = await findAddressee(context.db, subscriptionId);
  const [payment] = await context.db.query<{ plan: PlanId; expires_at: Date }>(
    sql`SELECT plan, expires_at FROM payment WHERE id = ${paymentId}`,
  );
  if (to === undefined || payment === undefined) return;
  const { plan, expires_at: expiresAt } = payment;
  const mail = context.templates.activation({ ...greeting(context, to), plan: PLANS[plan], expiresAt });
  await storeMail(context, mail, { subscriptionId, kind: 'activation', period: `payment-${paymentId}`, to: to.email });
}

/** What somebody wrote on the contact page, to the support. */
export async function sendContact(context: WorkerContext, { contactId }: JobPayload<'contact-mail'>): Promise<void> {
  const [row] = await context.db.query<{ data: { name: string; email: string; subject: string; message: string } }>(
    sql`SELECT data FROM es.personal WHERE subject = ${`contact-${contactId}`}`,
  );
  if (row === undefined) return; // erased meanwhile
  const mail = context.templates.contact(row.data);
  await storeMail(context, mail, {
    subscriptionId: null,
    kind: 'contact',
    period: `contact-${contactId}`,
    to: context.config.supportEmail,
  });
}

export async function findAddressee(db: Queryable, id: number): Promise<Addressee | undefined> {
  const [row] = await db.query<Addressee>(
    sql`SELECT id, email, full_name, plan, payment_reference, expires_at FROM subscription WHERE id = ${id}`,
  );
  return row;
}

export const greeting = ({ tokens }: WorkerContext, { id, full_name }: Addressee) => ({
  name: full_name,
  token: tokens.sign(id),
});

interface Placement {
  readonly subscriptionId: number | null;
  readonly kind: MailKind;
  readonly period: string;
  readonly to: string;
}

/** Stores one mail, once; for SMTP it also wakes the delivery. */
export async function storeMail(context: WorkerContext, mail: RenderedMail, placement: Placement): Promise<void> {
  const { db, config } = context;
  const added = await db.tx(async (tx) =>
    (await isStillThere(tx, placement)) ? insertMails(tx, [{ ...mail, ...placement }], config.mail) : 0,
  );
  if (added > 0) await afterStoring(context, placement);
}

/** Once the mail is committed: a line of the log, a count and, for SMTP, the delivery. */
export async function afterStoring(
  { config, queue, logger }: WorkerContext,
  { kind, subscriptionId, period }: Pick<Placement, 'kind' | 'subscriptionId' | 'period'>,
): Promise<void> {
  mailsTotal.inc({ kind, outcome: 'stored' });
  logger.info({ kind, subscriptionId, period }, 'mail stored');
  if (config.mail === 'smtp') {
    await queue.add([{ name: 'deliver', payload: {}, id: `deliver-${kind}-${subscriptionId ?? 'us'}-${period}` }]);
  }
}

/** Holds off an erasure until the mail is stored, where it is found, or finds that it has happened. */
async function isStillThere(tx: Queryable, { subscriptionId, period }: Placement): Promise<boolean> {
  const found = await tx.query(
    subscriptionId === null
      ? sql`SELECT 1 AS found FROM es.personal WHERE subject = ${period} FOR KEY SHARE`
      : sql`SELECT 1 AS found FROM subscription WHERE id = ${subscriptionId} FOR KEY SHARE`,
  );
  return found.length > 0;
}
