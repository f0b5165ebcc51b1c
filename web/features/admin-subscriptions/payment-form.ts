import type { PaymentBody, Subscription } from '#contracts/api/newsletter.ts';
import type { PlanId, PlanPrices } from '#contracts/vocabulary/plans.ts';

/** Prices of the next payment: the first one costs what was agreed. */
export function pricesFor(
  { plan, agreedPrice }: Pick<Subscription, 'plan' | 'agreedPrice'>,
  now: PlanPrices,
): PlanPrices {
  return agreedPrice === null ? now : { ...now, [plan]: agreedPrice };
}

export type PaymentValues = Readonly<ReturnType<typeof emptyValues>>;

/** A transfer of today, a Karachi day, for the plan that was asked for, at its price. */
export function emptyValues(plan: PlanId, prices: PlanPrices, today: string) {
  return { plan, amount: String(prices[plan]), reference: '', receivedAt: today, note: '' };
}

/** The amount after another plan was chosen: its price, unless somebody typed an amount of his own. */
export function amountAfter(amount: string, plan: PlanId, prices: PlanPrices): string {
  const isPrice = Object.values(prices).some((price) => String(price) === amount.trim());
  return isPrice || amount.trim() === '' ? String(prices[plan]) : amount;
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
