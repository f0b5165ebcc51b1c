import type { Plan } from '#contracts/vocabulary/plans.ts';
import { DEFAULT_PLAN, findPlan } from '../../lib/plans.ts';

export interface PaymentQuery {
  readonly plan: Plan;
  /** Of the subscription, when the address carries a well-formed one. */
  readonly reference: string | null;
}

/** As the server makes them: no letter that looks like another. */
const REFERENCE = /^AL-[34679ACDEFGHJKMNPQRTWXY]{6}$/;

/** Reads the address. It only chooses a plan: names and prices are never taken from it. */
export function parsePaymentQuery(search: string): PaymentQuery {
  const query = new URLSearchParams(search);
  const reference = (query.get('reference') ?? '').trim().toUpperCase();
  return {
    plan: findPlan(query.get('plan'), query.get('period')) ?? DEFAULT_PLAN,
    reference: REFERENCE.test(reference) ? reference : null,
  };
}
