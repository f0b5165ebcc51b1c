import type { TenderQuery } from '#contracts/api/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { CARD_COLUMNS, type CardRow } from '../tender.queries.ts';
import { filtersOf, type ListFilters } from './list-filters.ts';
import { isLive, isPast } from './status-condition.ts';

/** Counting stops here, and the answer says so, where counting further costs more than the page itself. */
export const COUNT_CAP = 10_000;
/** Up to so many tenders a plain query is counted to its end: it takes milliseconds. */
const SMALL_TABLE = 200_000;

export interface TenderList {
  readonly rows: readonly CardRow[];
  readonly total: number;
  /** 'gte' when counting stopped at the cap. */
  readonly relation: 'eq' | 'gte';
  readonly hasNext: boolean;
}

type Row = CardRow & { readonly total: number; readonly is_capped: boolean };

/** One page of cards with its total, from one statement, so that both tell of the same moment. */
export async function listTenders(db: Queryable, query: TenderQuery, now: Date): Promise<TenderList> {
  const filters = await filtersOf(db, query, now);
  if (filters === undefined) return { rows: [], total: 0, relation: 'eq', hasNext: false };
  const { page, limit } = query;
  const offset = (page - 1) * limit;
  // one row more than asked for tells whether there is a next page
  const found = await db.query<Row>(sql`WITH page AS MATERIALIZED (${placesOf(query, filters, now, limit + 1, offset)}),
      counted AS MATERIALIZED (${count(filters)})
    SELECT counted.total, counted.is_capped, left(t.description, 300) AS description, ${CARD_COLUMNS}
      FROM counted LEFT JOIN page ON true LEFT JOIN tender t ON t.id = page.id
      ORDER BY page.part, page.first, page.second`);
  const rows = found.filter((row) => row.id !== null).slice(0, limit);
  const hasNext = found.length > limit;
  const { total, is_capped } = found[0] ?? { total: 0, is_capped: false };
  if (!hasNext && rows.length > 0) return { rows, total: offset + rows.length, relation: 'eq', hasNext };
  return { rows, total, relation: is_capped ? 'gte' : 'eq', hasNext };
}

/**
 * Ids of one page with the numbers (part, first, second) that order them. Ids alone, because an index holds them in
 * order and the rows before a deep page are then never read.
 */
function placesOf(
  { sort, status }: TenderQuery,
  { conditions }: ListFilters,
  now: Date,
  limit: number,
  offset: number,
) {
  if (sort === 'latest') {
    return sql`SELECT t.id, 0 AS part, date '2000-01-01' - t.publish_date AS first, -t.id AS second
      FROM tender t WHERE ${all(conditions)} ORDER BY t.publish_date DESC, t.id DESC LIMIT ${limit} OFFSET ${offset}`;
  }
  const live = sql`(SELECT t.id, 0 AS part, t.closing_date - date '2000-01-01' AS first, t.id AS second
    FROM tender t WHERE ${all([...conditions, isLive(now)])} ORDER BY t.closing_date, t.id LIMIT ${limit + offset})`;
  const past = sql`(SELECT t.id, 1 AS part, date '2000-01-01' - t.closing_date AS first, -t.id AS second
    FROM tender t WHERE ${all([...conditions, isPast(now)])} ORDER BY t.closing_date DESC, t.id DESC LIMIT ${limit + offset})`;
  const parts = status === undefined ? [live, past] : [status === 'closed' ? past : live];
  return sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS places
    ORDER BY part, first, second LIMIT ${limit} OFFSET ${offset}`;
}

function count({ conditions, isPlain }: ListFilters): SQLQuery {
  const isSmall = sql`(SELECT reltuples < ${SMALL_TABLE} FROM pg_class WHERE oid = 'tender'::regclass)`;
  const cap = isPlain
    ? sql`CASE WHEN ${isSmall} THEN NULL ELSE ${COUNT_CAP + 1}::bigint END`
    : sql`${COUNT_CAP + 1}::bigint`;
  return sql`SELECT least(n, coalesce(cap - 1, n)) AS total, n >= cap IS TRUE AS is_capped
    FROM (SELECT ${cap} AS cap) AS capped, LATERAL (
      SELECT count(*) AS n FROM (SELECT 1 FROM tender t WHERE ${all(conditions)} LIMIT capped.cap) AS matches) AS counts`;
}

const all = (conditions: readonly SQLQuery[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], ' AND ');
