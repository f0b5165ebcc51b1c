/** The largest file that the screen takes; the command `npm run import` has no limit. */
export const IMPORT_MAX_BYTES = 100_000_000;
/** Files travel in parts of this size, so that a slow line finishes each in time and a broken one repeats only one. */
export const IMPORT_PART_BYTES = 1_000_000;
/** Problems that are kept of one run. */
export const IMPORT_KEPT_PROBLEMS = 1000;

export const IMPORT_STATES = [
  'uploading',
  'ready',
  'running',
  'interrupted',
  'asking',
  'checked',
  'done',
  'stopped',
  'failed',
  'discarded',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** How the letters of a file can be written down. */
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

export const IMPORT_DELIMITERS = [',', ';', '\t', '|', '~'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];

/** Fates of a row that resembles a published notice: a further source of it, a tender of its own, or nothing. */
export const IMPORT_DUPLICATES = ['same', 'another', 'leave'] as const;
export type ImportDuplicates = (typeof IMPORT_DUPLICATES)[number];
/** The same for all rows of a file; 'sure', as without a choice: sure ones are the same notice, the others are left out. */
export const IMPORT_DUPLICATE_RULES = ['sure', ...IMPORT_DUPLICATES] as const;
export type ImportDuplicateRule = (typeof IMPORT_DUPLICATE_RULES)[number];

/** Order of a date in numbers: 12/08/2026 is in August when the day comes first. */
export const IMPORT_DATE_ORDERS = ['day-first', 'month-first'] as const;
export type ImportDateOrder = (typeof IMPORT_DATE_ORDERS)[number];
