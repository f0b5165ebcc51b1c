import { type Queryable, sql } from '#db/connection.ts';
import type { MailTemplates } from '#templates/mail-templates.ts';
import { RunCards } from './cards.ts';
import { type DigestRun, findRun, STILL_OPEN } from './digest-run.ts';
import { CriteriaIndex, type MatchedTender } from './matching/criteria-index.ts';

/** A run ready for its ranges: tenders closing soonest first, their index, and their cards, drawn once for everybody. */
export interface LoadedRun {
  readonly run: DigestRun;
  readonly tenders: readonly RunTender[];
  readonly index: CriteriaIndex;
  readonly cards: RunCards;
  /** Lower-case name of a category, and name of an interest area → ids of categories. */
  readonly categories: ReadonlyMap<string, number>;
  readonly interestAreas: ReadonlyMap<string, readonly number[]>;
}

export interface RunTender extends MatchedTender {
  /** Where in the log it was published. */
  readonly position: number;
}

/** What loading takes of the worker. */
interface Needs {
  readonly db: Queryable;
  readonly templates: Pick<MailTemplates, 'card'>;
  readonly clock: () => Date;
}

const KEPT = 2;

/** Loads runs; each is frozen, so once per process, and the newest few are kept. */
export class RunLoader {
  readonly #runs = new Map<number, Promise<LoadedRun>>();

  get(needs: Needs, runId: number): Promise<LoadedRun> {
    const known = this.#runs.get(runId);
    if (known !== undefined) return known;
    const loading = load(needs, runId);
    this.#runs.set(runId, loading);
    loading.catch(() => this.#runs.delete(runId));
    for (const id of [...this.#runs.keys()].slice(0, -KEPT)) this.#runs.delete(id);
    return loading;
  }
}

async function load({ db, templates, clock }: Needs, runId: number): Promise<LoadedRun> {
  const run = await findRun(db, runId);
  if (run === undefined) throw new Error(`There is no run ${runId}`);
  const tenders = await loadTenders(db, run);
  const now = clock();
  const cards = new RunCards((tender) => templates.card(tender, now));
  const [categories, interestAreas] = await Promise.all([loadCategories(db), loadInterestAreas(db)]);
  return { run, tenders, index: new CriteriaIndex(tenders), cards, categories, interestAreas };
}

/** What matching needs, no texts; a tender that closed or vanished since the run began is left out. */
function loadTenders(db: Queryable, run: DigestRun): Promise<RunTender[]> {
  return db.query<RunTender>(sql`
    WITH RECURSIVE above AS (
      SELECT id AS category_id, id AS ancestor_id FROM category
      UNION SELECT a.category_id, c.parent_id FROM above a JOIN category c ON c.id = a.ancestor_id WHERE c.parent_id IS NOT NULL)
    SELECT t.id, t.city, t.province, t.sectors, e.position,
      ARRAY(SELECT DISTINCT a.ancestor_id FROM above a WHERE a.category_id = ANY (t.category_ids)) AS "categoryIds"
    FROM unnest(${[...run.tender_ids]}::int[]) r (id) JOIN tender t ON t.id = r.id
      JOIN es.events e ON e.stream_id = 'tender-' || r.id AND e.version = 1
    WHERE ${STILL_OPEN} ORDER BY t.closes_at, t.id`);
}

/** Also by the names that categories had before: a subscriber chose a category, not a word. Present names win. */
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
