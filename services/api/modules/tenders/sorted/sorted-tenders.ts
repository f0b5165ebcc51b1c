import type { SortedQuery } from '#contracts/api/tenders/sorted.ts';
import { type ADMIN_SORTS, SORTED_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { CARD_COLUMNS, type CardRow } from '#db/tenders/tender-rows.ts';
import { filtersOf } from '../../../../platform/search/list-filters.ts';
import { isSearch } from '../../../../platform/search/understand-search.ts';
import { type Criteria, criteriaFor, earlyHits, hits, latestHits } from '../list/hits.ts';
import type { TenderList } from '../list/list-tenders.ts';
import { widerSearch, withoutFillers } from '../list/wider-search.ts';

type Row = CardRow & { readonly total: number };

/** One page by title, days, place or status; what matches is what the list of tenders finds. */
export async function sortedTenders(
  db: Queryable,
  query: SortedQuery,
  now: Date,
  bound = SORTED_MAX,
): Promise<TenderList> {
  const filters = withoutFillers(await filtersOf(db, query));
  const list = await sortedPage(db, query, criteriaFor(filters, now), bound);
  if (!isSearch(filters.search)) return list;
  const wider = await widerSearch(db, filters, now, list.total);
  if (wider === undefined) return list;
  return { ...(await sortedPage(db, query, wider.criteria, bound)), leftOut: wider.leftOut };
}

/** Page from one statement: an index gives the first of the order, or else up to the bound of hits are sorted. */
async function sortedPage(db: Queryable, query: SortedQuery, criteria: Criteria, bound: number): Promise<TenderList> {
  const { page, limit } = query;
  const offset = Math.min((page - 1) * limit, bound);
  const end = Math.min(offset + limit + 1, bound);
  const found = await db.query<Row>(sql`WITH ${candidates(query, criteria, end, bound)},
    page AS MATERIALIZED (SELECT t.id, row_number() OVER (${orderOf(query, criteria)}) AS place
      FROM places JOIN tender t ON t.id = places.id ORDER BY place LIMIT ${end - offset} OFFSET ${offset})
    SELECT counted.total, left(t.description, 300) AS description, ${CARD_COLUMNS}
      FROM counted LEFT JOIN page ON true LEFT JOIN tender t ON t.id = page.id ORDER BY page.place`);
  const rows = found.filter((row) => row.id !== null);
  const total = found[0]?.total ?? 0;
  return {
    rows: rows.slice(0, limit),
    total: Math.min(total, bound),
    relation: total > bound ? 'gte' : 'eq',
    hasNext: rows.length > limit,
    leftOut: [],
  };
}

/** SQL of `places`, the ids of which the page is a part, and of `counted`. One hit above the bound tells that there are more. */
function candidates(query: SortedQuery, criteria: Criteria, end: number, bound: number): SQLQuery {
  if (criteria.conditions.length === 0) {
    return sql`places AS MATERIALIZED (${firstOf(query, criteria, end)}),
      counted AS MATERIALIZED (SELECT tender_count('', '') AS total)`;
  }
  return sql`hits AS MATERIALIZED (SELECT id, ordinality FROM ${latestHits(criteria, sql`${bound + 1}::int`)} WITH ORDINALITY),
    places AS (SELECT id FROM hits WHERE ordinality <= ${bound}),
    counted AS MATERIALIZED (SELECT count(*)::int AS total FROM hits)`;
}

type Sort = Pick<SortedQuery, 'sort'>;

const isDown = ({ sort }: Sort) => sort.startsWith('-');
const columnOf = ({ sort }: Sort) => sort.replace('-', '') as (typeof ADMIN_SORTS.tenders)[number];

/** Written as in the indexes tender_title, tender_latest, tender_closing_time and tender_place. Titles are folded, and told apart by their first letters. */
const KEYS = {
  title: [sql`left(lower(t.title), 80)`, sql`t.id`],
  place: [sql`lower(t.city)`, sql`lower(t.province)`, sql`t.id`],
  published: [sql`t.publish_date`, sql`t.id`],
  // a day without a time lasts to its end, and NULLs come last
  closes: [sql`t.closing_date`, sql`t.closing_time`, sql`t.id`],
} as const;

/** The order downwards is that upwards from its end, so that one index serves both. */
function ordered(keys: readonly SQLQuery[], sort: Sort): SQLQuery {
  return sql`ORDER BY ${sql.join(isDown(sort) ? keys.map((key) => sql`${key} DESC`) : [...keys], sql`, `)}`;
}

/** ORDER BY of tenders `t`. */
function orderOf(sort: Sort, { now }: Criteria): SQLQuery {
  const column = columnOf(sort);
  if (column !== 'status') return ordered(KEYS[column], sort);
  const part = sql`array_position('{open,closing_soon,closed}', tender_effective_status(t, ${now}::timestamptz))`;
  return ordered([part, ...KEYS.closes], sort);
}

/** SQL of ids, among them the first `end` of all tenders in the order. */
function firstOf(sort: Sort, criteria: Criteria, end: number): SQLQuery {
  const column = columnOf(sort);
  const first = (keys: readonly SQLQuery[], where: SQLQuery) =>
    sql`(SELECT t.id FROM tender t WHERE ${where} ${ordered(keys, sort)} LIMIT ${end})`;
  if (column !== 'status') return first(KEYS[column], sql`true`);
  const { now, today } = criteria;
  const isBack = isDown(sort);
  const live = (status: 'open' | 'closing_soon') => {
    const further = [sql`tender_status_terms(${status}, ${now}::timestamptz)`];
    const start = isBack ? sql`NULL` : sql`${today}`;
    const need = sql`${end}::int`;
    return sql`SELECT id FROM ${hits(criteria, { further, axis: 'z', isForward: !isBack, start, need, statuses: [status] })}`;
  };
  const closed = [
    first(KEYS.closes, sql`t.closing_date < ${today}::date`),
    sql`SELECT t.id FROM tender t WHERE t.closing_date = ${today}::date AND NOT tender_is_live(t, ${now}::timestamptz)`,
    sql`SELECT id FROM ${earlyHits(criteria)}`,
  ];
  return sql.join([live('open'), live('closing_soon'), ...closed], sql` UNION ALL `);
}
