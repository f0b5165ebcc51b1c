import type { Plan } from '#contracts/vocabulary/plans.ts';
import { findPlan } from '../../lib/plans.ts';

export const PLAN_KEY = 'selectedPlan';

export function toStored({ name, price, billingPeriod }: Plan): string {
  return JSON.stringify({ name, price, period: billingPeriod });
}

/** The stored plan, undefined when nothing is stored. Throws when what is stored is no plan. */
export function fromStored(text: string | null): Plan | undefined {
  if (text === null) return undefined;
  const { name, period } = JSON.parse(text) as { name?: unknown; period?: unknown };
  const plan = findPlan(name, period);
  if (plan === undefined) throw new Error(`No plan is called ${String(name)}`);
  return plan;
}
