import type { TenderQuery } from '#contracts/api/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { CARD_COLUMNS, type CardRow } from '../tender.queries.ts';
import { filtersOf, type ListFilters } from './list-filters.ts';
import { all, placeOf, sortHits, type Window, walk } from './list-order.ts';

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
  // one row more than asked for tells whether there is a next page
  const window = { limit: limit + 1, offset: (page - 1) * limit };
  const tables = filters.hasWords ? bySearch(query, filters, now, window) : byFilter(query, filters, now, window);
  const found = await db.query<Row>(sql`WITH ${tables}
    SELECT counted.total, counted.is_capped, left(t.description, 300) AS description, ${CARD_COLUMNS}
      FROM counted LEFT JOIN page ON true LEFT JOIN tender t ON t.id = page.id
      ORDER BY page.part, page.first, page.second`);
  const rows = found.filter((row) => row.id !== null).slice(0, limit);
  const hasNext = found.length > limit;
  const { total, is_capped } = found[0] ?? { total: 0, is_capped: false };
  if (!hasNext && rows.length > 0) return { rows, total: window.offset + rows.length, relation: 'eq', hasNext };
  return { rows, total, relation: is_capped ? 'gte' : 'eq', hasNext };
}

/**
 * Words that few tenders hold: all hits come from the word index and are sorted. Words that more than COUNT_CAP hold:
 * a walk by date soon fills the page. The planner is not asked which of the two it is, for it guesses rare words and
 * beginnings of words too often and then walks through the whole table.
 */
function bySearch(query: TenderQuery, { conditions }: ListFilters, now: Date, window: Window): SQLQuery {
  return sql`hits AS MATERIALIZED (
      SELECT t.id, ${placeOf(query, now)} FROM tender t WHERE ${all(conditions)} LIMIT ${COUNT_CAP + 1}
    ), counted AS MATERIALIZED (
      SELECT least(count(*), ${COUNT_CAP}) AS total, count(*) > ${COUNT_CAP} AS is_capped FROM hits
    ), page AS MATERIALIZED (
      SELECT * FROM (${sortHits(window)}) AS few WHERE NOT (SELECT is_capped FROM counted)
      UNION ALL
      SELECT * FROM (${walk(query, conditions, now, window)}) AS many WHERE (SELECT is_capped FROM counted)
    )`;
}

function byFilter(query: TenderQuery, { conditions, isPlain }: ListFilters, now: Date, window: Window): SQLQuery {
  const isSmall = sql`(SELECT reltuples < ${SMALL_TABLE} FROM pg_class WHERE oid = 'tender'::regclass)`;
  const cap = isPlain
    ? sql`CASE WHEN ${isSmall} THEN NULL ELSE ${COUNT_CAP + 1}::bigint END`
    : sql`${COUNT_CAP + 1}::bigint`;
  return sql`page AS MATERIALIZED (
      ${walk(query, conditions, now, window)}
    ), counted AS MATERIALIZED (
      SELECT least(n, coalesce(cap - 1, n)) AS total, n >= cap IS TRUE AS is_capped
        FROM (SELECT ${cap} AS cap) AS capped, LATERAL (
          SELECT count(*) AS n FROM (SELECT 1 FROM tender t WHERE ${all(conditions)} LIMIT capped.cap) AS matches) AS counts
    )`;
}
