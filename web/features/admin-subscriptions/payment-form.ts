import type { PaymentBody } from '#contracts/api/newsletter.ts';
import { PLANS, type PlanId } from '#contracts/vocabulary/plans.ts';

export interface PaymentValues {
  readonly plan: PlanId;
  readonly amount: string;
  readonly reference: string;
  /** A Karachi day, `YYYY-MM-DD`. */
  readonly receivedAt: string;
  readonly note: string;
}

/** A transfer of today for the plan that was asked for, at its price. */
export function emptyValues(plan: PlanId, today: string): PaymentValues {
  return { plan, amount: String(PLANS[plan].price), reference: '', receivedAt: today, note: '' };
}

/** The amount after another plan was chosen: its price, unless somebody typed an amount of his own. */
export function amountAfter(amount: string, plan: PlanId): string {
  const isPrice = Object.values(PLANS).some(({ price }) => String(price) === amount.trim());
  return isPrice || amount.trim() === '' ? String(PLANS[plan].price) : amount;
}

/** The body for the API: today means now, an earlier day means its noon. */
export function toBody({ plan, amount, reference, receivedAt, note }: PaymentValues, today: string): PaymentBody {
  return {
    plan,
    amount: amount.trim() === '' ? Number.NaN : Number(amount),
    reference,
    ...(receivedAt === '' || receivedAt === today ? {} : { receivedAt: `${receivedAt}T12:00:00+05:00` }),
    note: note === '' ? null : note,
  };
}
