import { addDays } from '#contracts/rules/karachi-time.ts';
import { GAZETTEER } from '#contracts/vocabulary/cities.ts';
import { OUTSIDE_PAKISTAN } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { random, type Vocabulary, zipf } from './words.ts';

export const CATEGORIES = 120;
export const ORGANIZATIONS = 600;
/** Main categories; every other lies below one of them. */
export const MAIN_CATEGORIES = 20;
/** The first and the last day of publication; the same span at every size, so that everything grows with the number. */
const SPAN_DAYS = 5 * 365;
/** A word that only notices of four weeks hold, three of four of them. */
export const BURST_WORD = 'floodrelief';

export interface Notice {
  readonly title: string;
  readonly description: string;
  readonly publishDate: string;
  readonly closingDate: string;
  readonly closingTime: string | null;
  readonly status: string;
  readonly city: string;
  readonly province: string;
  readonly reference: string;
  readonly ocrText: string | null;
  readonly categoryIds: readonly number[];
  readonly sectors: readonly string[];
  readonly organizationIds: readonly number[];
}

const PLACES = GAZETTEER.filter(({ province }) => province !== OUTSIDE_PAKISTAN).map(({ name: city, province }) => ({
  city,
  province,
}));
const METROPOLES = ['Lahore', 'Karachi', 'Islamabad', 'Peshawar', 'Quetta', 'Multan', 'Rawalpindi', 'Faisalabad'];
PLACES.sort((a, b) => rank(a.city) - rank(b.city));

function rank(city: string): number {
  const at = METROPOLES.indexOf(city);
  return at === -1 ? METROPOLES.length : at;
}

/** Notice `n` of `count`, the same every time: later numbers are published later, up to `today`. */
export function notice(n: number, count: number, today: string, { english, urdu }: Vocabulary): Notice {
  const next = random(n + 1);
  const isUrdu = next() < 0.05;
  const words = isUrdu ? urdu : english;
  const word = () => words[zipf(words.length, next())] ?? '';
  const text = (length: number) => Array.from({ length }, () => (next() < 0.01 ? noise(next) : word())).join(' ');
  const age = Math.floor(SPAN_DAYS * (1 - n / count));
  const publishDate = addDays(today, -age);
  const { city, province } = PLACES[zipf(PLACES.length, next())] ?? { city: 'Lahore', province: 'Punjab' };
  const description = text(25 + Math.floor(next() * 30));
  const isBurst = age >= 1500 && age < 1528 && next() < 0.75;
  const hand = next();
  return {
    title: `${text(4 + Math.floor(next() * 6))} ${city}`,
    description: isBurst ? `${description} ${BURST_WORD}` : description,
    publishDate,
    closingDate: addDays(publishDate, 7 + Math.floor(next() * 30)),
    closingTime: next() < 0.4 ? '11:00' : null,
    status: hand < 0.02 ? 'closed' : hand < 0.04 ? 'closing_soon' : 'open',
    city,
    province,
    reference: `${city.slice(0, 3).toUpperCase()}/${publishDate.slice(0, 4)}/${n}`,
    ocrText: next() < 0.5 ? text(150 + Math.floor(next() * 200)) : null,
    categoryIds: several(next, CATEGORIES, 1 + Math.floor(next() * 2)),
    sectors: several(next, SECTORS.length, 1 + Math.floor(next() * 2)).map((at) => SECTORS[at - 1] ?? 'Government'),
    organizationIds: several(next, ORGANIZATIONS, Math.floor(next() * 2.5)),
  };
}

const several = (next: () => number, size: number, count: number) => [
  ...new Set(Array.from({ length: count }, () => zipf(size, next()) + 1)),
];

/** A smudge as a reader of scans spells it. */
const noise = (next: () => number) => Math.floor(next() * 36 ** 5).toString(36);
