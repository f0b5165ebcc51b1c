import type { TenderQuery } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { type Beginnings, searchTerms } from '../search/search-terms.ts';
import { type ListFilters, NOT_CLOSED, termsOf } from './list-filters.ts';

/** What to look for, and when 'now' is. */
export interface Hunt {
  readonly filters: ListFilters;
  /** undefined: everything is asked for. */
  readonly terms: SQLQuery | undefined;
  readonly beginnings: Beginnings;
  readonly now: Date;
  readonly today: string;
}

export function huntFor(filters: ListFilters, now: Date, beginnings: Beginnings = 'titles'): Hunt {
  const today = karachiDay(now);
  const terms = termsOf(filters, searchTerms(filters.words, beginnings), now);
  return { filters, terms, beginnings, now, today };
}

interface Way {
  readonly terms: SQLQuery;
  readonly axis: 't' | 'z';
  readonly isBack: boolean;
  readonly start: SQLQuery;
  readonly need: SQLQuery;
  readonly statuses: readonly TenderStatus[] | undefined;
  /** Instead of the filter's. */
  readonly closingFrom?: string;
}

function hits({ filters, now }: Hunt, { terms, axis, isBack, start, need, statuses, closingFrom }: Way): SQLQuery {
  const keys = filters.keys.map(({ key }) => key);
  const isStatus = statuses !== undefined && keys.length === 0 && filters.words.length === 0;
  return sql`tender_find(${terms}, ${keys}::text[], ${isStatus}, ${axis}, ${isBack}, ${start}::date, ${need}, ${statuses ? [...statuses] : null}::text[],
    ${now}::timestamptz, ${closingFrom ?? filters.closingFrom ?? null}::date, ${filters.closingTo ?? null}::date)`;
}

/** The latest that `terms` hold for, at least `need` of them if there are so many; `start` may be SQL for NULL. */
export function latestHits(hunt: Hunt, terms: SQLQuery, need: SQLQuery, start: SQLQuery = sql`NULL`): SQLQuery {
  const statuses = hunt.filters.status === undefined ? undefined : [hunt.filters.status];
  return hits(hunt, { terms, axis: 't', isBack: true, start, need, statuses });
}

/** Those of `terms` that are not closed, what closes next first; at least `need` of them if there are so many. */
function liveHits(hunt: Hunt, terms: SQLQuery, need: SQLQuery): SQLQuery {
  const start = sql`${hunt.today}`;
  return hits(hunt, { terms, axis: 'z', isBack: false, start, need, statuses: ['open', 'closing_soon'] });
}

/** Those closed by hand before their day, all of them, for they are few. */
export function earlyHits(hunt: Hunt, terms: SQLQuery): SQLQuery {
  const { closingFrom } = hunt.filters;
  const tomorrow = addDays(hunt.today, 1);
  return hits(hunt, {
    terms: sql`(${terms} && '''h:closed'''::tsquery && tender_days_about('z', ${tomorrow}::date, 'infinity'))`,
    axis: 'z',
    isBack: true,
    start: sql`NULL`,
    need: sql`2147483647`,
    statuses: ['closed'],
    closingFrom: closingFrom !== undefined && closingFrom > tomorrow ? closingFrom : tomorrow,
  });
}

/** The other closed ones, last closed first. */
export function pastHits(hunt: Hunt, terms: SQLQuery, need: SQLQuery): SQLQuery {
  return hits(hunt, { terms, axis: 'z', isBack: true, start: sql`${hunt.today}`, need, statuses: ['closed'] });
}

/** Ids with their place (part, first, second) in the order of the latest. */
export function latestPlaces(hunt: Hunt, terms: SQLQuery, need: SQLQuery, start?: SQLQuery): SQLQuery {
  return sql`SELECT id, 0 AS part, date '2000-01-01' - day AS first, -id AS second FROM ${latestHits(hunt, terms, need, start)}`;
}

/**
 * The same for what closes next: first the live, next to close first; then the closed, last closed first. Of these, those
 * closed by hand before their day come first, and all of them at once, for they are few.
 */
export function closingPlaces(hunt: Hunt, terms: SQLQuery, need: number): SQLQuery {
  const { today } = hunt;
  const { status } = hunt.filters;
  const forward = sql`date '2000-01-01'`;
  const start = sql`${today}`;
  const live =
    status === undefined
      ? liveHits(hunt, sql`(${terms} && ${NOT_CLOSED})`, sql`${need}::int`)
      : hits(hunt, { terms, axis: 'z', isBack: false, start, need: sql`${need}::int`, statuses: [status] });
  const early = earlyHits(hunt, terms);
  const before = pastHits(hunt, terms, sql`${need}::int - (SELECT count(*)::int FROM live)`);
  const lives = sql`SELECT id, 0 AS part, day - ${forward} AS first, id AS second FROM ${live}`;
  const pasts = (from: SQLQuery) => sql`SELECT id, 1 AS part, ${forward} - day AS first, -id AS second FROM ${from}`;
  if (status === 'open' || status === 'closing_soon') return lives;
  if (status === 'closed') {
    return sql`WITH live AS MATERIALIZED (${pasts(early)}) SELECT * FROM live UNION ALL ${pasts(before)}`;
  }
  return sql`WITH live AS MATERIALIZED (${lives}), early AS MATERIALIZED (
      ${pasts(early)} WHERE (SELECT count(*) FROM live) < ${need}::int)
    SELECT * FROM live UNION ALL SELECT * FROM early
    UNION ALL ${pasts(before)} WHERE (SELECT count(*) FROM live) < ${need}::int`;
}

export const placesOf = (query: TenderQuery, hunt: Hunt, terms: SQLQuery, need: number): SQLQuery =>
  query.sort === 'latest' ? latestPlaces(hunt, terms, sql`${need}::int`) : closingPlaces(hunt, terms, need);
