import { type Queryable, sql } from '#db/connection.ts';
import type { ListFilters } from '../../../../platform/search/list-filters.ts';
import { canBegin } from '../../../../platform/search/search-terms.ts';
import type { Search, SearchTerm } from '../../../../platform/search/understand-search.ts';
import { USUAL } from '../../../../platform/search/usual-words.ts';
import { type Criteria, criteriaFor, latestHits } from './hits.ts';

/** Limit of counting the tenders of one word: two words that so many hold are equally usual. */
const ENOUGH = 1000;
/** Hits of a search of several words below which fewer words are asked for. */
const FEW = 3;
/** Hits below which words that stand in every second notice are not insisted on. */
const A_PAGE = 20;

/** A search that was read otherwise, because as it stood it found too little. */
interface WiderSearch {
  readonly criteria: Criteria;
  /** Terms that nothing was asked about, as they were typed. */
  readonly leftOut: readonly string[];
}

/**
 * The search in a wider sense, where that finds more than the `found` tenders: the last word as the beginning of one; then
 * without the words that nobody holds, without a place or an agency, without the most usual word, or another.
 */
export async function widerSearch(
  db: Queryable,
  filters: ListFilters,
  now: Date,
  found: number,
): Promise<WiderSearch | undefined> {
  if (found === 0) {
    const criteria = await withBeginnings(db, filters, now);
    if (criteria !== undefined) return { criteria, leftOut: [] };
  }
  const lean = found < A_PAGE ? await withoutUsualWords(db, filters, now, found) : undefined;
  if ((lean?.found ?? found) >= enough(filters.search)) return lean?.wider;
  return (await fewerWords(db, filters, now, lean?.found ?? found)) ?? lean?.wider;
}

/** The search without 'items', 'services' and the like; undefined when that finds no more. */
async function withoutUsualWords(db: Queryable, filters: ListFilters, now: Date, found: number) {
  const { terms } = filters.search;
  const kept = terms.filter((term) => !isUsual(term));
  if (kept.length === 0 || kept.length === terms.length) return undefined;
  const criteria = whole(filters, kept, now);
  const count = await countHits(db, criteria, A_PAGE);
  return count <= found ? undefined : { found: count, wider: { criteria, leftOut: leftOut(terms, kept) } };
}

/** A category may be called Services, but who types 'catering services' does not mean that one. */
const isUsual = ({ words, isPhrase }: SearchTerm) => !isPhrase && words.every((word) => USUAL.has(word));

const leftOut = (terms: readonly SearchTerm[], kept: readonly SearchTerm[]) =>
  terms.filter((term) => !kept.includes(term)).map(({ words }) => words.join(' '));

/**
 * A search that finds nothing, with its last word as a beginning in titles, or else in any text; undefined when that finds
 * nothing either. The index collects all words with a beginning first, so it is not asked when nobody holds the words before.
 */
export async function withBeginnings(db: Queryable, filters: ListFilters, now: Date): Promise<Criteria | undefined> {
  if (!canBegin(filters.search)) return undefined;
  const { terms } = filters.search;
  if (terms.length > 1 && (await countHits(db, whole(filters, terms.slice(0, -1), now), 1)) === 0) return undefined;
  for (const beginnings of ['titles', 'anywhere'] as const) {
    const criteria = criteriaFor(filters, now, beginnings);
    if ((await countHits(db, criteria, 1)) > 0) return criteria;
  }
  return undefined;
}

/** A number such as NHA/2025/17 is found once; so are two words that are seldom together. */
function enough({ terms }: Search): number {
  const isNumber = terms.some(({ words }) => words.some((word) => /\d/.test(word)));
  const telling = terms.filter((term) => !isUsual(term));
  return telling.length >= FEW && !isNumber ? FEW : 1;
}

async function fewerWords(
  db: Queryable,
  filters: ListFilters,
  now: Date,
  found: number,
): Promise<WiderSearch | undefined> {
  const { terms } = filters.search;
  if (terms.length < 2) return undefined;
  const counted: { term: SearchTerm; held: number }[] = [];
  for (const term of terms) counted.push({ term, held: await countHits(db, whole(filters, [term], now), ENOUGH) });
  const known = counted
    .filter(({ held }) => held > 0)
    .toSorted((a, b) => Number(isWhereOrWho(b.term)) - Number(isWhereOrWho(a.term)) || b.held - a.held);
  for (const kept of choicesOf(
    known.map(({ term }) => term),
    known.length < terms.length,
  )) {
    const criteria = whole(
      filters,
      terms.filter((term) => kept.includes(term)),
      now,
    );
    if ((await countHits(db, criteria, found + 1)) <= found) continue;
    return { criteria, leftOut: leftOut(terms, kept) };
  }
  return undefined;
}

/** A thing that is sought matters more than where, and by whom: the short form of an agency stands for several words. */
const isWhereOrWho = ({ named, synonyms }: SearchTerm) =>
  named.some(({ facet }) => facet !== 'category') || synonyms.some((words) => words.length > 2);

/** Choices of `terms`, those that say the least first, from the widest. */
function choicesOf(terms: readonly SearchTerm[], isAlreadyLess: boolean): SearchTerm[][] {
  const without = terms.map((left) => terms.filter((term) => term !== left));
  const rarest = terms.map((_, at) => terms.slice(at + 2));
  return [...(isAlreadyLess ? [[...terms]] : []), ...without, ...rarest].filter((kept) => kept.length > 0);
}

function whole(filters: ListFilters, terms: readonly SearchTerm[], now: Date): Criteria {
  const hoped = filters.search.terms.filter((term) => !terms.includes(term));
  return criteriaFor({ ...filters, search: { ...filters.search, terms, hoped } }, now, 'whole');
}

/** How many hits there are, at most `cap`. */
export async function countHits(db: Queryable, criteria: Criteria, cap: number): Promise<number> {
  const terms = criteria.terms ?? sql`''::tsquery`;
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${latestHits(criteria, terms, sql`${cap}::int`)}`,
  );
  return row?.count ?? 0;
}
