import type { Queryable } from '#db/connection.ts';
import type { MailTemplates } from '#templates/mail-templates.ts';
import { loadNotices, type Notices } from '../../platform/matching/load-notices.ts';
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
  const now = clock();
  return { run, ...notices, cards: new RunCards((tender) => templates.card(tender, now)) };
}
