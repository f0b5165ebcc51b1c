import { job } from '#contracts/jobs/jobs.ts';
import { FIRST_PRICES, PLANS, type Plan, type PlanId, plansAt } from '#contracts/vocabulary/plans.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { accountsOf, readSettings } from '#db/settings/stored-settings.ts';
import type { WorkerContext } from '../context.ts';
import { IS_OVERDUE, numberOf } from '../job.ts';
import { mayMail } from './account-mail-cap.ts';
import { findOpenTenders } from './find-open-tenders.ts';
import { letter } from './letter.ts';

/** The Karachi day whose 09:00 was last: nobody is reminded at night. */
const TODAY = sql`karachi_day(now() - interval '9 hours')`;

const UNCONFIRMED = sql`NOT EXISTS (SELECT 1 FROM mail m WHERE m.subscription_id = s.id AND m.kind = 'confirmation')`;

/** Letters to a subscriber. */
export const subscriptionLetters = {
  'confirmation-mail': letter('confirmation', {
    on: { SubscriptionRequested: (event) => job('confirmation-mail', { subscriptionId: numberOf(event) }) },
    missing: sql`SELECT s.id AS "subscriptionId" FROM subscription s WHERE s.created_at ${IS_OVERDUE} AND ${UNCONFIRMED}`,
    write: async (tx, { subscriptionId }, context) => {
      const [reader] = await findReader(tx, context, sql`s.id = ${subscriptionId} AND ${UNCONFIRMED}`);
      if (reader === undefined) return [];
      // beyond the limit of a day it stays missing, and the sweep tries again
      const to = reader.email;
      if (!(await mayMail(tx, { userId: null, to, about: 'link' }, context))) return [];
      const mail = context.templates.letter('confirmation', reader);
      return [{ ...mail, subscriptionId, period: 'requested', to }];
    },
  }),
  'activation-mail': letter('activation', {
    on: {
      PaymentRecorded: (event) =>
        job('activation-mail', { subscriptionId: numberOf(event), paymentId: event.data.paymentId }),
    },
    missing: sql`SELECT p.subscription_id AS "subscriptionId", p.id AS "paymentId" FROM payment p
      WHERE p.recorded_at ${IS_OVERDUE} AND p.reversal IS NULL AND NOT EXISTS (SELECT 1 FROM mail m
        WHERE m.subscription_id = p.subscription_id AND m.kind = 'activation' AND m.period = 'payment-' || p.id)`,
    write: async (tx, { subscriptionId, paymentId }, context) => {
      const readers = await findReader(tx, context, sql`s.id = ${subscriptionId}`);
      const [payment] = await tx.query<{ plan: PlanId; expiresAt: Date }>(
        sql`SELECT plan, expires_at AS "expiresAt" FROM payment WHERE id = ${paymentId} AND reversal IS NULL`,
      );
      if (payment === undefined || readers.length === 0) return [];
      const { tenders, tenderIds, versions } = await findOpenTenders(tx, context, subscriptionId);
      const period = `payment-${paymentId}`;
      return readers.map((reader) => ({
        ...context.templates.letter('activation', {
          ...reader,
          ...payment,
          plan: PLANS[payment.plan],
          receiptToken: context.tokens.receipts.sign(paymentId),
          tenders,
          total: tenderIds.length,
          listPath: `/sent/${reader.token}/activation.${period}`,
          now: context.clock(),
        }),
        subscriptionId,
        period,
        to: reader.email,
        tenderIds,
        versions,
      }));
    },
  }),
  'ending-mail': reminder('ending', 7),
  'expired-mail': reminder('expired', 0),
};

/**
 * A reminder so many days before the last day of a paid term, or one day late; once per term. Only the sweep finds who
 * is to be reminded, at 09:00 and later.
 */
function reminder(kind: 'ending' | 'expired', days: number) {
  const isDue = sql`s.is_active AND s.is_premium AND s.expires_at BETWEEN now() - interval '4 days' AND now() + interval '10 days'
    AND karachi_day(s.expires_at) - ${TODAY} BETWEEN ${days - 1}::int AND ${days}::int`;
  return letter(kind, {
    missing: sql`SELECT s.id AS "subscriptionId", karachi_day(s.expires_at)::text AS "lastDay" FROM subscription s
      WHERE ${isDue} AND NOT EXISTS (SELECT 1 FROM mail m
        WHERE m.subscription_id = s.id AND m.kind = ${kind} AND m.period = karachi_day(s.expires_at)::text)
      ORDER BY s.id`,
    write: async (tx, { subscriptionId, lastDay: period }, context) => {
      const condition = sql`s.id = ${subscriptionId} AND karachi_day(s.expires_at) = ${period}::date AND ${isDue}`;
      return (await findReader(tx, context, condition)).flatMap(({ expiresAt, ...reader }) =>
        expiresAt === null
          ? []
          : {
              ...context.templates.letter(kind, { ...reader, expiresAt }),
              subscriptionId,
              period,
              to: reader.email,
            },
      );
    },
  });
}

interface Row {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly plan: PlanId;
  /** Price of the first term, as long as it is not paid; null in subscriptions of before prices could change. */
  readonly agreedPrice: number | null;
  readonly hasPaid: boolean;
  readonly paymentReference: string;
  readonly expiresAt: Date | null;
  readonly at: Date;
}

/** Values of the one subscriber who meets the condition, if any, for a letter. */
async function findReader(tx: Queryable, { tokens }: WorkerContext, condition: SQLQuery) {
  const rows = await tx.query<Row>(sql`SELECT s.id, s.email, s.full_name AS name, s.plan,
      s.agreed_price AS "agreedPrice", s.premium_position IS NOT NULL AS "hasPaid", s.payment_reference AS "paymentReference", s.expires_at AS "expiresAt", s.created_at AS at
    FROM subscription s WHERE ${condition} FOR KEY SHARE`);
  if (rows.length === 0) return [];
  const settings = await readSettings(tx);
  const [accounts, plans] = [accountsOf(settings), plansAt(settings.plans ?? FIRST_PRICES)];
  return rows.map(({ id, plan, agreedPrice, hasPaid, ...row }) => {
    const asked: Plan = hasPaid ? plans[plan] : { ...PLANS[plan], price: agreedPrice ?? FIRST_PRICES[plan] };
    return { ...row, plan: asked, accounts, token: tokens.subscriptions.sign(id) };
  });
}
