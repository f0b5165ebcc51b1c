import type { TenderQuery } from '#contracts/api/tenders.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { isLive, isPast } from './status-condition.ts';

/** Rows of a page: the first `offset` are left out, at most `limit` follow. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** The order of all places, whatever the sort. */
const ORDER = sql`ORDER BY part, first, second`;

/** The numbers (part, first, second) that place a tender `t`: the latest first, or those that close next, then the closed. */
export function placeOf({ sort }: TenderQuery, now: Date): SQLQuery {
  if (sort === 'latest') return LATEST;
  return sql`CASE WHEN ${isPast(now)} THEN 1 ELSE 0 END AS part,
    (t.closing_date - date '2000-01-01') * CASE WHEN ${isPast(now)} THEN -1 ELSE 1 END AS first,
    t.id * CASE WHEN ${isPast(now)} THEN -1 ELSE 1 END AS second`;
}

const LATEST = sql`0 AS part, date '2000-01-01' - t.publish_date AS first, -t.id AS second`;
const NEXT_TO_CLOSE = sql`0 AS part, t.closing_date - date '2000-01-01' AS first, t.id AS second`;
const LAST_CLOSED = sql`1 AS part, date '2000-01-01' - t.closing_date AS first, -t.id AS second`;

/**
 * One page, found by walking along an index in the order asked for. Ids alone, because the index holds them, and the
 * rows before a deep page are then never read.
 */
export function walk(
  { sort, status }: TenderQuery,
  conditions: readonly SQLQuery[],
  now: Date,
  { limit, offset }: Window,
): SQLQuery {
  if (sort === 'latest') {
    return sql`SELECT t.id, ${LATEST} FROM tender t WHERE ${all(conditions)}
      ORDER BY t.publish_date DESC, t.id DESC LIMIT ${limit} OFFSET ${offset}`;
  }
  const live = sql`(SELECT t.id, ${NEXT_TO_CLOSE} FROM tender t WHERE ${all([...conditions, isLive(now)])}
    ORDER BY t.closing_date, t.id LIMIT ${limit + offset})`;
  const past = sql`(SELECT t.id, ${LAST_CLOSED} FROM tender t WHERE ${all([...conditions, isPast(now)])}
    ORDER BY t.closing_date DESC, t.id DESC LIMIT ${limit + offset})`;
  const parts = status === undefined ? [live, past] : [status === 'closed' ? past : live];
  return sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS places ${ORDER} LIMIT ${limit} OFFSET ${offset}`;
}

/** One page of the collected `hits`. */
export const sortHits = ({ limit, offset }: Window): SQLQuery =>
  sql`SELECT id, part, first, second FROM hits ${ORDER} LIMIT ${limit} OFFSET ${offset}`;

export const all = (conditions: readonly SQLQuery[]): SQLQuery =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], ' AND ');
