import type { TenderQuery } from '#contracts/api/tenders.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { wordsOf } from '../search/search-terms.ts';
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
  readonly words: readonly string[];
  readonly keys: readonly KeyFilter[];
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
  const { city, province, sector, category, organization, search, status, closingFrom, closingTo } = query;
  const [place, categories, organizations] = await Promise.all([
    city && spelledCity(db, city),
    category === undefined ? undefined : findCategoryIds(db, category),
    organization === undefined ? undefined : findOrganizationIds(db, organization),
  ]);
  return {
    words: search === undefined ? [] : wordsOf(search),
    keys: [
      place && keyFilter('city', [`c:${place}`]),
      province && keyFilter('province', [`p:${spelledProvince(province)}`]),
      sector && keyFilter('sector', [`s:${spelling(SECTORS, sector)}`]),
      categories && keyFilter('category', idKeys('k', categories)),
      organizations && keyFilter('organization', idKeys('o', organizations)),
    ].filter((filter) => typeof filter === 'object'),
    status,
    closingFrom,
    closingTo,
  };
}

const idKeys = (letter: 'k' | 'o', ids: readonly number[]) => ids.map((id) => `${letter}:${id}`);

/** The first of `keys` stands for all. */
function keyFilter(facet: KeyedFacet, keys: readonly string[]): KeyFilter {
  const [key = NOBODY] = keys;
  return { facet, key, term: keys.length === 0 ? quoted(NOBODY) : keys.map(quoted).join('|') };
}

const quoted = (key: string) => `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** All conditions at `now` as one tsquery; undefined when there are none. `words` as searchTerms gives them. */
export function termsOf(filters: ListFilters, words: SQLQuery, now: Date): SQLQuery | undefined {
  const { keys, status, closingFrom, closingTo } = filters;
  const isRange = closingFrom !== undefined || closingTo !== undefined;
  const terms = [
    ...(filters.words.length === 0 ? [] : [words]),
    ...keys.map(({ term }) => sql`${term}::tsquery`),
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
  return isEmpty ? sql`${quoted(NOBODY)}::tsquery` : sql`tender_days_about('z', ${first}::date, ${last}::date)`;
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
