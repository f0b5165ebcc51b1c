import { type Queryable, sql } from '#db/connection.ts';
import { filtersOf } from '../../../../platform/search/list-filters.ts';
import type { NewCount, WatchedSearch } from '../../../platform/lists/tender-search.ts';
import { criteriaFor } from '../list/hits.ts';
import { COMPARED, comparedColumns, meetsBy } from './updated-since.ts';

/** Tenders entered or changed last that are looked through; where there are more, the count is at least so many. */
const LAST = 2000;

interface Counted {
  readonly at: number;
  readonly count: number;
  readonly oldest: Date | null;
}

/** Number of new tenders of each search, at most `most`; one pass over the tenders that changed last serves all of them. */
export async function countNew(
  db: Queryable,
  searches: readonly WatchedSearch[],
  most: number,
  now: Date,
): Promise<NewCount[]> {
  if (searches.length === 0) return [];
  const first = new Date(Math.min(...searches.map(({ since }) => since.getTime())));
  const counts = [];
  for (const [at, { query, since }] of searches.entries()) {
    const criteria = criteriaFor(await filtersOf(db, query), now);
    counts.push(sql`SELECT ${at}::int AS at, (SELECT count(*)::int FROM (SELECT FROM fresh t
      WHERE t.created_at > ${since}::timestamptz AND ${meetsBy(criteria, COMPARED)} LIMIT ${most + 1}) m) AS count`);
  }
  const rows =
    await db.query<Counted>(sql`WITH last AS MATERIALIZED (SELECT id, coalesce(news_at, updated_at) AS at FROM tender
      WHERE coalesce(news_at, updated_at) > ${first}::timestamptz ORDER BY at DESC, id DESC LIMIT ${LAST}),
    fresh AS MATERIALIZED (SELECT t.created_at, ${comparedColumns(now)} FROM last JOIN tender t ON t.id = last.id
      WHERE t.created_at > ${first}::timestamptz)
    SELECT c.*, (SELECT min(at) FROM last HAVING count(*) = ${LAST}) AS oldest
    FROM (${sql.join(counts, sql` UNION ALL `)}) c`);
  const byPlace = new Map(rows.map((row) => [row.at, row]));
  return searches.map(({ since }, at) => {
    const { count = 0, oldest = null } = byPlace.get(at) ?? {};
    const isWhole = count <= most && (oldest === null || oldest <= since);
    return { count: Math.min(count, most), relation: isWhole ? 'eq' : 'gte' };
  });
}
