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

/** How often a saved search mails, or not at all. */
export const SEARCH_FREQUENCIES = ['off', ...EMAIL_FREQUENCIES] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

export const EMAIL_FREQUENCY_LABELS: Readonly<Record<EmailFrequency, string>> = {
  daily: 'Daily Digest',
  weekly: 'Weekly Summary',
  immediate: 'Immediate Alerts',
};

export const EXTENSION_MONTHS = [1, 3, 6, 12] as const;
