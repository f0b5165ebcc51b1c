import { FACETS, type FacetQuery, type TenderFacets } from '#contracts/api/tenders.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { withCurrentNames } from '../../../../platform/search/current-names.ts';
import { filtersOf } from '../../../../platform/search/list-filters.ts';
import { isSearch } from '../../../../platform/search/understand-search.ts';
import { type Criteria, criteriaFor, earlyHits, latestHits, pastHits } from '../list/hits.ts';
import { COUNT_CAP, countedWithin, knownTotal } from '../list/list-tenders.ts';
import { widerSearch, withoutFillers } from '../list/wider-search.ts';
import { betterSearch, namedFilters } from './advice.ts';
import { type Facet, fromHits, fromTally, liveStatuses, talliedKey, without } from './facet-sources.ts';
import { type FacetRow, presentFacets } from './present-facets.ts';

/** Total and facets of a query; each answer is one statement, so that its numbers tell of one moment. */
export async function countFacets(
  db: Database,
  asked: FacetQuery,
  now: Date,
  facets: readonly Facet[] = FACETS,
): Promise<TenderFacets> {
  const [{ query } = { query: asked }] = await withCurrentNames(db, [asked]); // a former name is chosen under the present one
  const stated = await filtersOf(db, query);
  const filters = withoutFillers(stated);
  const counted = await countMatches(db, query, criteriaFor(filters, now), facets);
  const wider = isSearch(filters.search) ? await widerSearch(db, filters, now, counted.total) : undefined;
  const answer = wider === undefined ? counted : await countMatches(db, query, wider.criteria, facets);
  const leftOut = wider?.leftOut ?? [];
  const named = await namedFilters(db, stated, leftOut);
  const { respelled } = wider ?? {};
  const isFound = counted.total > 0 || (answer.total > 0 && leftOut.length === 0);
  const didYouMean = isFound ? undefined : (respelled ?? (await betterSearch(db, query.search ?? '', filters, now)));
  return {
    ...answer,
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(respelled === undefined ? {} : { isRespelled: true }),
    ...(leftOut.length === 0 ? {} : { leftOut: [...leftOut] }),
    ...(named.length === 0 ? {} : { named }),
  };
}

async function countMatches(
  db: Queryable,
  query: FacetQuery,
  criteria: Criteria,
  facets: readonly Facet[],
): Promise<TenderFacets> {
  const known = knownTotal(criteria);
  const tables = new Map<string, SQLQuery>();
  const selects: SQLQuery[] = [];
  /** Collects hits once under `name`, and how many they are. */
  const collect = (name: string, cap: number, hits: (need: SQLQuery) => SQLQuery): SQLQuery => {
    const table = sql.ident(`hits_${name}`);
    if (!tables.has(name)) {
      tables.set(name, sql`${table} AS MATERIALIZED (SELECT * FROM ${hits(sql`${cap + 1}::int`)})`);
      selects.push(sql`SELECT 'found'::text, ${name}::text, count(*)::int,
        CASE WHEN count(*) > count(id) THEN least(count(id), ${cap}::int) ELSE ${cap}::int END::int FROM ${table}`);
    }
    return table;
  };
  const latest = (name: string, source: Criteria) =>
    collect(name, COUNT_CAP, (need) => firstHits(countedWithin(source), need));
  if (known === undefined) latest('all', criteria);
  else selects.push(sql`SELECT 'known'::text, 'all'::text, ${known}, NULL::int`);
  for (const facet of facets) {
    const source = without(criteria, facet);
    selects.push(sql`SELECT ${facet}::text, value, count, NULL::int FROM (${countsOf(facet, source)}) AS counts`);
  }
  const isTallied = tables.size === 0;
  const withTables = isTallied ? sql`` : sql`WITH ${sql.join([...tables.values()], ', ')} `;
  const ask = isTallied ? db.prepared : db.query; // few texts, whose plan takes longer than the counting
  return presentFacets(
    query,
    criteria.filters.keys,
    await ask<FacetRow>(sql`${withTables}SELECT * FROM (
    ${sql.join(selects, sql` UNION ALL `)}) AS rows (kind, value, count, cap)`),
    facets,
  );

  function countsOf(facet: Facet, source: Criteria): SQLQuery {
    const key = talliedKey(source);
    if (key === undefined) return fromHits(facet, latest(source === criteria ? 'all' : facet, source));
    return facet === 'status' ? liveStatuses(source) : fromTally(facet, key);
  }
}

/** The latest hits, after those that come first; of closed tenders those that closed last, because they lie close together in the index. */
function firstHits(criteria: Criteria, need: SQLQuery): SQLQuery {
  const { first, ...rest } = criteria;
  if (first !== undefined)
    return sql`(SELECT DISTINCT ON (id) * FROM (SELECT * FROM ${firstHits(first, need)}
      UNION ALL SELECT * FROM ${firstHits(rest, need)}) AS found LIMIT ${need}) AS hits`;
  if (criteria.filters.status !== 'closed') return latestHits(criteria, need);
  return sql`(WITH past AS MATERIALIZED (SELECT * FROM ${pastHits(criteria, need)})
    SELECT * FROM past UNION ALL SELECT * FROM ${earlyHits(criteria)} WHERE (SELECT count(*) FROM past) < ${need}) AS closed`;
}
