import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { NOT_CLOSED } from '../../../../platform/search/list-filters.ts';
import { titleTerms } from '../../../../platform/search/search-terms.ts';
import type { Search } from '../../../../platform/search/understand-search.ts';
import { type RankedFields, rankOf } from '../search/rank.ts';
import { type Criteria, hits } from './hits.ts';
import type { Window } from './list-order.ts';

/** Hits of one part that are ranked among each other: its newest, then the next. Ranking reads each of them. */
const RANKED = 300;

/** A hit in the order of its parts. */
interface Place {
  readonly id: number;
  /** Live in title, number or organization; live elsewhere; the same of the closed. */
  readonly part: number;
}

/** One page in the order of the best match, and how many hits there are, at most the number needed. */
export async function bestMatches(db: Queryable, criteria: Criteria, terms: SQLQuery, window: Window, need: number) {
  const [found] = await db.query<{ ids: number[]; parts: number[] }>(sql`WITH ${collected(criteria, terms, need)}
    SELECT coalesce(array_agg(id ORDER BY part, day DESC, id DESC), '{}') AS ids,
      coalesce(array_agg(part ORDER BY part, day DESC, id DESC), '{}') AS parts FROM places`);
  const places = (found?.ids ?? []).map((id, at) => ({ id, part: found?.parts[at] ?? 0 }));
  const ids: number[] = [];
  let at = 0;
  for (const block of blocksOf(places)) {
    const end = at + block.length;
    // a block beside the page need not be ranked, but keeps its place
    const isShown = end > window.offset && at < window.offset + window.limit;
    ids.push(...(isShown ? await ranked(db, criteria.filters.search, block) : block.map(({ id }) => id)));
    at = end;
  }
  return { ids: ids.slice(window.offset, window.offset + window.limit), total: places.length };
}

const LIVE: readonly TenderStatus[] = ['open', 'closing_soon'];

/** SQL of the tables of all parts, each newest first, and of `places`: as many of all of them as are needed. */
function collected(criteria: Criteria, terms: SQLQuery, need: number): SQLQuery {
  const { status, search } = criteria.filters;
  const live = sql`${NOT_CLOSED} && tender_days_about('z', ${criteria.today}::date, 'infinity')`;
  const past = sql`tender_status_terms('closed', ${criteria.now}::timestamptz)`;
  const states = [
    ...(status === 'closed' ? [] : [{ of: live, statuses: status === undefined ? LIVE : [status] }]),
    ...(status === undefined || status === 'closed' ? [{ of: past, statuses: ['closed' as const] }] : []),
  ];
  const inTitle = sql`${titleTerms(search)}::tsquery`;
  // without a wanted word there is no better place than another
  const where = search.terms.length === 0 ? [sql`''::tsquery`] : [inTitle, sql`!!${inTitle}`];
  const parts = states.flatMap(({ of, statuses }) => where.map((place) => ({ of, statuses, place })));
  const names = parts.map((_, at) => sql.ident(`part_${at}`));
  const counted = (upto: number) => names.slice(0, upto).map((name) => sql` - (SELECT count(*)::int FROM ${name})`);
  const tables = parts.map(({ of, statuses, place }, at) => {
    const left = sql`(${need}::int${sql.join(counted(at), sql``)})`;
    const options = { axis: 't', isBack: true, start: sql`NULL`, need: left, statuses } as const;
    const found = hits(criteria, { ...options, terms: sql`(${terms} && ${of} && ${place})` });
    return sql`${names[at] ?? sql``} AS MATERIALIZED (SELECT id, day, ${at}::int AS part FROM ${found} WHERE ${left} > 0)`;
  });
  const all = sql.join(
    names.map((name) => sql`SELECT * FROM ${name}`),
    sql` UNION ALL `,
  );
  return sql`${sql.join(tables, sql`, `)}, places AS (${all})`;
}

function blocksOf(places: readonly Place[]): Place[][] {
  const blocks: Place[][] = [];
  for (const place of places) {
    const last = blocks.at(-1);
    if (last === undefined || last.length === RANKED || last[0]?.part !== place.part) blocks.push([place]);
    else last.push(place);
  }
  return blocks;
}

interface Row extends Omit<RankedFields, 'keys'> {
  readonly id: number;
  readonly keys: readonly string[];
}

/** The ids of a block by rank, those of one rank as they were. */
async function ranked(db: Queryable, search: Search, block: readonly Place[]): Promise<number[]> {
  const ids = block.map(({ id }) => id);
  const rows = await db.prepared<Row>(sql`SELECT t.id, t.title, t.reference, tender_keys(t) AS keys,
      CASE WHEN t.ocr_text IS NOT NULL THEN t.description END AS description,
      coalesce((SELECT string_agg(o.name_folded, ' ') FROM organization o
        WHERE o.id = ANY (t.organization_ids || t.procuring_organization_id)), '') AS organizations
    FROM tender t WHERE t.id = ANY (${ids}::int[])`);
  const ranks = new Map(rows.map((row) => [row.id, rankOf(search, { ...row, keys: new Set(row.keys) })]));
  return ids.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
