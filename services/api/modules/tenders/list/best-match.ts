import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { NOT_CLOSED } from '../../../../platform/search/list-filters.ts';
import { allTerms, titleTerms } from '../../../../platform/search/search-terms.ts';
import type { SearchTerm } from '../../../../platform/search/understand-search.ts';
import { type RankedFields, rankOf } from '../search/rank.ts';
import { type Criteria, hits } from './hits.ts';
import type { Window } from './list-order.ts';

/** Hits of one part that are ranked among each other: its newest, then the next. Ranking reads each of them. */
const RANKED = 300;

/** A hit in the order of its parts. */
interface Place {
  readonly id: number;
  /** Live in title, number or organization; live elsewhere; the same of the closed; those with some of the words. */
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
    ids.push(...(isShown ? await ranked(db, criteria, block) : block.map(({ id }) => id)));
    at = end;
  }
  return { ids: ids.slice(window.offset, window.offset + window.limit), total: places.length };
}

const LIVE: readonly TenderStatus[] = ['open', 'closing_soon'];

/** SQL of the tables of all parts, each newest first, and of `places`: as many of all of them as are needed. */
function collected(criteria: Criteria, terms: SQLQuery, need: number): SQLQuery {
  const { first, filters } = criteria;
  const parts =
    filters.search.some === undefined ? partsOf(criteria, terms) : [{ criteria, terms, statuses: stated(criteria) }];
  const before = first?.terms === undefined ? [] : partsOf(first, first.terms);
  const names = [...before, ...parts].map((_, at) => sql.ident(`part_${at}`));
  const known = before.map((_, at) => sql` AND id NOT IN (SELECT id FROM ${names[at] ?? sql``})`);
  const tables = [...before, ...parts].map((part, at) => {
    const held = names.slice(0, at).map((name) => sql` - (SELECT count(*)::int FROM ${name})`);
    const left = sql`(${need}::int${sql.join(held, sql``)})`;
    // hits that are known already take no place
    const asked = at < before.length || before.length === 0 ? left : sql`${need}::int`;
    const options = { axis: 't', isBack: true, start: sql`NULL`, need: asked, statuses: part.statuses } as const;
    const found = sql`(SELECT id, day FROM ${hits(part.criteria, { ...options, terms: part.terms })}
      WHERE ${left} > 0${at < before.length ? sql`` : sql.join(known, sql``)} LIMIT greatest(0, ${left})) AS found`;
    return sql`${names[at] ?? sql``} AS MATERIALIZED (SELECT id, day, ${at}::int AS part FROM ${found})`;
  });
  const all = sql.join(
    names.map((name) => sql`SELECT * FROM ${name}`),
    sql` UNION ALL `,
  );
  return sql`${sql.join(tables, sql`, `)}, places AS (${all})`;
}

const stated = ({ filters: { status } }: Criteria) => (status === undefined ? undefined : [status]);

/** The parts of tenders with every word: the live and the closed, in title, number or organization and elsewhere. */
function partsOf(criteria: Criteria, terms: SQLQuery) {
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
  return states.flatMap(({ of, statuses }) =>
    where.map((place) => ({ criteria, statuses, terms: sql`(${terms} && ${of} && ${place})` })),
  );
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
  block: readonly Place[],
): Promise<number[]> {
  const ids = block.map(({ id }) => id);
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
