export const REVERSAL_KINDS = ['refund', 'reversed', 'mistake'] as const;
export type ReversalKind = (typeof REVERSAL_KINDS)[number];

export const REVERSAL_LABELS: Readonly<Record<ReversalKind, string>> = {
  refund: 'Refunded',
  reversed: 'Taken back by the bank',
  mistake: 'Recorded by mistake',
};

export const REVERSAL_REASON_MAX = 300;

/** How an entry of the ledger stands: owed, paid and running, over, or gone back. */
export const LEDGER_STATES = ['owing', 'active', 'expiring', 'expired', 'past', 'refunded', 'reversed'] as const;
export type LedgerState = (typeof LEDGER_STATES)[number];

/** Filters of the ledger: active ones include those that are expiring, reversed ones those that were refunded. */
export const LEDGER_FILTERS = ['owing', 'active', 'expiring', 'expired', 'reversed'] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

/** Filters of the subscriptions by their term; those of the ledger mean the same. */
export const TERM_FILTERS = ['owing', 'expiring', 'expired'] as const;
export type TermFilter = (typeof TERM_FILTERS)[number];

/** Days before the end of a term in which it is said to be expiring. */
export const EXPIRING_DAYS = 14;
