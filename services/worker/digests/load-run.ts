import { type Queryable, sql } from '#db/connection.ts';
import type { DigestTender, PreparedCard } from '#templates/mail-templates.ts';
import type { WorkerContext } from '../context.ts';
import { CriteriaIndex, type MatchedTender } from './criteria-index.ts';
import { type DigestRun, findRun } from './digest-run.ts';

/** A run ready for its ranges: tenders closing soonest first, their index, and their cards, drawn once for everybody. */
export interface LoadedRun {
  readonly run: DigestRun;
  readonly tenders: readonly RunTender[];
  readonly index: CriteriaIndex;
  readonly card: (position: number) => PreparedCard;
  /** Lower-case name of a category, and name of an interest area → ids of categories. */
  readonly categories: ReadonlyMap<string, number>;
  readonly interestAreas: ReadonlyMap<string, readonly number[]>;
}

export interface RunTender extends MatchedTender, DigestTender {
  /** Where in the log it was published. */
  readonly position: number;
}

const cache = new Map<number, Promise<LoadedRun>>();
const KEPT = 4;

/** Runs are frozen, so each is loaded once per process; the newest few are kept. */
export function loadRun(context: WorkerContext, runId: number): Promise<LoadedRun> {
  const known = cache.get(runId);
  if (known !== undefined) return known;
  const loading = load(context, runId);
  cache.set(runId, loading);
  loading.catch(() => cache.delete(runId));
  for (const id of [...cache.keys()].slice(0, -KEPT)) cache.delete(id);
  return loading;
}

async function load({ db, templates, clock }: WorkerContext, runId: number): Promise<LoadedRun> {
  const run = await findRun(db, runId);
  if (run === undefined) throw new Error(`There is no run ${runId}`);
  const tenders = await loadTenders(db, run);
  const now = clock();
  const cards = new Map<number, PreparedCard>();
  const card = (at: number) => {
    const tender = tenders[at];
    if (tender === undefined) throw new RangeError(`No tender at ${at}`);
    const drawn = cards.get(at) ?? templates.card(tender, now);
    cards.set(at, drawn);
    return drawn;
  };
  return { run, tenders, index: new CriteriaIndex(tenders), card, ...(await loadNames(db)) };
}

function loadTenders(db: Queryable, run: DigestRun): Promise<RunTender[]> {
  return db.query<RunTender>(sql`
    WITH RECURSIVE above AS (
      SELECT id AS category_id, id AS ancestor_id FROM category
      UNION SELECT a.category_id, c.parent_id FROM above a JOIN category c ON c.id = a.ancestor_id WHERE c.parent_id IS NOT NULL)
    SELECT t.id, t.title, left(t.description, 240) AS excerpt, t.city, t.province, t.sectors, t.reference,
      t.closing_date AS "closingDate", to_char(t.closing_time, 'HH24:MI') AS "closingTime", o.name AS organization,
      ARRAY(SELECT DISTINCT a.ancestor_id FROM above a WHERE a.category_id = ANY (t.category_ids)) AS "categoryIds",
      ARRAY(SELECT c.name FROM category c WHERE c.id = ANY (t.category_ids) ORDER BY c.sort_order, c.name) AS categories,
      (SELECT e.position FROM es.events e WHERE e.stream_id = 'tender-' || t.id AND e.version = 1) AS position
    FROM tender t LEFT JOIN organization o ON o.id = coalesce(t.procuring_organization_id, t.organization_ids[1])
    WHERE t.id = ANY (${[...run.tender_ids]}::int[]) ORDER BY t.closes_at, t.id`);
}

async function loadNames(db: Queryable): Promise<Pick<LoadedRun, 'categories' | 'interestAreas'>> {
  const categories = await db.query<{ name: string; id: number }>(sql`SELECT lower(name) AS name, id FROM category`);
  const areas = await db.query<{ name: string; category_ids: number[] }>(
    sql`SELECT name, category_ids FROM interest_area`,
  );
  return {
    categories: new Map(categories.map(({ name, id }) => [name, id])),
    interestAreas: new Map(areas.map(({ name, category_ids }) => [name, category_ids])),
  };
}
