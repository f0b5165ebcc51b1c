import type { Estimate } from '#contracts/api/newsletter.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import type { PreferenceChoice } from '#contracts/vocabulary/newsletter.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { CARD_COLUMNS, type CardRow } from '#db/tenders/tender-rows.ts';
import { NOT_CLOSED } from '../../../../platform/search/list-filters.ts';
import { presentCard } from '../../../../platform/tenders/present-tender.ts';
import { type WantedTenders, wantedTenders } from './wanted-tenders.ts';

/** Tenders that are looked at; where there are more, the answer says that it is at least so many. */
const LOOKED_AT = 1000;
const WEEKS = 4;
const SHOWN = 3;

/** Notices that a choice finds now, and how many there were in the last weeks. */
export async function estimate(db: Queryable, choice: PreferenceChoice, now: Date): Promise<Estimate> {
  const wanted = await wantedTenders(db, choice, now);
  if (wanted.terms === null) return { open: 0, openRelation: 'eq', perWeek: 0, perWeekRelation: 'eq', first: [] };
  const today = karachiDay(now);
  const from = addDays(today, 1 - WEEKS * 7);
  const [open, recent] = await Promise.all([
    find(db, wanted, liveHits(wanted, today, now)),
    find(db, wanted, latestHits(wanted, from, today, now), from),
  ]);
  return {
    open: open.ids.length,
    openRelation: open.isAll ? 'eq' : 'gte',
    perWeek: Math.round(recent.ids.length / WEEKS),
    perWeekRelation: recent.isAll ? 'eq' : 'gte',
    first: await firstOf(db, open.ids, now),
  };
}

/** Tenders that are not closed, next to close first, as the list finds them. */
const liveHits = ({ terms }: WantedTenders, today: string, now: Date): SQLQuery =>
  sql`tender_find(ARRAY[${terms}::tsquery, ${NOT_CLOSED}], '{}', false, 'z', false, ${today}::date, ${LOOKED_AT}, '{open,closing_soon}',
    ${now}::timestamptz, NULL, NULL, NULL, NULL)`;

/** Days that the index knows as one. */
const GRAIN = 8;

/** The newest tenders, from some days before `from` on: rare words are not looked for in the notices of all years. */
const latestHits = ({ terms }: WantedTenders, from: string, today: string, now: Date): SQLQuery => {
  const days = sql`tender_days('t', tender_day(${from}::date) / ${GRAIN} * ${GRAIN}, tender_day(${today}::date) + ${GRAIN})`;
  return sql`tender_find(ARRAY[${terms}::tsquery, ${days}], '{}', false, 't', true, NULL, ${LOOKED_AT}, NULL, ${now}::timestamptz,
    NULL, NULL, NULL, NULL)`;
};

/** Those of the hits that are wanted and not before a day. All, unless the last hit looked at is one of them, too. */
async function find(db: Queryable, { isWanted }: WantedTenders, hits: SQLQuery, from = '1900-01-01') {
  const [row] = await db.query<{ ids: number[] | null; seen: number }>(sql`SELECT count(*)::int AS seen,
      array_agg(t.id) FILTER (WHERE ${isWanted}) AS ids
    FROM ${hits} h JOIN tender t ON t.id = h.id WHERE h.day >= ${from}::date`);
  return { ids: row?.ids ?? [], isAll: (row?.seen ?? 0) < LOOKED_AT };
}

/** Closing soonest. */
async function firstOf(db: Queryable, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await db.prepared<CardRow>(sql`SELECT left(t.description, 300) AS description, ${CARD_COLUMNS}
    FROM tender t WHERE t.id = ANY (SELECT id FROM tender WHERE id = ANY (${[...ids]}::int[]) ORDER BY closes_at, id LIMIT ${SHOWN})
    ORDER BY t.closes_at, t.id`);
  return rows.map((row) => presentCard(row, now));
}
