import { hash } from 'node:crypto';
import { foldForSearch } from '#contracts/rules/search-text.ts';

/** Key that recognises a notice again: where it comes from and the number it has there. */
export function noticeKey(source: string, reference: string): string {
  return `${foldForSearch(source)}#${reference.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}

const WORK = /#work (?:[0-9A-Za-z_-]{22}|\d{4}-\d{2}-\d{2})?$/;

/** The part of es.redacted_key that all works of one number, and all notices of one title, have in common. */
export const redactedKey = (key: string): string => `redacted#${hash('sha256', key.replace(WORK, ''))}`;
