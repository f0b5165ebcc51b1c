/** The largest bank statement; one of a busy year is below 2 MB. */
export const STATEMENT_MAX_BYTES = 10_000_000;
/** Rows of one statement. */
export const STATEMENT_MAX_ROWS = 20_000;

export const STATEMENT_LINE_STATES = ['open', 'confirmed', 'set-aside'] as const;
export type StatementLineState = (typeof STATEMENT_LINE_STATES)[number];

/** Confidence in what a line pays: sure ones may be confirmed all at once. */
export const STATEMENT_CONFIDENCES = ['sure', 'likely', 'none'] as const;
export type StatementConfidence = (typeof STATEMENT_CONFIDENCES)[number];

/** Reasons for a proposal, and against it. */
export const STATEMENT_REASONS = [
  'reference',
  'reference-alike',
  'name',
  'email',
  'amount',
  'amount-of-other-plan',
  'amount-differs',
  'paid-already',
  'inactive',
  'future-day',
  'before-subscription',
  'words-of-return',
  'taken-back',
  'recorded-already',
  'recorded-and-returned',
  'recorded-and-partly-returned',
  'several-lines',
  'several-subscriptions',
] as const;
export type StatementReasonKind = (typeof STATEMENT_REASONS)[number];
