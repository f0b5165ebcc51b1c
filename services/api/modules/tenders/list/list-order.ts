import type { TenderQuery } from '#contracts/api/tenders.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import type { Criteria } from './hits.ts';

/** Rows of a page: the first `offset` are left out, at most `limit` follow. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** The first page as most ask for it, with the row that tells whether there is a next one. */
const USUAL: ReadonlyMap<number, SQLQuery> = new Map([
  [0, sql`0`],
  [21, sql`21`],
]);

/**
 * A LIMIT or OFFSET, which stands in the text where most ask for it: a plan that knows it serves every later call, but one for any
 * number expects a tenth of all tenders, so that the server would plan each call anew.
 */
const rows = (count: number): SQLQuery => USUAL.get(count) ?? sql`${count}`;

/** Rows to leave out from which reading where they end is quicker than walking past them. */
const DEEP = 200;

const LATEST = sql`0 AS part, date '2000-01-01' - t.publish_date AS first, -t.id AS second`;
/** The end of bids as a number; without a time the whole day counts. */
const CLOSES = sql`((t.closing_date - date '2000-01-01') * 86401::bigint + extract(epoch FROM coalesce(t.closing_time, time '24:00'))::int)`;
const NEXT_TO_CLOSE = sql`0 AS part, ${CLOSES} AS first, t.id AS second`;
const LAST_CLOSED = sql`1 AS part, -${CLOSES} AS first, -t.id AS second`;

/**
 * One page of all tenders, found by walking along an index in the order asked for. Ids alone, because the index holds
 * them, and the rows before a deep page are then never read.
 */
export function orderedPage({ sort }: TenderQuery, { now, today }: Criteria, { limit, offset }: Window): SQLQuery {
  if (sort !== 'closing-soon') {
    const jump = jumpTo('', offset);
    return sql`SELECT * FROM (${jump.table} SELECT t.id, ${LATEST} FROM tender t WHERE t.publish_date <= coalesce(${jump.start}, 'infinity')
      ORDER BY t.publish_date DESC, t.id DESC LIMIT ${rows(limit)} OFFSET ${rows(offset)} - ${jump.skipped}) AS places`;
  }
  return sql`SELECT * FROM (
      (SELECT t.id, ${NEXT_TO_CLOSE} FROM tender t WHERE t.closing_date >= ${today}::date AND tender_is_live(t, ${now}::timestamptz)
        ORDER BY t.closing_date, t.closing_time, t.id LIMIT ${rows(limit + offset)})
      UNION ALL
      (SELECT t.id, ${LAST_CLOSED} FROM tender t WHERE NOT tender_is_live(t, ${now}::timestamptz)
        ORDER BY t.closing_date DESC, t.closing_time DESC, t.id DESC LIMIT ${rows(limit + offset)})
    ) AS places ${ORDER} LIMIT ${rows(limit)} OFFSET ${rows(offset)}`;
}

/** The place of a tender `t` in the order asked for. */
export const placeIn = (sort: TenderQuery['sort'], now: Date): SQLQuery =>
  sort === 'closing-soon'
    ? sql`s.part, CASE s.part WHEN 0 THEN ${CLOSES} ELSE -${CLOSES} END AS first, CASE s.part WHEN 0 THEN t.id ELSE -t.id END AS second
        FROM (SELECT CASE WHEN tender_is_live(t, ${now}::timestamptz) THEN 0 ELSE 1 END AS part) s`
    : sql`${LATEST}`;

/** The order of all places, whatever the sort. */
const ORDER = sql`ORDER BY part, first, second`;

/** One page of the collected `places`. */
export const pageOf = (places: SQLQuery, { limit, offset }: Window, skipped: SQLQuery = sql`0`): SQLQuery =>
  sql`SELECT id, part, first, second FROM (${places}) AS places ${ORDER} LIMIT ${rows(limit)} OFFSET ${rows(offset)} - ${skipped}`;

interface Jump {
  /** WITH … that both of these read, or nothing. */
  readonly table: SQLQuery;
  /** The day to begin with, or NULL: the latest. */
  readonly start: SQLQuery;
  /** How many tenders with `key` are later than that day's week. */
  readonly skipped: SQLQuery;
}

/**
 * Where a deep page of the tenders with `key` begins, as far as the tally's weeks say it. `absent`: SQL of how many of them
 * that are later than the day `start` are not in the list.
 */
export function jumpTo(key: string, offset: number, absent: SQLQuery = sql`0`): Jump {
  if (offset < DEEP) return { table: sql``, start: sql`NULL::date`, skipped: sql`0` };
  return {
    table: sql`WITH jump AS MATERIALIZED (SELECT start, skipped - ${absent} AS skipped FROM tender_jump(${key}, ${offset}))`,
    start: sql`(SELECT start FROM jump)`,
    skipped: sql`(SELECT skipped FROM jump)`,
  };
}
