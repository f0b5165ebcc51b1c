import { printSearch } from '#contracts/rules/search/search-grammar.ts';
import { singular } from '#contracts/rules/search/singular.ts';
import { isMaker, isNameOfThing } from '#contracts/rules/search/synonyms.ts';
import type { Queryable } from '#db/connection.ts';
import type { ListFilters } from '../../../../platform/search/list-filters.ts';
import { canBegin } from '../../../../platform/search/search-terms.ts';
import { isSize, unitOf } from '../../../../platform/search/sizes.ts';
import {
  eitherTerm,
  isKnown,
  type OtherName,
  partsOf,
  plainTerm,
  type Search,
  type SearchTerm,
  understandSearch,
  withWider,
} from '../../../../platform/search/understand-search.ts';
import { isFiller, isOfOffice, isUsualWord, USUAL } from '../../../../platform/search/usual-words.ts';
import { respelledSearch } from '../search/spelling/known-spelling.ts';
import { STOP_WORDS } from '../search/title-words.ts';
import { type Criteria, countHits, criteriaFor, withTerms } from './hits.ts';
import { type Count, counting, countTerms, FEW, isWhereOrWho, relaxedSearch } from './some-words.ts';

/** Hits below which words that stand in every second notice are not insisted on. */
const A_PAGE = 20;

/** Terms of a search that is long enough without wider words: each costs a count. */
const LONG = 6;

/** Hits of a word that may all be slips of who wrote the notices. */
const SLIPS = 2;

/** Filters without words that say nothing, where others say what is sought; who has them still comes first. */
export function withoutFillers(filters: ListFilters): ListFilters {
  const { terms } = filters.search;
  const isOffice = terms.some(({ words }) => words.length === 1 && words.every(isOfOffice));
  const saysNothing = (term: SearchTerm, at: number) =>
    (term.isFor && !isWhereOrWho(term)) ||
    (!term.isPhrase && !isOffice && term.words.every((word) => isFiller(word, at)));
  const kept = terms.filter((term, at) => !saysNothing(term, at));
  return kept.length === terms.length || kept.every(isWhereOrWho) ? filters : withTerms(filters, { terms: kept });
}

type Terms = readonly SearchTerm[];

/** A search that was read otherwise, because as it stood it found too little. */
export interface WiderSearch {
  readonly criteria: Criteria;
  /** Terms that were not insisted on, as they were typed. */
  readonly leftOut: readonly string[];
  /** The search as it was read, where a word was spelled as nobody spells it. */
  readonly respelled?: string;
}

/** The search as it is answered; what `first` finds comes before the rest. */
const answered = (criteria: Criteria, leftOut: readonly string[] = [], first?: Criteria): WiderSearch => ({
  criteria: first === undefined ? criteria : { ...criteria, first },
  leftOut,
});

/** The search in one sense, and how many tenders it finds, at most a page of them. */
interface Sense {
  readonly criteria: Criteria;
  readonly held: number;
  readonly count: Count;
}

const senseOf = async (db: Queryable, filters: ListFilters, now: Date, found?: number): Promise<Sense> => {
  const criteria = criteriaFor(filters, now);
  return { criteria, held: found ?? (await countHits(db, criteria, A_PAGE)), count: counting(db, filters, now) };
};

/**
 * The search in a wider sense, where that finds more than the `found` tenders: with wider words; the last word as the
 * beginning of one; with the spelling that is known of words that nobody holds; without words that say nothing; then, where
 * still nothing is found, with some of the words.
 */
export const widerSearch = async (
  db: Queryable,
  filters: ListFilters,
  now: Date,
  found: number,
): Promise<WiderSearch | undefined> => widen(db, await senseOf(db, filters, now, found));

async function widen(db: Queryable, sense: Sense): Promise<WiderSearch | undefined> {
  const { held: found, criteria } = sense;
  const { filters, now } = criteria;
  if (found >= A_PAGE || isNumber(filters.search, found)) return undefined;
  const search = withWider(filters.search);
  const wide = search === filters.search ? undefined : await senseOf(db, { ...filters, search }, now);
  if (wide !== undefined && wide.held > found) {
    return (await widen(db, wide)) ?? answered(wide.criteria);
  }
  const begun = found === 0 ? await withBeginnings(db, filters, now) : undefined;
  if (begun !== undefined) return answered(begun);
  const wider =
    (found <= SLIPS ? await inKnownSpelling(db, sense) : undefined) ??
    (await eitherSide(db, sense)) ??
    (await fewerWords(db, sense)) ??
    (await inParts(db, sense));
  if (wider !== undefined || found > 0) return wider;
  return (wide === undefined ? undefined : await widen(db, wide)) ?? ofAnySize(db, sense);
}

/** Notices with one of two things, after those with both: a supplier of 'toner and stationery' sells either. */
async function eitherSide(db: Queryable, { criteria, held: found }: Sense): Promise<WiderSearch | undefined> {
  const { filters, now } = criteria;
  const { terms } = filters.search;
  const isThing = (term?: SearchTerm) => term !== undefined && !term.isPhrase && !isUsual(term) && !isWhereOrWho(term);
  const merged: SearchTerm[] = [];
  for (const [at, term] of terms.entries()) {
    const before = merged.at(-2);
    if (before !== undefined && merged.at(-1)?.words.join() === 'and' && isThing(terms[at - 2]) && isThing(term))
      merged.splice(-2, 2, eitherTerm(before, term));
    else merged.push(term);
  }
  if (merged.length === terms.length) return undefined;
  const meant = await senseOf(db, { ...filters, search: { ...filters.search, terms: merged } }, now);
  const fewer = meant.held < FEW ? await fewerWords(db, meant) : undefined;
  if (fewer === undefined && meant.held <= found) return undefined;
  return answered(fewer?.criteria ?? meant.criteria, fewer?.leftOut, found === 0 ? undefined : criteria);
}

/** A name of several words that nobody holds, by its words; after the few who do, where each of these means something. */
async function inParts(db: Queryable, { criteria, held: found }: Sense): Promise<WiderSearch | undefined> {
  const { filters, now } = criteria;
  const { terms, excluded } = filters.search;
  // a size stays one, however short names may be: taken apart again and again, it would never come to an end
  const longest = Math.max(...terms.map((term) => (term.isPhrase || isSize(term) ? 1 : term.words.length)));
  if (longest < 2) return undefined;
  const typed = printSearch({ wanted: partsOf(terms), excluded: [] });
  const apart = { ...(await understandSearch(db, typed, longest - 1)), excluded };
  const isSaid = (term: SearchTerm) =>
    isKnown(term) || term.words.every((word) => isFiller(word, 0) || STOP_WORDS.has(word) || isUsualWord(word));
  if (found > 0 && !apart.terms.every(isSaid)) return undefined;
  const inWords = withoutFillers({ ...filters, search: apart });
  // one word of a name says too little to follow who has that: electrical, of electrical items
  if (found > 0 && inWords.search.terms.filter((term) => !isWhereOrWho(term)).length < 2) return undefined;
  const meant = await senseOf(db, inWords, now);
  // those with the name need not be among those with its parts
  if (found > 0 && meant.held > 0) {
    const lean = meant.held < FEW ? await leanSearch(db, meant) : undefined;
    const parts = lean?.kept.some(({ words }) => words.length > 1) ? lean : { lean: meant, kept: inWords.search.terms };
    const leftOut = inWords.search.terms.filter((term) => !parts.kept.includes(term)).map(asTyped);
    return answered(parts.lean.criteria, leftOut, criteria);
  }
  if (found > 0) return undefined;
  return (await widen(db, meant)) ?? (meant.held === 0 ? undefined : answered(meant.criteria));
}

/** Things of any size where nobody has the size: by its unit, or else without it. */
async function ofAnySize(db: Queryable, { criteria }: Sense): Promise<WiderSearch | undefined> {
  const { filters, now } = criteria;
  const { terms } = filters.search;
  const sizes = terms.filter(isSize);
  const inUnits = terms.map((term) => (isSize(term) ? plainTerm({ words: [unitOf(term)], isPhrase: false }) : term));
  for (const kept of [inUnits, terms.filter((term) => !isSize(term))]) {
    const meant = criteriaFor({ ...filters, search: { ...filters.search, terms: kept } }, now);
    if (
      sizes.length > 0 &&
      kept.some((term) => !isWhereOrWho(term) || isNameOfThing(asTyped(term))) &&
      (await countHits(db, meant, 1)) > 0
    )
      return answered(meant, sizes.map(asTyped));
  }
  return undefined;
}

/** A number such as NHA/2025/17 is found once. */
const isNumber = ({ terms }: Search, found: number) =>
  found > 0 && terms.some((term) => !isSize(term) && term.words.some((word) => /\d{3}/.test(word)));

/** The search with words that hardly anybody holds as they are spelled in synonyms and places; undefined when there are none such. */
async function inKnownSpelling(
  db: Queryable,
  { criteria, held: typed, count }: Sense,
): Promise<WiderSearch | undefined> {
  const { filters, now } = criteria;
  const counted = await countTerms(filters, count);
  const rare = counted.filter(({ held, term }) => held <= SLIPS && !term.isPhrase);
  const unknown = rare.flatMap(({ term }) => term.words);
  const respelled = respelledSearch(filters.search, unknown);
  if (respelled === undefined) return undefined;
  const meant = await senseOf(db, { ...filters, search: await understandSearch(db, respelled) }, now);
  const wider = meant.held < A_PAGE ? await fewerWords(db, meant) : undefined;
  // a word that somebody holds is a slip only where many write it otherwise
  const least = rare.some(({ held }) => held > 0) ? FEW : 0;
  if (meant.held <= least && (wider === undefined || least > 0)) return undefined;
  const leftOut = [...new Set([...unknown, ...(wider?.leftOut ?? [])])];
  return { ...answered(wider?.criteria ?? meant.criteria, leftOut, typed > 0 ? criteria : undefined), respelled };
}

/** The search without usual words and what is implied; with the latter where it finds hardly anything. */
async function leanSearch(db: Queryable, sense: Sense) {
  const { filters, now } = sense.criteria;
  const { terms } = filters.search;
  // repair of a thing is another trade than the thing, as long as somebody has it repaired
  const saysLittle = (word: string) =>
    sense.held > 0 ? USUAL.has(word) || (word === 'maintenance' && sense.held < FEW) : isUsualWord(word);
  const isSaid = (says: (word: string) => boolean) =>
    terms.filter(({ words, isPhrase }) => isPhrase || !words.every(says));
  const said = isSaid(isUsualWord).length > 0 ? isSaid(saysLittle) : [];
  // whoever sells things of one make sells those of others
  const things = said.filter((term) => !isMake(term));
  const isMade = sense.held < FEW && things.length < said.length && things.some((term) => !isWhereOrWho(term));
  const telling = isMade && (await sense.count(things)) > 0 ? things : said;
  const without = async (kept: Terms, all: Terms) => {
    if (kept.length === 0 || kept.length === all.length) return { lean: sense, kept: terms };
    const lean = withTerms({ ...filters, search: { ...filters.search, terms: all } }, { terms: kept });
    return { lean: await senseOf(db, lean, now), kept };
  };
  const withoutImplied = async (hasKinds: boolean) => {
    const own = telling.reduceRight(
      (left, term) => (isImplied(term, left, hasKinds) ? left.filter((one) => one !== term) : left),
      telling,
    );
    // other names of what is implied are those of what implies it
    const asked = terms.map((term) =>
      telling.includes(term) && !own.includes(term)
        ? { ...term, names: term.names.filter(({ isAsked }) => !isAsked) }
        : term,
    );
    const fewest = await without(own, asked);
    return fewest.lean.held < FEW && own.length < telling.length ? without(telling, terms) : fewest;
  };
  const lean = await withoutImplied(true);
  // a kind says more than the thing that many have, as long as somebody has both
  return sense.held > 0 && lean.lean.held >= A_PAGE ? withoutImplied(false) : lean;
}

/** Search without 'items', 'services' and the like; where that finds nothing either, with some of the words. */
async function fewerWords(db: Queryable, sense: Sense): Promise<WiderSearch | undefined> {
  const { terms } = sense.criteria.filters.search;
  const { lean, kept } = await leanSearch(db, sense);
  const wider = lean.held === 0 ? await relaxed(db, lean, sense.count) : undefined;
  if (wider === undefined && lean.held <= sense.held) return undefined;
  const given = wider?.leftOut.map(asTyped) ?? [];
  const leftOut = terms
    .filter((term) => !kept.includes(term) || given.includes(asTyped(term)))
    .filter(({ words }) => !words.every((word) => STOP_WORDS.has(word)));
  return answered(wider?.criteria ?? lean.criteria, leftOut.map(asTyped));
}

/** Some of the words, or of what is wider than they are, but not than a make: motorcycles for a boat engine of Yamaha. */
function relaxed(db: Queryable, { criteria: { filters, now } }: Sense, counted: Count) {
  const { search } = filters;
  const wider = search.terms.length > LONG ? search : withWider(search);
  if (wider === search) return relaxedSearch(db, filters, now, counted);
  const terms = wider.terms.map((term, at) => (isMake(term) ? (search.terms[at] ?? term) : term));
  const wide = { ...filters, search: { ...wider, terms } };
  return relaxedSearch(db, wide, now, counting(db, wide, now));
}

const asTyped = ({ words }: SearchTerm) => words.join(' ');

const isMake = (term: SearchTerm) => isMaker(asTyped(term));

/** True for words that stand in names of another thing of the search, or in kinds of it: of a water filtration plant, the plant. */
function isImplied(term: SearchTerm, terms: Terms, hasKinds: boolean): boolean {
  if (term.isPhrase || isWhereOrWho(term)) return false;
  const own = term.words.map(singular);
  const says = ({ is, isAsked, words }: OtherName) =>
    isAsked && (hasKinds || is !== 'kind') && own.every((word) => words.map(singular).includes(word));
  return terms.some((other) => other !== term && !isMake(other) && other.names.some(says));
}

/** A category may be called Services, but who types 'catering services' does not mean that one. */
const isUsual = ({ words, isPhrase }: SearchTerm) => !isPhrase && words.every(isUsualWord);

/** A search that finds little, with wider words, or else, if nothing, a beginning; for feeds and exports, which take no further step. */
export async function nextStep(
  db: Queryable,
  filters: ListFilters,
  now: Date,
  found: number,
): Promise<Criteria | undefined> {
  if (found >= A_PAGE) return undefined;
  const search = withWider(filters.search);
  const wide = search === filters.search ? undefined : await senseOf(db, { ...filters, search }, now);
  if (wide !== undefined && wide.held > found) return wide.criteria;
  return found === 0 ? withBeginnings(db, filters, now) : undefined;
}

/**
 * A search that finds nothing, with its last word as a beginning in titles, or else in any text; undefined when that finds
 * nothing either. The index collects all words with a beginning first, so it is not asked when nobody holds the words before.
 */
async function withBeginnings(db: Queryable, filters: ListFilters, now: Date): Promise<Criteria | undefined> {
  if (!canBegin(filters.search)) return undefined;
  const { terms } = filters.search;
  const before = criteriaFor(withTerms(filters, { terms: terms.slice(0, -1) }), now);
  if (terms.length > 1 && (await countHits(db, before, 1)) === 0) return undefined;
  for (const prefixScope of ['titles', 'anywhere'] as const) {
    const criteria = criteriaFor(filters, now, prefixScope);
    if ((await countHits(db, criteria, 1)) > 0) return criteria;
  }
  return undefined;
}
