import { PLANS, type Plan } from '#contracts/vocabulary/plans.ts';
import { formatCount } from './format/format.ts';
import { commonText } from './messages.en.ts';

/** The plan for a visitor who has chosen none. */
export const DEFAULT_PLAN: Plan = PLANS.monthly;

/** The plan of this name, or else of this period; undefined when both are unknown. Prices are the catalogue's. */
export function findPlan(name: unknown, period: unknown): Plan | undefined {
  const plans = Object.values(PLANS);
  return plans.find((plan) => plan.name === name) ?? plans.find((plan) => plan.billingPeriod === period);
}

/** 'PKR 25,000 / year'. */
export function priceOf({ price, billingPeriod }: Plan): string {
  return commonText.price(formatCount(price), billingPeriod);
}
