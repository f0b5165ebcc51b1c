import { foldLetters } from '#contracts/rules/search-text.ts';

/** The form in which names of a source are compared and remembered. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The same for categories, with one form of each Arabic and Urdu letter. */
export const categoryKey = (name: string): string => nameKey(foldLetters(name));
