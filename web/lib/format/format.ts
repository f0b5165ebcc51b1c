export { formatClosing, formatDay, formatInstant, formatTime } from '#contracts/rules/karachi-time.ts';

const COUNTS = new Intl.NumberFormat('en');

/** 1234567 as '1,234,567'. */
export const formatCount = (count: number): string => COUNTS.format(count);

/** Attributes for text of unknown language: direction by its first letter, the Urdu face for Arabic letters. */
export function scriptOf(text: string): { readonly dir: 'auto'; readonly lang?: 'ur' } {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? { dir: 'auto', lang: 'ur' } : { dir: 'auto' };
}
