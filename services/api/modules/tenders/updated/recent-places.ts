import { type SQLQuery, sql } from '#db/connection.ts';
import { type Criteria, latestPlaces } from '../list/hits.ts';
import type { Window } from '../list/list-order.ts';
import { meets } from './updated-since.ts';

/** Tenders entered or changed last among which a search is looked for one by one; further ones come as the list has them. */
const LAST = 1000;

const NEWS_AT = sql`coalesce(news_at, updated_at)`;
const PLACE = sql`0 AS part, -extract(epoch FROM coalesce(t.news_at, t.updated_at)) AS first, -t.id AS second`;

/**
 * Ids with their place (part, first, second), last news first: a notice of an old paper that is entered late and one that
 * changed stand at the top, where readers of feeds look. The index of searches knows the day of
 * publication alone, so hits that were not among the last to change follow in its order.
 */
export function recentPlaces(criteria: Criteria, { limit, offset }: Window): SQLQuery {
  const need = limit + offset;
  if (criteria.conditions.length === 0) {
    return sql`SELECT t.id, ${PLACE} FROM tender t ORDER BY ${NEWS_AT} DESC, t.id DESC LIMIT ${limit} OFFSET ${offset}`;
  }
  const rest = sql`(SELECT CASE WHEN count(*) < ${need} THEN count(*)::int + ${need} ELSE 0 END FROM recent)`;
  return sql`WITH recent AS MATERIALIZED (SELECT t.id, ${PLACE}
      FROM (SELECT id, ${NEWS_AT} AS at FROM tender ORDER BY at DESC, id DESC LIMIT ${LAST}) w JOIN tender t ON t.id = w.id
      WHERE ${meets(criteria)} ORDER BY w.at DESC, w.id DESC LIMIT ${need})
    SELECT id, part, first, second FROM (SELECT * FROM recent
      UNION ALL SELECT l.id, 1, l.first, l.second FROM (${latestPlaces(criteria, rest)}) l
        WHERE NOT EXISTS (SELECT FROM recent r WHERE r.id = l.id)) AS places
    ORDER BY part, first, second LIMIT ${limit} OFFSET ${offset}`;
}
