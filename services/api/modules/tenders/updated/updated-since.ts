import type { TenderQuery } from '#contracts/api/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { together } from '../../../../platform/search/list-filters.ts';
import { rowCheck } from '../../../../platform/search/row-check.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { Criteria } from '../list/hits.ts';
import { placeIn } from '../list/list-order.ts';

/** Changes that a list looks through; whoever missed more takes a dump or the change feed. */
const MOST = 10_000;

export type UpdatedQuery = TenderQuery & { readonly updatedSince: string };

/** True where the list is that of what changed: it is answered from `tender_change`, never by the index of the search. */
export function isUpdated(query: TenderQuery): query is UpdatedQuery {
  if (query.updatedSince === undefined) {
    if (query.sort === 'updated') throw invalid({ sort: 'sort=updated goes with updatedSince' });
    return false;
  }
  if (query.sort === 'relevance')
    throw invalid({ sort: 'sort=relevance does not go with updatedSince; take updated, latest or closing-soon' });
  return true;
}

/** @throws Refusal 400 where so much has changed since that the list would take too long */
export async function assertFew(db: Queryable, { updatedSince }: UpdatedQuery): Promise<void> {
  const [row] = await db.prepared<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT FROM tender_change WHERE recorded_at >= ${updatedSince}::timestamptz LIMIT ${MOST + 1}) c`,
  );
  if ((row?.n ?? 0) > MOST)
    throw invalid({
      updatedSince: `More than ${MOST} changes were made since; give a later instant, or follow /api/changes`,
    });
}

/** Ids with their place (part, first, second) of the tenders that meet all criteria and were changed since. */
export function updatedPlaces({ updatedSince, sort }: UpdatedQuery, criteria: Criteria): SQLQuery {
  const place =
    sort === 'updated'
      ? sql`SELECT 0 AS part, -c.position AS first, -t.id AS second`
      : sql`SELECT ${placeIn(sort, criteria.now)}`;
  return sql`SELECT t.id, p.part, p.first, p.second
    FROM (SELECT tender_id, max(position) AS position FROM tender_change
      WHERE recorded_at >= ${updatedSince}::timestamptz GROUP BY tender_id) c
    JOIN tender t ON t.id = c.tender_id CROSS JOIN LATERAL (${place}) p
    WHERE ${meets(criteria)}`;
}

/** The stored `tender_terms` without beginnings of words, which take most of its time and which few searches ask for. */
const WHOLE_TERMS = sql`t.search_vector || array_to_tsvector(tender_keys(t)
  || tender_day_levels('t', t.publish_date) || tender_day_levels('z', t.closing_date))`;

/**
 * Condition of a tender `t` that meets all criteria, looked at by itself: in the index the planner would read every hit
 * of a broad filter, hence terms that are not those of the index.
 */
export function meets(criteria: Criteria): SQLQuery {
  const { prefixScope, now } = criteria;
  const whole = prefixScope === 'whole' ? WHOLE_TERMS : sql`coalesce(tender_terms(t), '')`;
  return meetsBy(criteria, { status: effectiveStatus(now), terms: whole });
}

const effectiveStatus = (now: Date): SQLQuery => sql`tender_effective_status(t, ${now}::timestamptz)`;

/** The columns by which rows `t` meet the criteria of many queries, worked out once: status, terms, closing_date, search_vector. */
export const comparedColumns = (now: Date): SQLQuery =>
  sql`t.closing_date, t.search_vector, ${effectiveStatus(now)} AS status, ${WHOLE_TERMS} AS terms`;

export const COMPARED = { status: sql`t.status`, terms: sql`t.terms` };

export function meetsBy({ filters, conditions }: Criteria, row: { status: SQLQuery; terms: SQLQuery }): SQLQuery {
  const { status, search, closingFrom, closingTo } = filters;
  const check = sql`(SELECT ${rowCheck(search)})`; // once, not of each row: it is made from text
  return sql`(${status ?? null}::text IS NULL OR ${row.status} = ${status ?? null})
      AND (${closingFrom ?? null}::date IS NULL OR t.closing_date >= ${closingFrom ?? null}::date)
      AND (${closingTo ?? null}::date IS NULL OR t.closing_date <= ${closingTo ?? null}::date)
      AND (${check}::tsquery IS NULL OR t.search_vector @@ ${check}::tsquery)
      AND ${conditions.length === 0 ? sql`true` : sql`(${row.terms}) @@ (SELECT ${together(conditions)})`}`;
}
