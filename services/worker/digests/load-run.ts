import { type Queryable, sql } from '#db/connection.ts';
import { readSettledPlaces } from '#db/tenders/settled-places.ts';
import type { MailTemplates } from '#templates/mail-templates.ts';
import { RunCards } from './cards.ts';
import { CriteriaIndex, type MatchedTender } from './matching/criteria-index.ts';
import { type DigestRun, findRun, STILL_OPEN } from './runs/digest-run.ts';

/** A run ready for its ranges: tenders closing soonest first, with their index and their cards. */
export interface LoadedRun {
  readonly run: DigestRun;
  readonly index: CriteriaIndex;
  /** Id of each tender and position of its first event, both by its place in the index. */
  readonly tenderIds: readonly number[];
  readonly positions: readonly number[];
  readonly cards: RunCards;
  /** Lower-case name of a category, and name of an interest area → ids of categories. */
  readonly categories: ReadonlyMap<string, number>;
  readonly interestAreas: ReadonlyMap<string, readonly number[]>;
}

interface Dependencies {
  readonly db: Queryable;
  readonly templates: Pick<MailTemplates, 'card'>;
  readonly clock: () => Date;
}

const KEPT_RUNS = 2;
const PAGE = 5000;

/** Loads each run once per process, as it is frozen, and keeps the newest few. */
export class RunLoader {
  readonly #runs = new Map<number, Promise<LoadedRun>>();

  get(dependencies: Dependencies, runId: number): Promise<LoadedRun> {
    const known = this.#runs.get(runId);
    if (known !== undefined) return known;
    const loading = load(dependencies, runId);
    this.#runs.set(runId, loading);
    loading.catch(() => this.#runs.delete(runId));
    for (const id of [...this.#runs.keys()].slice(0, -KEPT_RUNS)) this.#runs.delete(id);
    return loading;
  }
}

async function load({ db, templates, clock }: Dependencies, runId: number): Promise<LoadedRun> {
  const run = await findRun(db, runId);
  if (run === undefined) throw new Error(`There is no run ${runId}`);
  const matched = await loadTenders(db, run.tender_ids);
  const now = clock();
  const cards = new RunCards((tender) => templates.card(tender, now));
  const [categories, interestAreas] = await Promise.all([loadCategories(db), loadInterestAreas(db)]);
  return { run, ...matched, cards, categories, interestAreas };
}

interface Row extends MatchedTender {
  readonly id: number;
  readonly position: number;
}

/**
 * Reads what matching needs, no texts, in pages, and keeps only the index: two hundred thousand open tenders take a few
 * megabytes. A tender that closed or vanished since the run began is left out.
 */
async function loadTenders(db: Queryable, ids: readonly number[]) {
  const index = new CriteriaIndex(ids.length, await readSettledPlaces(db));
  const tenderIds: number[] = [];
  const positions: number[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    for (const row of await loadPage(db, ids.slice(at, at + PAGE))) {
      index.add(row);
      tenderIds.push(row.id);
      positions.push(row.position);
    }
  }
  return { index, tenderIds, positions };
}

function loadPage(db: Queryable, ids: readonly number[]): Promise<Row[]> {
  return db.query<Row>(sql`
    WITH RECURSIVE above AS (
      SELECT id AS category_id, id AS ancestor_id FROM category
      UNION SELECT a.category_id, c.parent_id FROM above a JOIN category c ON c.id = a.ancestor_id WHERE c.parent_id IS NOT NULL)
    SELECT t.id, t.city, t.province, t.sectors, e.position,
      ARRAY(SELECT DISTINCT a.ancestor_id FROM above a WHERE a.category_id = ANY (t.category_ids)) AS "categoryIds"
    FROM unnest(${[...ids]}::int[]) WITH ORDINALITY r (id, place) JOIN tender t ON t.id = r.id
      JOIN es.events e ON e.stream_id = 'tender-' || r.id AND e.version = 1
    WHERE ${STILL_OPEN} ORDER BY r.place`);
}

/** Includes the names that categories had before: a subscriber chose a category, not a word. Present names win. */
async function loadCategories(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.query<{ name: string; id: number }>(sql`SELECT lower(n.name) AS name, n.id FROM (
      SELECT e.data -> 'category' ->> 'name' AS name, c.id, e.position AS rank
        FROM category c JOIN es.events e ON e.stream_id = 'category-' || c.id
      UNION ALL SELECT name, id, NULL FROM category) n
    WHERE n.name IS NOT NULL ORDER BY n.rank NULLS LAST`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function loadInterestAreas(db: Queryable): Promise<Map<string, readonly number[]>> {
  const rows = await db.query<{ name: string; category_ids: number[] }>(
    sql`SELECT name, category_ids FROM interest_area`,
  );
  return new Map(rows.map(({ name, category_ids }) => [name, category_ids]));
}
