import type { SortedQuery } from '#contracts/api/tenders/sorted.ts';
import type { ADMIN_SORTS } from '#contracts/vocabulary/lists/admin-lists.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { type Criteria, earlyHits, hits } from '../list/hits.ts';

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
export function orderOf(sort: Sort, { now }: Criteria): SQLQuery {
  const column = columnOf(sort);
  if (column !== 'status') return ordered(KEYS[column], sort);
  const part = sql`array_position('{open,closing_soon,closed}', tender_effective_status(t, ${now}::timestamptz))`;
  return ordered([part, ...KEYS.closes], sort);
}

/** SQL of ids, among them the first `end` of all tenders in the order. */
export function firstOf(sort: Sort, criteria: Criteria, end: number): SQLQuery {
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
    return sql`SELECT id FROM ${hits(criteria, { further, axis: 'z', isBack, start, need, statuses: [status] })}`;
  };
  const closed = [
    first(KEYS.closes, sql`t.closing_date < ${today}::date`),
    sql`SELECT t.id FROM tender t WHERE t.closing_date = ${today}::date AND NOT tender_is_live(t, ${now}::timestamptz)`,
    sql`SELECT id FROM ${earlyHits(criteria)}`,
  ];
  return sql.join([live('open'), live('closing_soon'), ...closed], sql` UNION ALL `);
}
