export const REVERSAL_KINDS = ['refund', 'reversed', 'mistake'] as const;
export type ReversalKind = (typeof REVERSAL_KINDS)[number];

export const REVERSAL_LABELS: Readonly<Record<ReversalKind, string>> = {
  refund: 'Refunded',
  reversed: 'Taken back by the bank',
  mistake: 'Recorded by mistake',
};

export const REVERSAL_REASON_MAX = 300;
