import type { TenderQuery } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { CLOSING_SOON_DAYS } from '#contracts/rules/tender-status.ts';
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
  const terms = termsOf(filters, searchTerms(filters.words, beginnings), today, addDays(today, CLOSING_SOON_DAYS));
  return { filters, terms, beginnings, now, today };
}

interface Way {
  readonly terms: SQLQuery;
  readonly axis: 't' | 'z';
  readonly isBack: boolean;
  readonly start: SQLQuery;
  readonly need: SQLQuery;
  readonly statuses: readonly TenderStatus[] | undefined;
}

function hits({ filters, now }: Hunt, { terms, axis, isBack, start, need, statuses }: Way): SQLQuery {
  return sql`tender_hits(${terms}, ${axis}, ${isBack}, ${start}::date, ${need}, ${statuses ? [...statuses] : null}::text[],
    ${now}::timestamptz, ${filters.closingFrom ?? null}::date, ${filters.closingTo ?? null}::date)`;
}

/** The latest that `terms` hold for, at least `need` of them if there are so many; `start` may be SQL for NULL. */
export function latestHits(hunt: Hunt, terms: SQLQuery, need: SQLQuery, start: SQLQuery = sql`NULL`): SQLQuery {
  const statuses = hunt.filters.status === undefined ? undefined : [hunt.filters.status];
  return hits(hunt, { terms, axis: 't', isBack: true, start, need, statuses });
}

/** Those of `terms` that are not closed, what closes next first; at least `need` of them if there are so many. */
export function liveHits(hunt: Hunt, terms: SQLQuery, need: SQLQuery): SQLQuery {
  const start = sql`${hunt.today}`;
  return hits(hunt, { terms, axis: 'z', isBack: false, start, need, statuses: ['open', 'closing_soon'] });
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
  const past = { axis: 'z', isBack: true, statuses: ['closed'] } as const;
  const early = hits(hunt, {
    ...past,
    terms: sql`(${terms} && '''h:closed'''::tsquery && tender_days('z', tender_day(${today}::date) + 1, 262143))`,
    start: sql`NULL`,
    need: sql`2147483647`,
  });
  const before = hits(hunt, { ...past, terms, start, need: sql`${need}::int - (SELECT count(*)::int FROM live)` });
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
