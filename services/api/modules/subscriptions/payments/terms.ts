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
      /** Rupees that went back; a payment of which some did counts for no term. */
      readonly returned: number;
    }
  | {
      readonly kind: 'extension';
      readonly months: number;
      /** ISO instant; null in a log from before it was kept. */
      readonly at: string | null;
    };

type PaidTerm = Extract<Term, { kind: 'payment' }>;

/** The end of a term of so many months that begins at `from`, or at the present expiry when that is later. */
export function endOf(from: Date, present: string | null, months: number): string {
  const begins = present !== null && new Date(present) > from ? new Date(present) : from;
  return addMonths(begins, months).toISOString();
}

export const monthsOf = (plan: PlanId) => (plan === 'yearly' ? 12 : 1);

interface Ends {
  readonly expiry: string | null;
  /** Ends of terms, by payment that stands. */
  readonly byPayment: ReadonlyMap<number, string>;
}

/** Terms one after the other, with the extensions of them. An extension of nothing is nothing. */
function endsOf(terms: readonly Term[]): Ends {
  const byPayment = new Map<number, string>();
  let expiry: string | null = null;
  for (const term of terms) {
    if (term.kind === 'payment') {
      if (term.returned > 0) continue;
      expiry = endOf(new Date(term.receivedAt), expiry, monthsOf(term.plan));
      byPayment.set(term.paymentId, expiry);
    } else if (expiry !== null) {
      expiry = endOf(new Date(term.at ?? expiry), expiry, term.months);
    }
  }
  return { expiry, byPayment };
}

/** End of the payments that stand; null without any. */
export const expiryOf = (terms: readonly Term[]): string | null => endsOf(terms).expiry;

/** Payments whose terms end at another time in `after` than in `before`. */
export function movedEnds(before: readonly Term[], after: readonly Term[]) {
  const past = endsOf(before).byPayment;
  return [...endsOf(after).byPayment]
    .filter(([paymentId, expiresAt]) => past.get(paymentId) !== expiresAt)
    .map(([paymentId, expiresAt]) => ({ paymentId, expiresAt }));
}

export const hasPaid = (terms: readonly Term[]) => terms.some((term) => term.kind === 'payment' && term.returned === 0);

export const paymentOf = (terms: readonly Term[], paymentId: number) =>
  terms.find((term): term is PaidTerm => term.kind === 'payment' && term.paymentId === paymentId);

/** The terms after so many rupees of a payment went back. */
export const reverse = (terms: readonly Term[], paymentId: number, amount: number): readonly Term[] =>
  terms.map((term) =>
    term.kind === 'payment' && term.paymentId === paymentId ? { ...term, returned: term.returned + amount } : term,
  );
