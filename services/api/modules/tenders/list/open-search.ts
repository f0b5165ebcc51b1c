import type { TenderQuery } from '#contracts/api/tenders.ts';
import { imageAddress } from '#contracts/rules/image-address.ts';
import { optionalFieldsWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { type Database, type SQLQuery, sql } from '#db/connection.ts';
import { optionalColumns } from '#db/tenders/tender-columns.ts';
import { ALSO_IN, CARD_COLUMNS, type CardRow, type OptionalValues, type TenderRow } from '#db/tenders/tender-rows.ts';
import { filtersOf } from '../../../../platform/search/list-filters.ts';
import { presentCard, presentDocument, presentOptional } from '../../../../platform/tenders/present-tender.ts';
import type { TenderSearch } from '../../../platform/lists/tender-search.ts';
import { findRemoval } from '../tender.queries.ts';
import { countNew } from '../updated/count-new.ts';
import { recentPlaces } from '../updated/recent-places.ts';
import { assertFew, isUpdated, updatedPlaces } from '../updated/updated-since.ts';
import { type Criteria, criteriaFor, placesOf } from './hits.ts';
import { orderedPage, pageOf, type Window } from './list-order.ts';
import { nextStep } from './wider-search.ts';

/** The list's search for exports, feeds and saved searches: all ids at once, the tenders in parts. */
export const createTenderSearch = (db: Database): TenderSearch => ({
  async find(query, window, now) {
    const filters = await filtersOf(db, query);
    if (isUpdated(query)) await assertFew(db, query);
    const search = (criteria: Criteria) => findIds(db, query, criteria, window);
    const found = await search(criteriaFor(filters, now));
    const isWhole = !found.hasMore && window.offset === 0 && !isUpdated(query);
    const wider = isWhole ? await nextStep(db, filters, now, found.ids.length) : undefined;
    return wider === undefined ? found : search(wider);
  },
  async findRecent(query, { offset, limit }, now) {
    const filters = await filtersOf(db, query);
    const search = (criteria: Criteria) =>
      db.query<{ id: number }>(recentPlaces(criteria, { offset, limit: limit + 1 }));
    const found = await search(criteriaFor(filters, now));
    const isWhole = found.length <= limit && offset === 0;
    const wider = isWhole ? await nextStep(db, filters, now, found.length) : undefined;
    const ids = (wider === undefined ? found : await search(wider)).map(({ id }) => id);
    return { ids: ids.slice(0, limit), hasMore: ids.length > limit };
  },
  countNew: (searches, most, now) => countNew(db, searches, most, now),
  read: (ids, now) => readTenders(db, ids, now),
  removal: (id) => findRemoval(db, id),
});

/** Ids and state in one statement, so that the state is that of the tenders named. */
async function findIds(db: Database, query: TenderQuery, criteria: Criteria, asked: Window) {
  const window = { offset: asked.offset, limit: asked.limit + 1 };
  const [row] = await db.query<{
    ids: number[] | null;
    state: string;
  }>(sql`WITH page AS MATERIALIZED (${places(query, criteria, window)})
    SELECT (SELECT array_agg(p.id ORDER BY p.part, p.first, p.second) FROM page p) AS ids,
      md5(concat(${asked.limit > MANY && !isUpdated(query) ? stateOfAll(criteria.now) : stateOfPage(criteria.now)},
        (SELECT concat(count(*), '.', sum(version)) FROM category),
        (SELECT concat(count(*), '.', sum(version)) FROM organization))) AS state`);
  const ids = row?.ids ?? [];
  return { ids: ids.slice(0, asked.limit), state: row?.state ?? '', hasMore: ids.length > asked.limit };
}

/** Limit above which the state is not read from each tender: that would take as long as a statement may. */
const MANY = 5000;

/** Changes with these tenders only: their versions and effective statuses. */
const stateOfPage = (now: Date): SQLQuery => sql`(SELECT string_agg(concat(t.id, '.', t.version,
    left(tender_effective_status(t, ${now}::timestamptz), 7)), ','
    ORDER BY p.part, p.first, p.second) FROM page p JOIN tender t ON t.id = p.id)`;

/** Changes with any tender, with the Karachi day, and when one of this day's closes. */
const stateOfAll = (now: Date): SQLQuery => sql`(SELECT concat(
    (SELECT position FROM es.events WHERE substr(stream_id, 1, 7) = 'tender-' ORDER BY position DESC LIMIT 1), '.',
    karachi_day(${now}::timestamptz), '.', (SELECT count(*) FROM tender
      WHERE closing_date = karachi_day(${now}::timestamptz) AND closes_at <= ${now}::timestamptz)))`;

function places(query: TenderQuery, criteria: Criteria, window: Window): SQLQuery {
  if (isUpdated(query)) return pageOf(updatedPlaces(query, criteria), window);
  if (criteria.conditions.length === 0) return orderedPage(query, criteria, window);
  return pageOf(placesOf(query, criteria, Math.min(window.offset + window.limit, 2_147_483_647)), window);
}

interface Row
  extends CardRow,
    Omit<OptionalValues<(typeof OPEN_FIELDS)[number]>, keyof CardRow>,
    Pick<TenderRow, 'documents' | 'also_in'> {
  readonly image_hash: string | null;
  readonly image_type: string | null;
  readonly news_at: Date;
}

const OPEN_FIELDS = optionalFieldsWith('csv');

async function readTenders(db: Database, ids: readonly number[], now: Date) {
  const rows = await db.prepared<Row>(sql`SELECT ${CARD_COLUMNS}, ${optionalColumns(OPEN_FIELDS)}, t.description,
      t.image_hash, t.image_type, t.documents, ${ALSO_IN}, coalesce(t.news_at, t.updated_at) AS news_at
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted (id, place) JOIN tender t ON t.id = wanted.id
    ORDER BY wanted.place`);
  return rows.map((row) => ({
    ...presentCard(row, now),
    ...presentOptional(row, OPEN_FIELDS),
    scan:
      row.image_hash === null
        ? null
        : { path: imageAddress(row.id, row.image_hash), type: row.image_type ?? 'image/webp' },
    documents: (row.documents ?? []).map(presentDocument),
    alsoIn: row.also_in,
    version: row.version,
    updatedAt: row.updated_at,
    newsAt: row.news_at,
  }));
}
