import { type Queryable, sql } from '#db/connection.ts';
import type { MailTemplates } from '#templates/mail-templates.ts';
import { loadNotices, type Notices } from '../../platform/matching/load-notices.ts';
import { criteriaOf, matchPreferences, type PreferenceRow } from '../../platform/matching/match-preferences.ts';
import { RunCards } from './cards.ts';
import { type DigestRun, findRun } from './runs/digest-run.ts';

/** A run ready for its ranges: tenders closing soonest first, with their index and their cards. */
export interface LoadedRun extends Notices {
  readonly run: DigestRun;
  readonly cards: RunCards;
}

interface Dependencies {
  readonly db: Queryable;
  readonly templates: Pick<MailTemplates, 'card'>;
  readonly clock: () => Date;
}

const KEPT_RUNS = 2;

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
  const notices = await loadNotices(db, run.tender_ids, { clock, open: true });
  await recordUnreached(db, runId, notices);
  const now = clock();
  return { run, ...notices, cards: new RunCards((tender) => templates.card(tender, now)) };
}

/** Says in the report of the run what areas of interest leave out, whoever subscribed to them. */
async function recordUnreached(db: Queryable, runId: number, notices: Notices): Promise<void> {
  const names = [...notices.interestAreas.keys()];
  const everyArea: PreferenceRow = { ...NOTHING, interest_areas: names };
  const placesOf = await notices.criteria.of(db, criteriaOf(notices, everyArea));
  const reached = names.length === 0 ? [] : matchPreferences(notices, everyArea, placesOf);
  const empty = [...notices.interestAreas].filter(
    ([, { categoryIds, items }]) => categoryIds.length + items.length === 0,
  );
  await db.query(sql`UPDATE digest_run SET unreached = ${notices.tenderIds.length - reached.length}::int,
    empty_areas = ${empty.map(([name]) => name)}::text[] WHERE id = ${runId} AND unreached IS NULL`);
}

const NOTHING: PreferenceRow = {
  interest_areas: [],
  categories: [],
  cities: [],
  provinces: [],
  sectors: [],
  words: '',
};
