/** Criteria of a person by which a notice reaches him, in the order in which one is named when several do. */
export const MATCH_CODES = ['area', 'category', 'words', 'search'] as const;
export type MatchCode = (typeof MATCH_CODES)[number];

/** Criterion that let a notice reach a person: name of the area, category or saved search, or one item of his words as typed. */
export interface MatchReason {
  readonly code: MatchCode;
  readonly of: string;
}

/** Reasons why a notice did not reach a person: it has no criterion of his, one took it away, or none was asked. */
export const NOT_SENT_CODES = [
  'no-area',
  'excluded',
  'place',
  'sector',
  'unpaid',
  'disabled',
  'unsubscribed',
  'no-subscription',
  'before-payment',
  'closed',
  'withdrawn',
  'earlier',
  'hidden',
  'already-told',
] as const;
export type NotSentCode = (typeof NOT_SENT_CODES)[number];
