import { foldLetters } from '#contracts/rules/search-text.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { readMoment } from './read-moment.ts';
import { withYear } from './with-year.ts';

/** Words before the day to which another one was put off; Urdu in folded letters. */
const EXTENDED =
  /(?<!\p{L})(?:extended|extd|ext|extension|revised|re-?scheduled|postponed|now|new|توسیع(?: شدہ)?)(?!\p{L})/gu;
const JOINING =
  /^[.:\s]?(?:(?:please )?read (?:as )?)?(?:(?:date|is|تاریخ)(?!\p{L})\s?)?(?:upto|up to|till|until|to|on|by)?(?!\p{L})/u;
/** Words before the first one that say nothing of a day. */
const WORDS =
  /\b(?:the|last|closing|date|is|has|been|further|and|original(?:ly)?|old|previous(?:ly)?|earlier)\b|[;:](?=\s|$)|(?<!\p{L})(?:تاریخ|اخری|میں|کی|تک)(?!\p{L})/gu;
/** Words behind the day that say by what it was put off. */
const REASON = /\b(?:vide|as per|through|by) (?:the )?(?:corrigend|addend|amend|letter|notice|order).*$/u;
/** Letters beyond which a text is no day. */
const MAX_LENGTH = 150;

/** Words before the day that holds no more: `12-12-2026 (previously 5-12-2026)`, `extended to 12-Dec from 5-Dec`. */
const FORMER = /(?<!\p{L})(?:previously|earlier|originally|formerly|instead of|in place of|old|from)(?!\p{L})/u;
const FROM_TO = /^from (.{3,40}?) (?:up ?to|till|until|to) (.+)$/u;
const hasText = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * The last day to which a day was extended, with the hour as far as one is stated: `7-12-2026 (extended upto 21-12-2026)`,
 * `21-12-2026 (extended)`. One without a year follows the day of publication.
 */
export function readExtended(text: string, order: ImportDateOrder, published?: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = foldLetters(text);
  const found = [...plain.matchAll(EXTENDED)];
  const [first, last] = [found[0], found.at(-1)];
  const behind = plain
    .slice(last === undefined ? 0 : last.index + last[0].length)
    .replace(REASON, '')
    .trim();
  const former = FORMER.exec(behind);
  if (last === undefined && former === null) return undefined;
  const [, from, to] = (last && FROM_TO.exec(behind)) ?? [];
  const now = to ?? behind.slice(0, former?.index);
  const old = from ?? (former === null ? '' : behind.slice(former.index + former[0].length));
  const before = plain
    .slice(0, first?.index ?? 0)
    .replace(/^from /, '')
    .replace(WORDS, ' ');
  const momentOf = (part: string) => {
    const dated = published === undefined ? undefined : withYear(part, published, order);
    return readMoment(dated ?? part, dated === undefined ? order : 'day-first');
  };
  const later = momentOf(hasText(now) ? now.replace(JOINING, ' ') : before);
  if (later?.day === undefined) return undefined;
  const year = later.day.slice(0, 4);
  const others = [before, old.replace(WORDS, ' ')].filter(hasText);
  const moments = others.map((part) => [part, `${part} ${year}`].map((one) => readMoment(one, order)));
  if (!moments.every((either) => either.some((one) => one?.day !== undefined))) return undefined;
  const earlier = hasText(before) ? momentOf(before) : undefined;
  return [later.day, later.time ?? earlier?.time].filter(Boolean).join(' ');
}
