import { addMonths } from '#contracts/rules/subscription-expiry.ts';
import type { PlanId } from '#contracts/vocabulary/plans.ts';

/** A payment or an extension, in the order of the log. */
export type Term =
  | {
      readonly kind: 'payment';
      readonly paymentId: number;
      readonly plan: PlanId;
      readonly amount: number;
      /** ISO instant. */
      readonly receivedAt: string;
      readonly isReversed: boolean;
    }
  | {
      readonly kind: 'extension';
      readonly months: number;
      /** ISO instant; null in a log from before it was kept. */
      readonly at: string | null;
    };

export type PaidTerm = Extract<Term, { kind: 'payment' }>;

/** The end of a term of so many months that begins at `from`, or at the present expiry when that is later. */
export function endOf(from: Date, present: string | null, months: number): string {
  const begins = present !== null && new Date(present) > from ? new Date(present) : from;
  return addMonths(begins, months).toISOString();
}

export const monthsOf = (plan: PlanId) => (plan === 'yearly' ? 12 : 1);

/** Where the payments that stand end, with the extensions of them; null without any. An extension of nothing is nothing. */
export function expiryOf(terms: readonly Term[]): string | null {
  return terms.reduce<string | null>((expiry, term) => {
    if (term.kind === 'payment') {
      return term.isReversed ? expiry : endOf(new Date(term.receivedAt), expiry, monthsOf(term.plan));
    }
    return expiry === null ? null : endOf(new Date(term.at ?? expiry), expiry, term.months);
  }, null);
}

export const hasPaid = (terms: readonly Term[]) => terms.some((term) => term.kind === 'payment' && !term.isReversed);

export const paymentOf = (terms: readonly Term[], paymentId: number) =>
  terms.find((term): term is PaidTerm => term.kind === 'payment' && term.paymentId === paymentId);

export const reverse = (terms: readonly Term[], paymentId: number): readonly Term[] =>
  terms.map((term) => (term.kind === 'payment' && term.paymentId === paymentId ? { ...term, isReversed: true } : term));
