import { type Queryable, sql } from '#db/connection.ts';
import { type CompiledCriterion, type Criterion, compileCriteria, type RowConditions } from './compile-criteria.ts';
import { WordIndex } from './word-index.ts';

/** Places of a criterion's notices, ascending; it must be one of those that were asked for. */
export type PlacesOf = (criterion: Criterion) => Uint32Array;

const NONE = new Uint32Array(0);
/** Criteria whose places are kept: many people ask for the same words. */
const KEPT = 30_000;
/** Notices of one statement. */
const PAGE = 1000;
const CHECKED_AT_ONCE = 20_000;

/** Places that criteria find among the notices of a run. The words of the notices are read when somebody asks for some. */
export class CriteriaPlaces {
  readonly #ids: readonly number[];
  readonly #clock: () => Date;
  readonly #known = new Map<string, Uint32Array>();
  #index: Promise<WordIndex> | undefined;

  /** `ids` of the notices by their places. */
  constructor(ids: readonly number[], clock: () => Date) {
    this.#ids = ids;
    this.#clock = clock;
  }

  /** Finds what these criteria find, those of before from memory. */
  async of(db: Queryable, criteria: readonly Criterion[]): Promise<PlacesOf> {
    const asked = new Map(criteria.map((criterion) => [keyOf(criterion), criterion]));
    const found = new Map<string, Uint32Array>();
    for (const key of asked.keys()) {
      const places = this.#known.get(key);
      if (places !== undefined) found.set(key, places);
    }
    const fresh = [...asked].filter(([key]) => !found.has(key));
    const places = await this.#find(
      db,
      fresh.map(([, criterion]) => criterion),
    );
    if (this.#known.size + fresh.length > KEPT) this.#known.clear();
    for (const [at, [key]] of fresh.entries()) {
      const list = places[at] ?? NONE;
      found.set(key, list);
      this.#known.set(key, list);
    }
    return (criterion) => {
      const list = found.get(keyOf(criterion));
      if (list === undefined) throw new Error('Nobody asked for this criterion');
      return list;
    };
  }

  async #find(db: Queryable, criteria: readonly Criterion[]): Promise<Uint32Array[]> {
    if (criteria.length === 0) return [];
    this.#index ??= loadWords(db, this.#ids);
    this.#index.catch(() => {
      this.#index = undefined;
    });
    const index = await this.#index;
    const compiled = await compileCriteria(db, criteria, this.#clock());
    const places = compiled.map(({ query }) => (query === undefined ? NONE : index.find(query)));
    await this.#check(db, compiled, places);
    return places;
  }

  /** Leaves in `places` those that meet the conditions that terms cannot tell. */
  async #check(db: Queryable, compiled: readonly CompiledCriterion[], places: Uint32Array[]): Promise<void> {
    const open = compiled.flatMap(({ check }, at) => (check === null ? [] : [{ check, at }]));
    const pairs = open.flatMap(({ at }, nth) => Array.from(places[at] ?? NONE, (place) => ({ place, nth })));
    const kept = new Map(open.map(({ at }) => [at, [] as number[]]));
    for (let from = 0; from < pairs.length; from += CHECKED_AT_ONCE) {
      const part = pairs.slice(from, from + CHECKED_AT_ONCE);
      for (const at of await this.#meeting(
        db,
        open.map(({ check }) => check),
        part,
      )) {
        const pair = part[at - 1];
        const criterion = pair === undefined ? undefined : open[pair.nth];
        if (pair !== undefined && criterion !== undefined) kept.get(criterion.at)?.push(pair.place);
      }
    }
    for (const [at, list] of kept) places[at] = Uint32Array.from(list).sort();
  }

  /** Numbers, from 1, of the pairs whose notice meets the conditions. */
  async #meeting(
    db: Queryable,
    checks: readonly RowConditions[],
    pairs: readonly { readonly place: number; readonly nth: number }[],
  ): Promise<number[]> {
    const column = (name: keyof RowConditions) => checks.map((check) => check[name]);
    const [row] = await db.query<{ met: number[] | null }>(sql`SELECT array_agg(p.at::int) AS met
      FROM unnest(${pairs.map(({ place }) => this.#ids[place] ?? 0)}::int[], ${pairs.map(({ nth }) => nth + 1)}::int[])
        WITH ORDINALITY AS p (id, nth, at)
      JOIN (SELECT nth, terms::tsquery, words::tsquery, status, closing_from, closing_to
        FROM unnest(${column('terms')}::text[], ${column('words')}::text[], ${column('status')}::text[],
          ${column('closingFrom')}::date[], ${column('closingTo')}::date[])
          WITH ORDINALITY AS u (terms, words, status, closing_from, closing_to, nth) OFFSET 0) AS c ON c.nth = p.nth
      JOIN tender t ON t.id = p.id
      WHERE (c.words IS NULL OR t.search_vector @@ c.words) AND (c.terms IS NULL OR tender_terms(t) @@ c.terms)
        AND (c.status IS NULL OR tender_effective_status(t, ${this.#clock()}::timestamptz) = c.status)
        AND (c.closing_from IS NULL OR t.closing_date >= c.closing_from)
        AND (c.closing_to IS NULL OR t.closing_date <= c.closing_to)`);
    return row?.met ?? [];
  }
}

const keyOf = (criterion: Criterion) => JSON.stringify(criterion);

/** Terms of the index without those of days and beginnings of words, which no criterion asks for. */
async function loadWords(db: Queryable, ids: readonly number[]): Promise<WordIndex> {
  const index = new WordIndex(ids.length);
  for (let at = 0; at < ids.length; at += PAGE) {
    const rows = await db.query<{
      term: string;
      places: number[];
    }>(sql`SELECT w.term, array_agg(r.place - 1 + ${at}::int ORDER BY r.place)::int[] AS places
      FROM unnest(${ids.slice(at, at + PAGE)}::int[]) WITH ORDINALITY AS r (id, place) JOIN tender t ON t.id = r.id,
        LATERAL unnest(tsvector_to_array(t.search_vector) || tender_keys(t)) AS w (term)
      GROUP BY w.term`);
    for (const { term, places } of rows) index.add(term, places);
  }
  return index.close();
}
