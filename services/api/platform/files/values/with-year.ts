import { foldLetters } from '#contracts/rules/search-text.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { readMoment } from './read-moment.ts';
import { inEnglish } from './urdu-words.ts';

/** A day and a month in words, either first, or in numbers; no time has such signs. */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DAY = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)?[-/. ]*${MONTH}\\b|\\b${MONTH}[-/. ]*\\d{1,2}(?:st|nd|rd|th)?\\b(?!:)|(?<!\\S)\\d{1,2}[-/]\\d{1,2}(?!\\S)`,
);
/** Days after a publication until which bids are taken at most. */
const LONGEST = 183;
const DAY_MS = 86_400_000;

/** A day without a year, `14 Dec`, as the first such one from a day on, or the last one up to it, with the time as far as one is stated. */
export function withYear(text: string, from: string, order: ImportDateOrder, onwards: 1 | -1 = 1): string | undefined {
  const plain = inEnglish(foldLetters(text));
  const year = Number(from.slice(0, 4));
  if (!DAY.test(plain) || readMoment(text, order) !== undefined) return undefined;
  for (const next of [year, year + onwards]) {
    const whole = plain.replace(DAY, (found) => `${found}${/[a-z]/.test(found) ? ' ' : '/'}${next}`);
    const { day, time } = readMoment(whole, order) ?? {};
    const days = day === undefined ? -1 : (onwards * (Date.parse(day) - Date.parse(from))) / DAY_MS;
    if (days >= 0 && days <= LONGEST) return [day, time].filter(Boolean).join(' ');
  }
  return undefined;
}

/** `within 15 days of publication`. */
const COUNTED = /^[^\d]{0,24}(\d{1,2})\)? days? (?:after|from|of)\b[^\d]{0,24}\b(?:publi|advert)/i;

/** The same where nothing says from when, with the hour behind it. */
const WITHIN = /^within (?:[a-z-]+ )?\(?(\d{1,2})\)? days?(?![^.]*\b(?:of|from|after)\b)/i;

/** A day that is counted from the one of publication, with the time as far as one is stated. */
export function daysAfter(text: string, published: string): string | undefined {
  const plain = text.trim();
  const within = WITHIN.exec(plain);
  const rest = plain.slice(within?.[0].length ?? plain.length).trim();
  const time = rest === '' ? undefined : readMoment(rest, 'day-first')?.time;
  const days = COUNTED.exec(plain)?.[1] ?? (rest === '' || time !== undefined ? within?.[1] : undefined);
  const day = days && new Date(Date.parse(published) + Number(days) * DAY_MS).toISOString().slice(0, 10);
  return day && [day, time].filter(Boolean).join(' ');
}
