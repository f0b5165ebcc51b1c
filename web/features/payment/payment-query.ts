import { PAYMENT_REFERENCE_LETTERS } from '#contracts/vocabulary/banks.ts';
import type { Plan } from '#contracts/vocabulary/plans.ts';
import { DEFAULT_PLAN, findPlan } from '../../lib/plans.ts';

export interface PaymentQuery {
  readonly plan: Plan;
  /** Null unless the address carries a well-formed one. */
  readonly reference: string | null;
}

const REFERENCE = new RegExp(`^AL-[${PAYMENT_REFERENCE_LETTERS}]{6}$`);

/** Reads the address. It only chooses a plan: names and prices are never taken from it. */
export function parsePaymentQuery(search: string): PaymentQuery {
  const query = new URLSearchParams(search);
  const reference = (query.get('reference') ?? '').trim().toUpperCase();
  return {
    plan: findPlan(query.get('plan'), query.get('period')) ?? DEFAULT_PLAN,
    reference: REFERENCE.test(reference) ? reference : null,
  };
}
