import type { TenderQuery } from '#contracts/api/tenders.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { quotedTerm } from '../search/quoted-term.ts';
import { isSearch, NO_SEARCH, type Search, understandSearch } from '../search/understand-search.ts';
import { spelledCity, spelledProvince, spelling } from '../spelling.ts';

export type KeyedFacet = 'city' | 'province' | 'sector' | 'category' | 'organization';

/** A filter that the index and the tally know by a key. */
export interface KeyFilter {
  readonly facet: KeyedFacet;
  /** As the tally counts it: a category stands for those below it, too. */
  readonly key: string;
  /** The text of a tsquery. */
  readonly term: string;
}

/** The conditions of a query in the terms of the index (db/functions/stored/tender-terms.sql). */
export interface ListFilters {
  readonly search: Search;
  readonly keys: readonly KeyFilter[];
  /** Marks that a tender must have, which the tally does not count (search/tender-marks.ts). */
  readonly marks: readonly string[];
  readonly status: TenderStatus | undefined;
  readonly closingFrom: string | undefined;
  readonly closingTo: string | undefined;
}

/** A key that no tender has, for a name that does not exist. */
const NOBODY = 'k:0';

export async function filtersOf(
  db: Queryable,
  query: Omit<TenderQuery, 'page' | 'limit' | 'sort'>,
): Promise<ListFilters> {
  const { city, province, sector, category, organization, bidSecurity, search, status, closingFrom, closingTo } = query;
  const [place, categories, organizations, meant] = await Promise.all([
    city && spelledCity(db, city),
    category === undefined ? undefined : findCategoryIds(db, category),
    organization === undefined ? undefined : findOrganizationIds(db, organization),
    search === undefined ? NO_SEARCH : understandSearch(db, search),
  ]);
  return {
    search: meant,
    keys: [
      place && keyFilter('city', [`c:${place}`]),
      province && keyFilter('province', [`p:${spelledProvince(province)}`]),
      sector && keyFilter('sector', [`s:${spelling(SECTORS, sector)}`]),
      categories && keyFilter('category', idKeys('k', categories)),
      organizations && keyFilter('organization', idKeys('o', organizations)),
    ].filter((filter) => typeof filter === 'object'),
    marks: bidSecurity === 'stated' ? ['x:security'] : [],
    status,
    closingFrom,
    closingTo,
  };
}

const idKeys = (letter: 'k' | 'o', ids: readonly number[]) => ids.map((id) => `${letter}:${id}`);

/** The first of `keys` stands for all. */
function keyFilter(facet: KeyedFacet, keys: readonly string[]): KeyFilter {
  const [key = NOBODY] = keys;
  return { facet, key, term: keys.length === 0 ? quotedTerm(NOBODY) : keys.map(quotedTerm).join('|') };
}

/** All conditions at `now` as one tsquery; undefined when there are none. `words` as searchTerms gives them. */
export function termsOf(filters: ListFilters, words: SQLQuery, now: Date): SQLQuery | undefined {
  const { keys, marks, status, closingFrom, closingTo } = filters;
  const isRange = closingFrom !== undefined || closingTo !== undefined;
  const terms = [
    ...(isSearch(filters.search) ? [words] : []),
    ...keys.map(({ term }) => sql`${term}::tsquery`),
    ...marks.map((mark) => sql`${quotedTerm(mark)}::tsquery`),
    ...(status === undefined ? [] : [sql`tender_status_terms(${status}, ${now}::timestamptz)`]),
    ...(isRange ? [closingRange(closingFrom, closingTo)] : []),
  ];
  return terms.length === 0 ? undefined : sql`(${sql.join(terms, sql` && `)})`;
}

/** True for tenders that are not closed by hand. */
export const NOT_CLOSED = sql`!!'''h:closed'''::tsquery`;

/** True for closing days of a range, rounded outward; days that end before they begin would be no condition at all. */
function closingRange(first = '-infinity', last = 'infinity'): SQLQuery {
  const isEmpty = first !== '-infinity' && last !== 'infinity' && first > last;
  return isEmpty ? sql`${quotedTerm(NOBODY)}::tsquery` : sql`tender_days_about('z', ${first}::date, ${last}::date)`;
}

/** Ids of a category and all below it, because a main category includes its subcategories. Its own comes first. */
async function findCategoryIds(db: Queryable, name: string): Promise<number[]> {
  const rows = await db.prepared<{ id: number }>(sql`WITH RECURSIVE below (id, depth) AS (
      SELECT id, 0 FROM category WHERE lower(name) = lower(${name})
      UNION SELECT c.id, b.depth + 1 FROM category c JOIN below b ON c.parent_id = b.id WHERE b.depth < 50)
    SELECT id FROM below GROUP BY id ORDER BY min(depth), id`);
  return rows.map(({ id }) => id);
}

async function findOrganizationIds(db: Queryable, name: string): Promise<number[]> {
  const rows = await db.prepared<{ id: number }>(sql`SELECT id FROM organization WHERE lower(name) = lower(${name})`);
  return rows.map(({ id }) => id);
}
