import { homeOfAgency, isAgency } from '#contracts/rules/search/synonyms.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { ListFilters } from '../../../../platform/search/list-filters.ts';
import { isSize } from '../../../../platform/search/sizes.ts';
import { isKnown, type SearchTerm } from '../../../../platform/search/understand-search.ts';
import { countHits, criteriaFor, withTerms } from './hits.ts';

/** Limit of counting the tenders of one word: two words that so many hold are equally usual. */
const ENOUGH = 1000;
/** Hits below this are few. */
export const FEW = 5;
/** A reading says too little when so many times as many hold it as the narrowest, and this part of all tenders, or so many. */
const WIDE = { times: 4, part: 1 / 75, least: 5, most: 40 } as const;
/** English puts last what a thing is: a metal detector is a detector. */
const LAST = 1.25;
/** A known name of several words says more than a word: of oxygen gas cylinders, oxygen gas. */
const NAME = 2;

type Terms = readonly SearchTerm[];

/** How many tenders hold all of some terms of a search, at most ENOUGH. */
export type Count = (terms: Terms) => Promise<number>;

/** Counts for one search and its filters, each set of terms once. */
export function counting(db: Queryable, filters: ListFilters, now: Date): Count {
  const counts = new Map<string, Promise<number>>();
  return (terms) => {
    const key = JSON.stringify(terms.map(({ words, isPhrase }) => [isPhrase, words]));
    const count = counts.get(key) ?? countHits(db, criteriaFor(withTerms(filters, { terms }), now), ENOUGH);
    counts.set(key, count);
    return count;
  };
}

/** How many tenders hold each term of a search. */
export const countTerms = ({ search }: ListFilters, count: Count) =>
  Array.fromAsync(search.terms, async (term) => ({ term, held: await count([term]) }));

/**
 * A search that finds nothing with all terms but one; with fewer where that is still little.
 * A place, an agency and a phrase are given up only where there is nothing else, and a thing only where it says little
 * beside the others.
 */
export async function relaxedSearch(db: Queryable, filters: ListFilters, now: Date, count: Count) {
  const { terms } = filters.search;
  if (terms.length < 2) return undefined;
  const counted = (await countTerms(filters, count)).filter(({ held }) => held > 0);
  const things = counted.filter(({ term }) => !isWhereOrWho(term) && !term.isPhrase);
  const others = counted.filter((one) => !things.includes(one)).map(({ term }) => term);
  const phrases = others.filter(({ isPhrase }) => isPhrase);
  const last = (things.findLast(({ term }) => !isAct(term) && !isSize(term)) ?? things.at(-1))?.term;
  const widest = await widestReading(db);
  const head = terms.findLast((term) => !isAct(term) && !isSize(term) && !isWhereOrWho(term) && !term.isPhrase);
  const isHeadHeld = things.some(({ term }) => term === head);
  /** How many may hold a word that tells by itself what is sought: of speed cameras the cameras, of gloves and masks either. */
  const mostOf = (term: SearchTerm) => {
    if (term === head && isKnown(term)) return ENOUGH;
    if (term === head || isKnown(term) || isAct(term)) return widest.alone;
    return isHeadHeld ? 0 : FEW;
  };
  const narrowed = (demanded: Terms, readings: readonly Terms[], areNamed = false) => {
    const weights = things.map(({ term, held }) => {
      const says = (term === last ? LAST : 1) * (isKnown(term) && term.words.length > 1 ? NAME : 1);
      return [term, Math.log2((2 * ENOUGH) / held) * says] as const;
    });
    const isKept = (term: SearchTerm) => demanded.includes(term) || readings.every((reading) => reading.includes(term));
    const some = { readings, areNamed, weights: new Map(weights) };
    const asked = readings.length === 0 ? { terms: demanded } : { terms: demanded, some };
    return {
      criteria: criteriaFor(withTerms(filters, asked), now),
      leftOut: terms.filter((term) => (readings.length === 0 ? !demanded.includes(term) : !isKept(term))),
    };
  };
  const atHome = terms.flatMap((term) => atHomeOf(term) ?? (others.includes(term) ? term : []));
  const isHeld = terms.every((term) => atHomeOf(term) === undefined || others.includes(term));
  for (const demanded of [...(isHeld ? [others, atHome] : [atHome, others]), phrases, []]) {
    if (demanded.length === 0 && phrases.length > 0 && (await count(phrases)) > 0) return narrowed(phrases, []);
    const isLess = demanded === atHome || things.length + demanded.length < terms.length;
    const readings = await readingsOf(
      things.map(({ term }) => term),
      mostOf,
      isLess,
      (set) => count([...set, ...demanded]),
      widest.some,
    );
    if (readings.length === 0) continue;
    const named = narrowed(demanded, readings, true);
    return (await countHits(db, named.criteria, 1)) > 0 ? named : narrowed(demanded, readings);
  }
  const [other] = others;
  // a place says nothing as long as the words of a name may say more
  const isName = ({ words, isPhrase }: SearchTerm) => !isPhrase && words.length > 1;
  const mayBeInParts = terms.some((term) => term !== other && isName(term));
  return other === undefined || mayBeInParts || things.length > 0 ? undefined : narrowed([other], []);
}

/** How many tenders a reading may have that says enough, whatever the others; and a word alone: electric, of an electric geyser that nobody has. */
async function widestReading(db: Queryable) {
  const [row] = await db.prepared<{ total: number }>(sql`SELECT tender_count('', '')::int AS total`);
  const part = (row?.total ?? 0) * WIDE.part;
  return {
    some: Math.min(WIDE.most, Math.max(WIDE.least, part)),
    alone: Math.min(ENOUGH - 1, Math.max(WIDE.most, part)),
  };
}

/** The sets of `things` that find something, of at most `widest` tenders or not far more than the narrowest. */
async function readingsOf(
  things: Terms,
  mostOf: (term: SearchTerm) => number,
  isLess: boolean,
  count: Count,
  widest: number,
): Promise<Terms[]> {
  const readings: Terms[] = [];
  let most = 0;
  /** Takes those of `sets` that find something, but not what is far too wide; true when that is enough. */
  const take = async (sets: readonly Terms[], enough: number): Promise<boolean> => {
    const counted: { set: Terms; held: number }[] = [];
    for (const set of sets.filter((terms) => !terms.every(isOnlyNumber))) counted.push({ set, held: await count(set) });
    const found = counted.filter(
      ({ set, held }) => held > 0 && (set.length > 1 || set.every((term) => held <= mostOf(term))),
    );
    // an act says nothing without its thing: sale, of molasses sale
    const said = found.filter(({ set }) => !set.every(isAct));
    const some = said.length > 0 ? said : found;
    // a word alone that nobody knows makes no known thing too wide: parking ground, of which the ground is rare
    const known = some.filter(({ set }) => set.length > 1 || set.some(isKnown));
    const limit = Math.max(widest, WIDE.times * Math.min(...(known.length > 0 ? known : some).map(({ held }) => held)));
    const telling = some.filter(({ held }) => held <= limit);
    readings.push(...telling.map(({ set }) => set));
    most = Math.max(most, ...telling.map(({ held }) => held));
    return most >= enough;
  };
  const butOne = things.map((left) => things.filter((term) => term !== left));
  const single = things.map((term) => [term]);
  const isTaken = isLess && things.length > 0 && (await take([things], FEW));
  if (!isTaken && things.length > 1 && !(await take(butOne, FEW)) && things.length > 2) await take(single, 1);
  return readings;
}

/** Things done with something, which say less than it, even if they stand last: canteen lease. */
const isAct = ({ words }: SearchTerm) => words.every((word) => ACTS.has(word));
const ACTS = new Set(
  `lease leasing leez rent rental kiraya kiraye kirae hire hiring auction nilami nilam sale sell farokht buy repair repairing
  marammat murammat amc service servicing overhauling installation fitting supply construction
  tameer tamir taameer rehabilitation building buildings bldg imarat لیز کرایہ کرایے نیلامی فروخت مرمت تعمیر عمارت`.split(
    /\s+/,
  ),
);

/** The 31 of SPD/12/31 says nothing without the rest, and 100 kVA nothing without the generator. */
const isOnlyNumber = (term: SearchTerm) => isSize(term) || term.words.every((word) => /^\d{1,3}$/.test(word));

/** The city of a company that is named, for notices that name its ministry and the city only. */
function atHomeOf({ words }: SearchTerm): SearchTerm | undefined {
  const city = homeOfAgency(words.join(' '));
  if (city === undefined) return undefined;
  return { words: [city], isPhrase: false, names: [], named: [{ facet: 'city', value: city, key: `c:${city}` }] };
}

/** A thing that is sought matters more than where, and by whom. */
export const isWhereOrWho = ({ words, named }: SearchTerm) =>
  named.some(({ facet }) => facet !== 'category') || isAgency(words.join(' '));
