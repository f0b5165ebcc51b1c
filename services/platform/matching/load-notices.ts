import { readWords } from '#contracts/rules/search/word-list.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { CATEGORY_TREE } from '#db/tenders/category-tree.ts';
import { readSettledPlaces } from '#db/tenders/settled-places.ts';
import { everyName } from '../search/current-names.ts';
import { CriteriaIndex, type MatchedTender } from './criteria-index.ts';
import { CriteriaPlaces } from './criteria-places.ts';

/** An area of interest: what it stands for. */
interface InterestAreaCriteria {
  readonly categoryIds: readonly number[];
  /** Items of its words. */
  readonly items: readonly string[];
}

/** Notices ready to be matched; lists are by their place. */
export interface Notices {
  readonly index: CriteriaIndex;
  readonly criteria: CriteriaPlaces;
  readonly tenderIds: readonly number[];
  /** Place of a tender by its id. */
  readonly placeOf: ReadonlyMap<number, number>;
  /** Position and moment of the first event. */
  readonly positions: readonly number[];
  readonly enteredAt: readonly number[];
  /** Lower-case name that a category has or had, because a subscriber chose a category, not a word; name of an interest area. */
  readonly categories: ReadonlyMap<string, number>;
  readonly interestAreas: ReadonlyMap<string, InterestAreaCriteria>;
}

const PAGE = 5000;

interface Row extends MatchedTender {
  readonly id: number;
  readonly position: number;
  readonly enteredAt: Date;
}

/**
 * Reads what matching needs, no texts, in pages, and keeps only the index: two hundred thousand open tenders take a few
 * megabytes; their words are read when somebody asks for some. Those that vanished, or closed where they must be `open`, are left out.
 */
export async function loadNotices(
  db: Queryable,
  ids: readonly number[],
  { clock, open }: { readonly clock: () => Date; readonly open: boolean },
): Promise<Notices> {
  const index = new CriteriaIndex(ids.length, await readSettledPlaces(db));
  const tenderIds: number[] = [];
  const positions: number[] = [];
  const enteredAt: number[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    for (const row of await loadPage(db, ids.slice(at, at + PAGE), open)) {
      index.add(row);
      tenderIds.push(row.id);
      positions.push(row.position);
      enteredAt.push(row.enteredAt.getTime());
    }
  }
  const [named, interestAreas] = await Promise.all([everyName(db, 'category'), loadInterestAreas(db)]);
  const categories = new Map(named.map(({ name, id }) => [name, id]));
  const criteria = new CriteriaPlaces(tenderIds, clock);
  const placeOf = new Map(tenderIds.map((id, place) => [id, place]));
  return { index, criteria, tenderIds, placeOf, positions, enteredAt, categories, interestAreas };
}

function loadPage(db: Queryable, ids: readonly number[], open: boolean): Promise<Row[]> {
  return db.query<Row>(sql`
    WITH tree AS MATERIALIZED (SELECT * FROM ${CATEGORY_TREE})
    SELECT t.id, t.city, t.province, t.sectors, e.position, e.recorded_at AS "enteredAt",
      ARRAY(SELECT DISTINCT above FROM tree WHERE tree.id = ANY (t.category_ids)) AS "categoryIds"
    FROM unnest(${[...ids]}::int[]) WITH ORDINALITY r (id, place) JOIN tender t ON t.id = r.id
      JOIN es.events e ON e.stream_id = 'tender-' || r.id AND e.version = 1
    WHERE NOT ${open} OR tender_is_live(t, now()) ORDER BY r.place`);
}

async function loadInterestAreas(db: Queryable): Promise<Map<string, InterestAreaCriteria>> {
  const rows = await db.query<{ name: string; category_ids: number[]; words: string }>(
    sql`SELECT name, category_ids, words FROM interest_area ORDER BY id`,
  );
  return new Map(
    rows.map(({ name, category_ids, words }) => [name, { categoryIds: category_ids, items: readWords(words).wanted }]),
  );
}
