import type { TenderFacets } from '#contracts/api/tenders.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { CATEGORY_TREE } from '#db/tenders/category-tree.ts';
import { KEY_PREFIXES, type KeyedFacet, type ListFilters } from '../../../../platform/search/list-filters.ts';
import { isSearch } from '../../../../platform/search/understand-search.ts';
import { type Criteria, criteriaFor } from '../list/hits.ts';
import { liveCounts } from '../list/list-tenders.ts';

export type Facet = keyof TenderFacets['facets'];

/** The same criteria without the filter of `facet`; the very same, when it has none. */
export function without(criteria: Criteria, facet: Facet): Criteria {
  const { filters, now, prefixScope, first } = criteria;
  const source = (others: Partial<ListFilters>): Criteria => ({
    ...criteriaFor({ ...filters, ...others }, now, prefixScope),
    ...(first === undefined ? {} : { first: without(first, facet) }),
  });
  if (facet === 'status') return filters.status === undefined ? criteria : source({ status: undefined });
  const keys = filters.keys.filter((key) => key.facet !== facet);
  return keys.length === filters.keys.length ? criteria : source({ keys });
}

/** The key under which the tally knows every facet of these criteria, '' for all tenders; undefined when hits have to be counted. */
export function talliedKey({ filters }: Criteria): string | undefined {
  const { search, keys, marks, status, closingFrom, closingTo } = filters;
  const isMore = isSearch(search) || marks.length > 0 || keys.length > 1 || status !== undefined;
  return isMore || closingFrom !== undefined || closingTo !== undefined ? undefined : (keys[0]?.key ?? '');
}

/** SQL of (value, count) from what the tally counts together with `key`, and with `key` itself. */
export function fromTally(facet: KeyedFacet, key: string): SQLQuery {
  const prefix = KEY_PREFIXES[facet];
  const own = key.startsWith(prefix) ? sql` UNION ALL SELECT ${key}, tender_count(${key}, '')` : sql``;
  const counted = sql`(SELECT substr(b, 3) AS value, n AS count
    FROM (SELECT b, n FROM tender_counts(${key}, ${prefix})${own}) AS keys WHERE n > 0) AS x`;
  if (facet === 'category')
    return sql`SELECT c.name AS value, count FROM ${counted} JOIN category c ON c.id = value::int`;
  if (facet === 'organization')
    return sql`SELECT o.name AS value, count FROM ${counted} JOIN organization o ON o.id = value::int`;
  return sql`SELECT value, count FROM ${counted}`;
}

/** SQL of (value, count) over the rows of tender_find in the table `hits`. */
export function fromHits(facet: Facet, hits: SQLQuery): SQLQuery {
  switch (facet) {
    case 'status':
      return sql`SELECT effective_status AS value, count(*)::int AS count FROM ${hits} WHERE id IS NOT NULL GROUP BY 1`;
    case 'city':
    case 'province':
      return sql`SELECT ${sql.ident(facet)} AS value, count(*)::int AS count FROM ${hits} WHERE ${sql.ident(facet)} IS NOT NULL GROUP BY 1`;
    case 'sector':
      return eachOnce(sql`SELECT DISTINCT h.id, value FROM ${hits} h, unnest(h.sectors) AS value`);
    case 'organization':
      return sql`SELECT o.name AS value, x.count
        FROM (${eachOnce(sql`SELECT DISTINCT h.id, value FROM ${hits} h, unnest(h.organization_ids) AS value`)}) AS x
          JOIN organization o ON o.id = x.value`;
    case 'category':
      return sql`SELECT c.name AS value, x.count
        FROM (${eachOnce(sql`SELECT DISTINCT h.id, up.above AS value FROM ${hits} h, unnest(h.category_ids) AS x (id)
          JOIN ${CATEGORY_TREE} ON up.id = x.id`)}) AS x JOIN category c ON c.id = x.value`;
    default:
      return facet satisfies never;
  }
}

/** SQL of (value, count) of distinct (id, value). Sorting for count(DISTINCT) took longer than finding the hits. */
const eachOnce = (pairs: SQLQuery): SQLQuery =>
  sql`SELECT value, count(*)::int AS count FROM (${pairs}) AS pairs GROUP BY 1`;

/** SQL of (value, count) by status: of all tenders, or of those with one key. */
export function liveStatuses({ filters: { keys }, now }: Criteria): SQLQuery {
  const [one] = keys;
  const counted = sql`SELECT open, live, tender_count(${one?.key ?? ''}, '') AS total FROM ${liveCounts(one, now)}`;
  return sql`SELECT s.value, s.count FROM (${counted}) AS x,
    LATERAL (VALUES ('open', open), ('closing_soon', live - open), ('closed', total - live)) AS s (value, count)`;
}
