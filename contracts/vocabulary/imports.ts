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
  'checked',
  'done',
  'stopped',
  'failed',
  'discarded',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
