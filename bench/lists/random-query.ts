import { addDays } from '#contracts/rules/karachi-time.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { random } from '../data/words.ts';
import type { KnownTender } from './every-tender.ts';

/** Frequent, rarer and rare words, beginnings, a word of four weeks, one that nobody holds, and Urdu; at most twelve letters each. */
export const WORDS: readonly string[] =
  `supply construction road cement bitumen laptop solar pump suppl constr reh bitum floodrelief
  thakai burdtrioplio dresstuzai joge qwzzkx تعمیر ہسپتال پل`.split(/\s+/);

/** Words that stand together in some titles, elsewhere apart, or nowhere. */
export const PHRASES: readonly string[] = [
  '"construction of road"',
  '"road construction"',
  '"supply cement"',
  '"of road"',
];

/** A query as a visitor would ask it, the same for the same seed; up to three conditions. */
export function randomQuery(seed: number, tenders: readonly KnownTender[]): Readonly<Record<string, string>> {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const one = pick(tenders);
  const word = () => pick(WORDS);
  const conditions: Readonly<Record<string, () => string>> = {
    search: () => {
      const kind = next();
      if (kind < 0.3) return `${word()} ${word()}`;
      if (kind < 0.4) return `${word()} -${word()}`;
      if (kind < 0.5) return pick(PHRASES);
      return kind < 0.6 ? `${pick(PHRASES)} -${pick(PHRASES)} ${word()}` : word();
    },
    city: () => one.city ?? 'Lahore',
    province: () => one.province ?? 'Punjab',
    sector: () => pick(SECTORS),
    status: () => pick(TENDER_STATUSES),
    closingFrom: () => addDays(one.closing_date, -3),
    closingTo: () => addDays(one.closing_date, 20),
  };
  const names = Object.keys(conditions).sort(() => next() - 0.5);
  const chosen = names.slice(0, Math.floor(next() * 4));
  return {
    ...Object.fromEntries(chosen.map((name) => [name, conditions[name]?.() ?? ''])),
    sort: pick(['latest', 'closing-soon']),
    limit: pick(['5', '20', '100']),
    page: pick(['1', '1', '1', '2', '3', '17', '400']),
  };
}
