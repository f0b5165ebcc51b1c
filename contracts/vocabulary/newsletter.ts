export const INTEREST_AREAS = [
  'Construction',
  'IT & Technology',
  'Medical & Health',
  'Education',
  'Security',
  'Transportation',
  'Energy',
  'Agriculture',
  'Telecommunication',
  'General Supplies',
] as const;

export const EMAIL_FREQUENCIES = ['daily', 'weekly', 'immediate'] as const;
export type EmailFrequency = (typeof EMAIL_FREQUENCIES)[number];

/** Searches that one account may keep, and how many of them may mail. */
export const SEARCHES_MAX = 100;
export const MAILING_SEARCHES_MAX = 20;

/** How often a saved search mails, or not at all. */
export const SEARCH_FREQUENCIES = ['off', ...EMAIL_FREQUENCIES] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

export const SEARCH_FREQUENCY_LABELS: Readonly<Record<SearchFrequency, string>> = {
  off: 'No mail',
  daily: 'Daily',
  weekly: 'Weekly',
  immediate: 'At once',
};

export const EMAIL_FREQUENCY_LABELS: Readonly<Record<EmailFrequency, string>> = {
  daily: 'Daily Digest',
  weekly: 'Weekly Summary',
  immediate: 'Immediate Alerts',
};

export const EXTENSION_MONTHS = [1, 3, 6, 12] as const;

/** Preferences as somebody chooses them, before they are saved. */
export interface PreferenceChoice {
  readonly interestAreas: readonly string[];
  /** Names of categories chosen beside the interest areas. */
  readonly categories: readonly string[];
  readonly cities: readonly string[];
  readonly provinces: readonly string[];
  readonly sectors: readonly string[];
  readonly words: string;
}
