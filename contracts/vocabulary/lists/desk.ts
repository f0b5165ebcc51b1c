/** Kinds of things that wait for an administrator, the most urgent first. Modules count those they know (`ApiModule.waiting`). */
export const WAITING = [
  'seals',
  'backups',
  'settings',
  'proof-store',
  'payment-proofs',
  'payments',
  'statement-lines',
  'second-look',
  'drafts',
  'duplicates',
  'failed-emails',
  'unknown-places',
  'empty-areas',
] as const;
export type WaitingName = (typeof WAITING)[number];

/** Counting stops there. */
export const WAITING_CAP = 1000;

/** Days that the plots reach back, today included. */
export const DESK_DAYS = 90;
/** Sources and categories with a line of their own; the rest is one line together. */
export const DESK_NAMES = 6;
/** Searches without results are shown from so many on, on so many days: what somebody typed once stays unseen. */
export const UNFOUND_SHOWN = { times: 3, days: 2, words: 20 } as const;
export const DESK_PLOTS = ['sources', 'categories', 'subscribers', 'revenue', 'emails', 'searches'] as const;
export type DeskPlot = (typeof DESK_PLOTS)[number];
