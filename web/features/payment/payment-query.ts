import { PAYMENT_REFERENCE } from '#contracts/vocabulary/banks.ts';
import { PROOF_REFUSALS, type ProofOutcome } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { DEFAULT_PLAN, findPlan } from '../../lib/plans.ts';

export type PaymentQuery = Readonly<ReturnType<typeof parsePaymentQuery>>;

/** Reads the address. It only chooses a plan: names and prices are never taken from it. */
export function parsePaymentQuery(search: string) {
  const query = new URLSearchParams(search);
  const reference = (query.get('reference') ?? '').trim().toUpperCase();
  const proof = query.get('proof') ?? '';
  return {
    plan: findPlan(query.get('plan'), query.get('period')) ?? DEFAULT_PLAN,
    reference: PAYMENT_REFERENCE.test(reference) ? reference : null,
    // outcome of a proof of payment that was sent a moment ago
    proof: isOutcome(proof) ? proof : null,
    // days after which another may be sent, if the address says so
    days: /^[1-9]\d?$/.test(query.get('days') ?? '') ? Number(query.get('days')) : null,
  };
}

const isOutcome = (name: string): name is ProofOutcome => name === 'received' || Object.hasOwn(PROOF_REFUSALS, name);
