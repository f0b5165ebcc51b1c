import { foldLetters } from '#contracts/rules/search-text.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { readMoment } from './read-moment.ts';

/** Words before the day to which another one was put off; Urdu in folded letters. */
const EXTENDED =
  /(?<!\p{L})(?:extended|extd|ext|extension|revised|re-?scheduled|postponed|now|new|توسیع شدہ)(?!\p{L})/gu;
const JOINING = /^[.:\s]?(?:(?:date|is|تاریخ)(?!\p{L})\s?)?(?:upto|up to|till|until|to|on|by)?(?!\p{L})/u;
/** Words before the first one that say nothing of a day. */
const WORDS =
  /\b(?:the|last|closing|date|is|has|been|further|and|original(?:ly)?|old|previous(?:ly)?|earlier)\b|[;:](?=\s|$)/g;
/** Words behind the day that say by what it was put off. */
const REASON = /\b(?:vide|as per|through|by) (?:the )?(?:corrigend|addend|amend|letter|notice|order).*$/u;
/** Letters beyond which a text is no day. */
const MAX_LENGTH = 150;

/** The last day to which a day was extended, with the hour as far as one is stated: `7-12-2026 (extended upto 21-12-2026)`, `21-12-2026 (extended)`. */
export function readExtended(text: string, order: ImportDateOrder): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = foldLetters(text);
  const found = [...plain.matchAll(EXTENDED)];
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const behind = plain
    .slice(last.index + last[0].length)
    .replace(REASON, '')
    .trim();
  const before = plain.slice(0, first.index).replace(WORDS, ' ');
  const earlier = readMoment(before, order);
  const later = /[\p{L}\p{N}]/u.test(behind) ? readMoment(behind.replace(JOINING, ' '), order) : earlier;
  if (later?.day === undefined || (earlier?.day === undefined && /[\p{L}\p{N}]/u.test(before))) return undefined;
  return [later.day, later.time ?? earlier?.time].filter(Boolean).join(' ');
}
