import type { TenderQuery } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { conditionsOf, type ListFilters, NOT_CLOSED } from '../../../../platform/search/list-filters.ts';
import { rowCheck } from '../../../../platform/search/row-check.ts';
import type { PrefixScope } from '../../../../platform/search/search-terms.ts';
import { isSearch, type Search, type SearchTerm } from '../../../../platform/search/understand-search.ts';
import { totalOf } from '../../../platform/lists/answer-rows.ts';

/** The conditions of a query at a moment. */
export interface Criteria {
  readonly filters: ListFilters;
  /** Conditions as tsqueries, which all hold. */
  readonly conditions: readonly SQLQuery[];
  readonly prefixScope: PrefixScope;
  /** The search as it was typed, whose few hits come first. */
  readonly first?: Criteria;
  /** Hits that are enough where more would take reading many texts; a last one without id then says that there are more. */
  readonly enough?: number;
  readonly now: Date;
  readonly today: string;
}

export function criteriaFor(filters: ListFilters, now: Date, prefixScope: PrefixScope = 'whole'): Criteria {
  const today = karachiDay(now);
  const conditions = conditionsOf(filters, now, prefixScope);
  return { filters, conditions, prefixScope, now, today };
}

/** Arguments of tender_find beside the criteria (db/functions/search/tender-find.sql). */
interface HitOptions {
  /** Conditions beside those of the criteria. */
  readonly further?: readonly SQLQuery[];
  /** Day of publication, or closing day. */
  readonly axis: 't' | 'z';
  readonly isForward?: boolean;
  /** Day to begin with; NULL: the first of the order. */
  readonly start?: SQLQuery;
  readonly need: SQLQuery;
  /** Takes the place of the filter's. */
  readonly statuses?: readonly TenderStatus[] | undefined;
  /** Takes the place of the filter's. */
  readonly closingFrom?: string;
}

export const LIVE: readonly TenderStatus[] = ['open', 'closing_soon'];

/** A condition that all live tenders meet. */
export const liveTerms = ({ today }: Criteria) =>
  sql`${NOT_CLOSED} && tender_days_about('z', ${today}::date, 'infinity')`;

/** The need of a caller who wants every hit. */
const ALL = sql`2147483647`;

/** SQL of the rows of tender_find. */
export function hits(
  { filters, conditions, now, enough }: Criteria,
  { further = [], axis, isForward = false, start = sql`NULL`, need, closingFrom, ...options }: HitOptions,
): SQLQuery {
  const { status } = filters;
  const { statuses = status && [status] } = options;
  const keys = filters.keys.map(({ key }) => key);
  const isStatus = statuses !== undefined && keys.length + filters.marks.length === 0 && !isSearch(filters.search);
  return sql`tender_find(ARRAY[${sql.join([...conditions, ...further], sql`, `)}]::tsquery[], ${keys}::text[], ${isStatus}, ${axis}, ${!isForward}, ${start}::date, ${need}, ${statuses ? [...statuses] : null}::text[],
    ${now}::timestamptz, ${closingFrom ?? filters.closingFrom ?? null}::date, ${filters.closingTo ?? null}::date, ${rowCheck(filters.search)}, ${enough ?? null}::int)`;
}

/** The latest tenders, as many as are needed; `start` may be SQL for NULL. */
export function latestHits(criteria: Criteria, need: SQLQuery, start: SQLQuery = sql`NULL`): SQLQuery {
  return hits(criteria, { axis: 't', start, need });
}

/** Tenders that are not closed, next to close first, as many as are needed. */
function liveHits(criteria: Criteria, need: SQLQuery): SQLQuery {
  const start = sql`${criteria.today}`;
  return hits(criteria, { further: [NOT_CLOSED], axis: 'z', isForward: true, start, need, statuses: LIVE });
}

/** How many tenders, of the filters but not closed, were published after a day; they are few, whatever all are. */
export function liveAfter({ filters, now }: Criteria, day: SQLQuery): SQLQuery {
  const live = criteriaFor({ ...filters, status: undefined }, now);
  const found = hits(live, { further: [liveTerms(live)], axis: 't', need: ALL, statuses: LIVE });
  return sql`(SELECT count(*)::int FROM ${found} WHERE day > ${day})`;
}

/** Tenders closed by hand before their day, all of them, for they are few. */
export function earlyHits(criteria: Criteria): SQLQuery {
  const { closingFrom } = criteria.filters;
  const tomorrow = addDays(criteria.today, 1);
  return hits(criteria, {
    further: [sql`'''h:closed'''::tsquery && tender_days_about('z', ${tomorrow}::date, 'infinity')`],
    axis: 'z',
    need: ALL,
    statuses: ['closed'],
    closingFrom: closingFrom !== undefined && closingFrom > tomorrow ? closingFrom : tomorrow,
  });
}

/** The other closed tenders, last closed first. */
export function pastHits(criteria: Criteria, need: SQLQuery): SQLQuery {
  return hits(criteria, { axis: 'z', start: sql`${criteria.today}`, need, statuses: ['closed'] });
}

/** Ids with their place (part, first, second) in the order of the latest. */
export function latestPlaces(criteria: Criteria, need: SQLQuery, start?: SQLQuery): SQLQuery {
  return sql`SELECT id, 0 AS part, date '2000-01-01' - day AS first, -id AS second FROM ${latestHits(criteria, need, start)}`;
}

/**
 * The same for what closes next: first the live, next to close first; then the closed, last closed first. Of these, those
 * closed by hand before their day come first, and all of them at once, for they are few. tender_find has them in order.
 */
function closingPlaces(criteria: Criteria, need: number): SQLQuery {
  const { today } = criteria;
  const { status } = criteria.filters;
  const start = sql`${today}`;
  const live =
    status === undefined
      ? liveHits(criteria, sql`${need}::int`)
      : hits(criteria, { axis: 'z', isForward: true, start, need: sql`${need}::int` });
  const inOrder = (part: number, found: SQLQuery) =>
    sql`SELECT id, ${part}::int AS part, ordinality AS first, id AS second FROM ${found} WITH ORDINALITY`;
  const lives = inOrder(0, live);
  const early = inOrder(1, earlyHits(criteria));
  const left = sql`(SELECT CASE WHEN count(*) > count(id) THEN 0 ELSE ${need}::int - count(*)::int END FROM live)`;
  const before = inOrder(2, pastHits(criteria, left));
  if (status === 'open' || status === 'closing_soon') return lives;
  if (status === 'closed') return sql`WITH live AS MATERIALIZED (${early}) SELECT * FROM live UNION ALL ${before}`;
  return sql`WITH live AS MATERIALIZED (${lives}), early AS MATERIALIZED (
      ${early} WHERE ${left} > 0)
    SELECT * FROM live UNION ALL SELECT * FROM early
    UNION ALL ${before} WHERE ${left} > 0`;
}

export function placesOf(query: TenderQuery, criteria: Criteria, need: number): SQLQuery {
  const { first } = criteria;
  const places =
    query.sort === 'closing-soon' ? closingPlaces(criteria, need) : latestPlaces(criteria, sql`${need}::int`);
  if (first === undefined) return places;
  return sql`WITH whole AS MATERIALIZED (${placesOf(query, first, need)})
    SELECT * FROM whole UNION ALL
    SELECT id, part + ${PARTS}::int, first, second FROM (${places}) AS p WHERE id NOT IN (SELECT id FROM whole)`;
}

/** More than an order has parts. */
const PARTS = 10;

/** The filters with other terms; those that are no more asked for still tell which tender is the better match. */
export function withTerms(filters: ListFilters, asked: Pick<Search, 'terms' | 'some'>): ListFilters {
  const { search } = filters;
  const isAsked = (term: SearchTerm) => asked.terms.includes(term) || asked.some?.weights.has(term);
  const hoped = [...(search.hoped ?? []), ...search.terms.filter((term) => !isAsked(term))];
  return { ...filters, search: { ...search, ...asked, hoped } };
}

/** How many hits there are, at most `cap`. */
export const countHits = (db: Queryable, criteria: Criteria, cap: number): Promise<number> =>
  totalOf(db, latestHits(criteria, sql`${cap}::int`));
