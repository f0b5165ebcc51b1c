import { type AreaReach, REACH_LOOKED_AT } from '#contracts/api/operations/area-reach.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { readWords } from '#contracts/rules/search/word-list.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { CATEGORY_TREE } from '#db/tenders/category-tree.ts';
import { wantedTenders } from '../preferences/wanted-tenders.ts';
import { resembling } from './resembling-areas.ts';

const EXAMPLES = 5;

interface Area {
  readonly id: number;
  readonly name: string;
  readonly categoryIds: readonly number[];
  readonly words: string;
}

interface Reach extends Omit<AreaReach, 'suggestions'> {
  /** Open tenders of each area among those looked at, by its id. */
  readonly openOf: ReadonlyMap<number, number>;
}

/** How many of the newest open tenders each area reaches, and those that none does: one look at each of them, which takes a while. */
export async function readReach(db: Queryable, now: Date, most = REACH_LOOKED_AT): Promise<Reach> {
  const areas = await readAreas(db);
  const hits = await Promise.all(areas.map(({ name }) => reaches(db, name, now)));
  const [found] = await db.query<{
    open: number;
    unreached: number;
    counts: number[] | null;
    examples: AreaReach['examples'];
  }>(sql`
    WITH newest AS MATERIALIZED (SELECT t.id FROM tender t WHERE t.closing_date >= ${karachiDay(now)}::date
        AND tender_is_live(t, ${now}::timestamptz) ORDER BY t.id + 0 DESC LIMIT ${most}),
      live AS MATERIALIZED (SELECT t.id, t.title, t.search_vector, t.search_vector || array_to_tsvector(tender_keys(t)) AS terms
        FROM newest JOIN tender t USING (id)),
      reached AS MATERIALIZED (SELECT t.id, t.title, ARRAY[${hits.length === 0 ? sql`false` : sql.join(hits, sql`, `)}] AS hit FROM live t)
    SELECT count(*)::int AS open, count(*) FILTER (WHERE NOT true = ANY (hit))::int AS unreached,
      (SELECT array_agg(n ORDER BY place) FROM (SELECT u.place, count(*) FILTER (WHERE u.hit)::int AS n
        FROM reached r, unnest(r.hit) WITH ORDINALITY AS u (hit, place) GROUP BY u.place) c) AS counts,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title) ORDER BY e.id DESC)
        FROM (SELECT id, title FROM reached WHERE NOT true = ANY (hit) ORDER BY id DESC LIMIT ${EXAMPLES}) e), '[]') AS examples
    FROM reached`);
  const { open = 0, unreached = 0, counts, examples = [] } = found ?? {};
  const standsForNothing = ({ categoryIds, words }: Area) => categoryIds.length === 0 && words === '';
  return {
    ...{ open, unreached, examples },
    empty: areas.filter(standsForNothing).map(({ name }) => name),
    openOf: new Map(areas.map(({ id }, at) => [id, counts?.[at] ?? 0])),
  };
}

/** The same with the categories of no area, each offered to the areas that it resembles. */
export async function readAreaReach(db: Queryable, now: Date): Promise<AreaReach> {
  const [{ openOf, ...reach }, areas, categories] = await Promise.all([
    readReach(db, now),
    readAreas(db),
    db.query<{ id: number; name: string; above: number[] }>(sql`SELECT c.id, c.name,
        array_agg(up.above) AS above FROM category c JOIN ${CATEGORY_TREE} USING (id) WHERE c.is_active
      GROUP BY c.id, c.name ORDER BY lower(c.name)`),
  ]);
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  const known = areas.map(({ name, words, categoryIds }) => ({
    name,
    texts: [name, ...readWords(words).wanted, ...categoryIds.flatMap((id) => nameOf.get(id) ?? [])],
  }));
  const mapped = new Set(areas.flatMap(({ categoryIds }) => categoryIds));
  const free = categories.filter(({ above }) => !above.some((id) => mapped.has(id)));
  return { ...reach, suggestions: free.map(({ name }) => ({ category: name, areas: resembling(name, known) })) };
}

const readAreas = (db: Queryable): Promise<Area[]> =>
  db.query<Area>(sql`SELECT id, name, category_ids AS "categoryIds", words FROM interest_area ORDER BY id`);

/** SQL: true for a row `t` of `live` that whoever chooses this area alone is told of. */
async function reaches(db: Queryable, area: string, now: Date): Promise<SQLQuery> {
  const choice = { interestAreas: [area], categories: [], cities: [], provinces: [], sectors: [], words: '' };
  return sql`(${(await wantedTenders(db, choice, now, sql`t.terms`)).isWanted})`;
}
