import type { TenderQuery } from '#contracts/api/tenders.ts';
import { isSigns } from '#contracts/rules/search/only-signs.ts';
import type { ChosenMarks } from '#contracts/vocabulary/lists/public-lists.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { currentNames, type RenamableKind } from './current-names.ts';
import { quotedTerm } from './quoted-term.ts';
import { type PrefixScope, searchConditions } from './search-terms.ts';
import { spelledCities, spelledProvince, spelling } from './spelling.ts';
import { isSearch, NO_SEARCH, type Search, understandSearches } from './understand-search.ts';

/** Beginnings of the keys by which index and tally know the values of a filter (db/functions/stored/tender-keys.sql). */
export const KEY_PREFIXES = { category: 'k:', sector: 's:', organization: 'o:', city: 'c:', province: 'p:' } as const;
export type KeyedFacet = keyof typeof KEY_PREFIXES;
/** The same names, what somebody looks for before where. */
export const KEYED_FACETS = Object.keys(KEY_PREFIXES) as readonly KeyedFacet[];

/** A filter that the index and the tally know by a key. */
export interface KeyFilter {
  readonly facet: KeyedFacet;
  /** Key as the tally counts it: a category stands for those below it, too. */
  readonly key: string;
  /** The text of a tsquery. */
  readonly term: string;
}

/** The conditions of a query in the terms of the index (db/functions/stored/tender-terms.sql). */
export interface ListFilters {
  readonly search: Search;
  readonly keys: readonly KeyFilter[];
  /** Marks that a tender must have, which the tally does not count (search/indexed/tender-marks.ts). */
  readonly marks: readonly string[];
  readonly status: TenderStatus | undefined;
  readonly closingFrom: string | undefined;
  readonly closingTo: string | undefined;
}

/** A key that no tender has, for a name that does not exist. */
const NOBODY = 'k:0';

type Query = Omit<TenderQuery, 'page' | 'limit' | 'sort'>;

export async function filtersOf(db: Queryable, query: Query): Promise<ListFilters> {
  const [filters] = await filtersOfAll(db, [query]);
  if (filters === undefined) throw new Error('A query has its filters');
  return filters;
}

/**
 * The filters of many queries in their order, by as few queries of the database as those of one. A name that a category or
 * an organization had once, as links and calendars of others keep it, stands for what was called so.
 */
export async function filtersOfAll(db: Queryable, queries: readonly Query[]): Promise<readonly ListFilters[]> {
  const stated = (name: 'city' | 'category' | 'organization') => queries.flatMap((query) => query[name] || []);
  const searches = queries.flatMap(({ search }) => search ?? []);
  const [cities, categories, organizations, meant] = await Promise.all([
    spelledCities(db, stated('city')),
    idsOf(db, 'category', stated('category')),
    idsOf(db, 'organization', stated('organization')),
    searches.length === 0 ? [] : understandSearches(db, searches),
  ]);
  let at = 0;
  return queries.map(({ city, province, sector, category, organization, bidSecurity, search, ...rest }) => ({
    search: (search === undefined ? undefined : meant[at++]) ?? NO_SEARCH,
    keys: keyFilters({
      city: city && [cities.get(city) ?? city],
      province: province && [spelledProvince(province)],
      sector: sector && [spelling(SECTORS, sector)],
      category: category === undefined ? undefined : (categories.get(category) ?? []),
      organization: organization === undefined ? undefined : (organizations.get(organization) ?? []),
    }),
    marks: [...marksOf({ bidSecurity }), ...(isSigns(search) ? [NOBODY] : [])],
    status: rest.status,
    closingFrom: rest.closingFrom,
    closingTo: rest.closingTo,
  }));
}

const MARKS: { readonly [Name in keyof ChosenMarks]: Readonly<Record<NonNullable<ChosenMarks[Name]>, string>> } = {
  bidSecurity: { stated: 'x:security' },
};

/** Terms of the index for marks of tenders. No text can hold one, because words have no colon. */
export function marksOf(chosen: ChosenMarks): string[] {
  const marks: Readonly<Record<string, Readonly<Record<string, string>>>> = MARKS;
  return Object.entries(chosen).flatMap(([name, choice]) => (choice && marks[name]?.[choice]) ?? []);
}

type KeyValues = Readonly<Record<KeyedFacet, readonly (string | number)[] | '' | undefined>>;

/** Filters of tenders with any of the values, the first of which stands for all; '' and undefined are no filter. */
const keyFilters = (stated: KeyValues): readonly KeyFilter[] =>
  (Object.entries(stated) as [KeyedFacet, KeyValues[KeyedFacet]][]).flatMap(([facet, values]) => {
    if (values === '' || values === undefined) return [];
    const keys = values.map((value) => `${KEY_PREFIXES[facet]}${value}`);
    const [key = NOBODY] = keys;
    return [{ facet, key, term: keys.length === 0 ? quotedTerm(NOBODY) : keys.map(quotedTerm).join('|') }];
  });

/** Conditions at `now`, each a tsquery, that all hold. */
export function conditionsOf(filters: ListFilters, now: Date, prefixScope: PrefixScope): readonly SQLQuery[] {
  const { search, keys, marks, status, closingFrom, closingTo } = filters;
  const isRange = closingFrom !== undefined || closingTo !== undefined;
  return [
    ...(isSearch(search) ? searchConditions(search, prefixScope) : []),
    ...keys.map(({ term }) => sql`${term}::tsquery`),
    ...marks.map((mark) => sql`${quotedTerm(mark)}::tsquery`),
    ...(status === undefined ? [] : [sql`tender_status_terms(${status}, ${now}::timestamptz)`]),
    ...(isRange ? [closingRange(closingFrom, closingTo)] : []),
  ];
}

/** The conditions as one tsquery; at least one. */
export const together = (conditions: readonly SQLQuery[]): SQLQuery => sql`(${sql.join([...conditions], sql` && `)})`;

/** True for tenders that are not closed by hand. */
export const NOT_CLOSED = sql`!!'''h:closed'''::tsquery`;

/** True for closing days of a range, rounded outward; days that end before they begin would be no condition at all. */
function closingRange(first = '-infinity', last = 'infinity'): SQLQuery {
  const isEmpty = first !== '-infinity' && last !== 'infinity' && first > last;
  return isEmpty ? sql`${quotedTerm(NOBODY)}::tsquery` : sql`tender_days_about('z', ${first}::date, ${last}::date)`;
}

async function idsOf(
  db: Queryable,
  kind: RenamableKind,
  names: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const found = await idsByName(db, kind, names);
  const missing = names.filter((name) => !found.has(name));
  if (missing.length === 0) return found;
  const present = await currentNames(db, kind, missing);
  const again = await idsByName(
    db,
    kind,
    [...present.values()].filter((name) => name !== null),
  );
  return new Map([...found, ...missing.map((name) => [name, again.get(present.get(name) ?? '') ?? []] as const)]);
}

async function idsByName(
  db: Queryable,
  kind: RenamableKind,
  names: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  if (names.length === 0) return new Map();
  const find = kind === 'category' ? findCategoryIds : findOrganizationIds;
  const rows = await db.prepared<{ name: string; ids: number[] }>(find([...new Set(names)]));
  return new Map(rows.map(({ name, ids }) => [name, ids]));
}

/** Each with all below it, because a main category includes its subcategories. Its own comes first. */
const findCategoryIds = (names: readonly string[]) => sql`WITH RECURSIVE below (name, id, depth) AS (
    SELECT n.name, c.id, 0 FROM unnest(${[...names]}::text[]) n (name) JOIN category c ON lower(c.name) = lower(n.name)
    UNION SELECT b.name, c.id, b.depth + 1 FROM category c JOIN below b ON c.parent_id = b.id WHERE b.depth < 50)
  SELECT name, array_agg(id ORDER BY depth, id) AS ids
    FROM (SELECT name, id, min(depth) AS depth FROM below GROUP BY name, id) AS found GROUP BY name`;

const findOrganizationIds = (names: readonly string[]) => sql`SELECT n.name, array_agg(o.id) AS ids
  FROM unnest(${[...names]}::text[]) n (name) JOIN organization o ON lower(o.name) = lower(n.name) GROUP BY n.name`;
