import type { TenderQuery } from '#contracts/api/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { CARD_COLUMNS, type CardRow } from '#db/tenders/tender-rows.ts';
import { filtersOf, type KeyFilter } from '../../../../platform/search/list-filters.ts';
import { isSearch } from '../../../../platform/search/understand-search.ts';
import { assertFew, isUpdated, type UpdatedQuery, updatedPlaces } from '../updated/updated-since.ts';
import { bestMatches } from './best-match.ts';
import { type Criteria, criteriaFor, latestPlaces, liveAfter, placesOf } from './hits.ts';
import { jumpTo, orderedPage, pageOf, type Window } from './list-order.ts';
import { widerSearch, withoutFillers } from './wider-search.ts';

/** Limit of counting where the tally does not know the total; the answer then says 'gte'. */
export const COUNT_CAP = 1000;

/** The count may stop here where words of a name must stand together, which the index does not know. */
export const COUNT_ENOUGH = 100;

/** The same criteria for a page that ends at `end` and its total: of many texts no more are read than that needs. */
export function countedWithin(criteria: Criteria, end = 0): Criteria {
  const { first } = criteria;
  const enough = Math.max(COUNT_ENOUGH, end);
  return { ...criteria, enough, ...(first === undefined ? {} : { first: countedWithin(first, end) }) };
}

/** Closed tenders before a page: below so many, collecting them is quicker than counting the live. */
const FAR = 4000;

export interface TenderList {
  readonly rows: readonly CardRow[];
  readonly total: number;
  /** 'gte' when counting stopped at the cap. */
  readonly relation: 'eq' | 'gte';
  readonly hasNext: boolean;
  /** Words that the search was done without, because with them it finds too little. */
  readonly leftOut: readonly string[];
}

type Row = CardRow & { readonly total: number; readonly more: boolean };

/** One page of cards with its total; of a search that finds too little, in a wider sense. */
export async function listTenders(db: Queryable, query: TenderQuery, now: Date): Promise<TenderList> {
  const stated = await filtersOf(db, query);
  if (isUpdated(query)) return listUpdated(db, query, criteriaFor(stated, now));
  const filters = withoutFillers(stated);
  const list = await pageAndTotal(db, query, criteriaFor(filters, now));
  if (!isSearch(filters.search)) return list;
  const wider = await widerSearch(db, filters, now, list.total);
  if (wider === undefined) return list;
  return { ...(await pageAndTotal(db, query, wider.criteria)), leftOut: wider.leftOut };
}

/** Page and total from one statement, so that both tell of the same moment; the best match is ranked between two. */
async function pageAndTotal(db: Queryable, query: TenderQuery, meant: Criteria): Promise<TenderList> {
  const { page, limit } = query;
  // one row more than asked for tells whether there is a next page
  const window = { limit: limit + 1, offset: (page - 1) * limit };
  const end = window.offset + window.limit;
  const need = Math.max(COUNT_CAP + 1, end);
  const criteria = countedWithin(meant, end);
  if (query.sort === 'relevance' && isSearch(criteria.filters.search)) return bestPage(db, criteria, window, need);
  const known = knownTotal(criteria);
  const ask = isOftenAsked(criteria) ? db.prepared : db.query;
  const found =
    await ask<Row>(sql`WITH ${known === undefined ? collected(query, criteria, window, need) : tallied(query, criteria, window, known)}
    SELECT counted.*, left(t.description, 300) AS description, ${CARD_COLUMNS}
      FROM counted LEFT JOIN page ON true LEFT JOIN tender t ON t.id = page.id
      ORDER BY page.part, page.first, page.second`);
  const rows = found.filter((row) => row.id !== null).slice(0, limit);
  const hasNext = found.length > limit;
  const { total, more } = found[0] ?? { total: 0, more: false };
  const counted =
    known === undefined ? countedTotal(total, more || total >= need, window.offset + rows.length) : exactly(total);
  return { rows, ...counted, hasNext, leftOut: [] };
}

/** True for lists that most visitors ask for. Their statements have few texts, so that each connection can keep their plans. */
const isOftenAsked = ({ filters: { search, keys, marks, closingFrom, closingTo } }: Criteria) =>
  !isSearch(search) && keys.length <= 1 && marks.length === 0 && (closingFrom ?? closingTo) === undefined;

/** All that were changed since, so few that they are counted; of a search, those that have every word. */
async function listUpdated(db: Queryable, query: UpdatedQuery, criteria: Criteria): Promise<TenderList> {
  await assertFew(db, query);
  const offset = (query.page - 1) * query.limit;
  const found = await db.query<Row>(sql`WITH places AS MATERIALIZED (${updatedPlaces(query, criteria)}),
      counted AS (SELECT count(*)::int AS total FROM places),
      page AS MATERIALIZED (${pageOf(sql`SELECT * FROM places`, { limit: query.limit, offset })})
    SELECT counted.total, left(t.description, 300) AS description, ${CARD_COLUMNS}
      FROM counted LEFT JOIN page ON true LEFT JOIN tender t ON t.id = page.id
      ORDER BY page.part, page.first, page.second`);
  const rows = found.filter((row) => row.id !== null);
  const { total } = found[0] ?? { total: 0 };
  return { rows, ...exactly(total), hasNext: offset + rows.length < total, leftOut: [] };
}

async function bestPage(db: Queryable, criteria: Criteria, window: Window, need: number): Promise<TenderList> {
  const { ids, total, more } = await bestMatches(db, criteria, window, need);
  const shown = ids.slice(0, window.limit - 1);
  const rows = await db.prepared<CardRow>(sql`SELECT left(t.description, 300) AS description, ${CARD_COLUMNS}
    FROM unnest(${shown}::int[]) WITH ORDINALITY AS wanted (id, place) JOIN tender t ON t.id = wanted.id
    ORDER BY wanted.place`);
  return {
    rows,
    ...countedTotal(total, more, window.offset + rows.length),
    hasNext: ids.length > shown.length,
    leftOut: [],
  };
}

type Total = Pick<TenderList, 'total' | 'relation'>;

const exactly = (total: number): Total => ({ total, relation: 'eq' });

/** The total of collected hits; `more`: there are others. `seen`: up to the end of the page. */
const countedTotal = (count: number, more: boolean, seen: number): Total =>
  more ? { total: Math.max(Math.min(count, COUNT_CAP), seen), relation: 'gte' } : exactly(count);

/** SQL of the exact total where it is known without looking at tenders: up to two filters, a status, or one filter and a status. */
export function knownTotal({ filters, conditions, now }: Criteria): SQLQuery | undefined {
  const { search, keys, marks, status, closingFrom, closingTo } = filters;
  if (isSearch(search) || marks.length > 0 || closingFrom !== undefined || closingTo !== undefined) return undefined;
  const [a = '', b = '', ...more] = keys.map(({ key }) => key);
  if (status === undefined && conditions.length === 0) return sql`tender_count('', '')`;
  if (status === undefined && more.length === 0) return sql`tender_count(${a}, ${b})`;
  if (status === undefined || keys.length > 1) return undefined;
  const live = liveCounts(keys[0], now);
  if (status === 'open') return sql`(SELECT open FROM ${live})`;
  return status === 'closed'
    ? sql`(SELECT tender_count(${a}, '') - live FROM ${live})`
    : sql`(SELECT live - open FROM ${live})`;
}

/** SQL of one row (open, live): how many are open and how many not closed, of all tenders or of those with one key. */
export const liveCounts = (filter: KeyFilter | undefined, now: Date): SQLQuery =>
  sql`tender_live_counts(${filter?.key ?? ''}, ${filter?.term ?? ''}::tsquery, ${now}::timestamptz)`;

/** No more hits are collected than the page needs. */
function tallied(query: TenderQuery, criteria: Criteria, window: Window, total: SQLQuery): SQLQuery {
  const { conditions, filters } = criteria;
  const counted = sql`counted AS MATERIALIZED (SELECT ${total} AS total, false AS more)`;
  const exists = sql`(SELECT total FROM counted) > ${window.offset}`;
  if (conditions.length === 0) {
    return sql`${counted}, page AS MATERIALIZED (SELECT * FROM (${orderedPage(query, criteria, window)}) AS p WHERE ${exists})`;
  }
  const end = window.offset + window.limit;
  const { status, keys } = filters;
  const mayJump = status === undefined || (status === 'closed' && window.offset >= FAR);
  if (query.sort !== 'closing-soon' && keys.length <= 1 && mayJump) {
    const jump = jumpTo(keys[0]?.key ?? '', window.offset, status && liveAfter(criteria, sql`start`));
    const places = sql`SELECT * FROM (${latestPlaces(criteria, sql`${end}::int - ${jump.skipped}`, jump.start)}) AS h WHERE ${exists}`;
    return sql`${counted}, page AS MATERIALIZED (${jump.table} ${pageOf(places, window, jump.skipped)})`;
  }
  const places = sql`SELECT * FROM (${placesOf(query, criteria, end)}) AS h WHERE ${exists}`;
  return sql`${counted}, page AS MATERIALIZED (${pageOf(places, window)})`;
}

/** Hits are collected up to the cap or the end of the page; their number is the total, if it is below what was needed. */
function collected(query: TenderQuery, criteria: Criteria, window: Window, need: number): SQLQuery {
  const places =
    criteria.conditions.length === 0 ? orderedPage(query, criteria, window) : placesOf(query, criteria, need);
  return sql`places AS MATERIALIZED (${places}), counted AS MATERIALIZED (SELECT count(id)::int AS total, count(*) > count(id) AS more FROM places),
    page AS MATERIALIZED (${pageOf(sql`SELECT * FROM places`, window)})`;
}
