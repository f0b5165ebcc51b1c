import { PLANS, type Plan, plansAt } from '#contracts/vocabulary/plans.ts';
import { formatCount } from './format/format.ts';
import { commonText } from './messages.en.ts';
import { useSite } from './site.tsx';

/** The plan for a visitor who has chosen none. */
export const DEFAULT_PLAN: Plan = PLANS.monthly;

/** The plans at their present prices. */
export const usePlans = () => plansAt(useSite().prices);

/** The plan of this name, or else of this period; undefined when both are unknown. Its price is the first one: see `usePlans`. */
export function findPlan(name: unknown, period: unknown): Plan | undefined {
  const plans = Object.values(PLANS);
  return plans.find((plan) => plan.name === name) ?? plans.find((plan) => plan.billingPeriod === period);
}

/** 'PKR 25,000 / year'. */
export const priceOf = ({ price, billingPeriod }: Plan): string => commonText.price(formatCount(price), billingPeriod);
