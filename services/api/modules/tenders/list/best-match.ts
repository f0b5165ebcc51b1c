import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { allTerms, titleTerms } from '../../../../platform/search/search-terms.ts';
import type { SearchTerm } from '../../../../platform/search/understand-search.ts';
import { type RankedFields, rankOf } from '../search/rank.ts';
import { type Criteria, hits, LIVE, liveTerms } from './hits.ts';
import type { Window } from './list-order.ts';

/** Hits of one part that are ranked among each other: its newest, then the next. Ranking reads each of them. */
const RANKED = 100;

/** The newest tenders with some terms. */
interface Found {
  readonly ids: readonly number[];
  /** Whether each is live. */
  readonly live: readonly boolean[];
  /** Whether there are more, which were not looked for. */
  readonly more: boolean;
}

/** One page in the order of the best match, how many hits were found, about as many as needed at most, and whether there are more. */
export async function bestMatches(db: Queryable, criteria: Criteria, window: Window, need: number) {
  const { first } = criteria;
  const whole = first === undefined ? { parts: [], more: false } : await partsOf(db, first, window, need);
  const rest = await partsOf(db, criteria, window, need);
  const parts = [...whole.parts, ...rest.parts];
  const known = new Set<number>();
  const isNew = (id: number) => known.size < known.add(id).size;
  const end = window.offset + window.limit;
  const ids: number[] = [];
  for (const block of parts.map((part) => part.filter(isNew)).flatMap(blocksOf)) {
    // a block beside the page need not be ranked, but keeps its place
    const isShown = ids.length + block.length > window.offset && ids.length < end;
    ids.push(...(isShown ? await ranked(db, criteria, block) : block));
  }
  return { ids: ids.slice(window.offset, end), total: ids.length, more: whole.more || rest.more || ids.length >= need };
}

/**
 * Hits in parts, each newest first: the live, then the closed, then all of them for the count. More than a block are two
 * parts, of which the first is in titles.
 */
async function partsOf(db: Queryable, counted: Criteria, window: Window, need: number): Promise<Parts> {
  const { enough: _, ...criteria } = counted;
  const { search, status } = criteria.filters;
  const ofLive = [liveTerms(criteria)];
  const title = sql`${titleTerms(search)}::tsquery`;
  // blocks end after the page, at the latest
  const end = window.offset + window.limit;
  const reach = Math.ceil(end / RANKED) * RANKED;
  const find = (further: readonly SQLQuery[], states: readonly TenderStatus[], many: number) =>
    newest(db, criteria, further, many, status === undefined ? states : undefined);
  const inTitles = (further: readonly SQLQuery[], states: readonly TenderStatus[]) =>
    find([title, ...further], states, reach).then(({ ids }) => ids);
  const all = await newest(db, counted, [], need);
  const { more } = all;
  if (search.some !== undefined) return { parts: [all.ids], more };
  const isWhole = !more && all.ids.length < need;
  let live: readonly number[] = all.ids.filter((_, at) => all.live[at]);
  const closed = all.ids.filter((_, at) => !all.live[at]);
  const parts: (readonly number[])[] = [];
  /** True where there are more than a block; without a wanted word there is no better place than another. */
  const isMany = (some: readonly number[]) => search.terms.length > 0 && (some.length > RANKED || !isWhole);
  if (isMany(live) && status !== 'closed') {
    const found = await inTitles(ofLive, LIVE);
    if (found.length >= reach) return { parts: [found, all.ids], more };
    if (!isWhole && status === undefined) live = (await find(ofLive, LIVE, found.length + reach)).ids;
    if (live.length > RANKED) parts.push(found);
  }
  parts.push(live);
  if (live.length < end) parts.push(...(isMany(closed) ? [await inTitles([], ['closed'])] : []), closed);
  return { parts: [...parts, all.ids], more };
}

interface Parts extends Pick<Found, 'more'> {
  readonly parts: readonly (readonly number[])[];
}

async function newest(
  db: Queryable,
  criteria: Criteria,
  further: readonly SQLQuery[],
  need: number,
  statuses?: readonly TenderStatus[],
): Promise<Found> {
  const found = hits(criteria, { further, axis: 't', need: sql`${need}::int`, statuses });
  const [row] =
    await db.query<Found>(sql`SELECT coalesce(array_agg(id ORDER BY ordinality) FILTER (WHERE id IS NOT NULL), '{}') AS ids,
      coalesce(array_agg(effective_status = ANY (${LIVE}::text[]) ORDER BY ordinality), '{}') AS live, count(*) > count(id) AS more
    FROM ${found} WITH ORDINALITY`);
  return row ?? { ids: [], live: [], more: false };
}

const blocksOf = (part: readonly number[]) =>
  Array.from({ length: Math.ceil(part.length / RANKED) }, (_, at) => part.slice(at * RANKED, (at + 1) * RANKED));

interface Row extends Omit<RankedFields, 'keys' | 'holds' | 'isLive'> {
  readonly id: number;
  readonly keys: readonly string[];
  readonly held: readonly boolean[];
  readonly is_live: boolean;
}

/** The ids of a block by rank, those of one rank as they were. */
async function ranked(
  db: Queryable,
  { filters: { search }, now }: Criteria,
  ids: readonly number[],
): Promise<number[]> {
  const terms = [...(search.some?.weights.keys() ?? [])];
  const held = terms.map((term) => sql`t.search_vector @@ ${allTerms([term])}`);
  const ask = terms.length === 0 ? db.prepared : db.query;
  const rows = await ask<Row>(sql`SELECT t.id, t.title, t.reference, tender_keys(t) AS keys,
      CASE WHEN t.ocr_text IS NOT NULL THEN t.description END AS description,
      ARRAY[${sql.join(held, sql`, `)}]::boolean[] AS held,
      ${terms.length === 0 ? sql`true` : sql`tender_is_live(t, ${now}::timestamptz)`} AS is_live,
      coalesce((SELECT string_agg(o.name_folded, ' ') FROM organization o
        WHERE o.id = ANY (t.organization_ids || t.procuring_organization_id)), '') AS organizations
    FROM tender t WHERE t.id = ANY (${ids}::int[])`);
  const ranks = new Map(
    rows.map((row) => {
      const holds = (term: SearchTerm) =>
        row.held[terms.indexOf(term)] || term.named.some(({ key }) => row.keys.includes(key));
      return [row.id, rankOf(search, { ...row, keys: new Set(row.keys), isLive: row.is_live, holds })];
    }),
  );
  return ids.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
