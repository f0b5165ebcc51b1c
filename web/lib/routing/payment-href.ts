import type { Plan } from '#contracts/vocabulary/plans.ts';
import { paths } from './paths.ts';

/** The address of the payment instructions for a plan, with the reference of the transfer. */
export function paymentHref({ name, price, billingPeriod }: Plan, reference: string): string {
  return `${paths.payment}?${new URLSearchParams({ plan: name, price: String(price), period: billingPeriod, reference })}`;
}
