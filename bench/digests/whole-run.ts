import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, sql } from '#db/connection.ts';
import { quantile } from '../lib/bars.ts';
import { type Gift, mailOne, type Person } from './naive.ts';
import { perUnit } from './timing.ts';
import type { WorkerProcess } from './worker-process.ts';

interface Progress {
  readonly done: number;
  readonly finished: boolean;
}

async function progressOf(db: Database): Promise<Progress | undefined> {
  const [row] = await db.query<Progress>(sql`SELECT r.finished_at IS NOT NULL AS finished,
      (SELECT coalesce(sum((counts ->> 'total')::int) FILTER (WHERE done_at IS NOT NULL), 0) FROM digest_range WHERE run_id = r.id) AS done
    FROM digest_run r WHERE kind = 'daily' AND tender_ids <> '{}'`);
  return row;
}

/**
 * Lets the worker do its daily run in `parts`, halted while a sample of the obvious way is measured before each part. Answers
 * seconds that ours took for everybody, by the sum of its parts, and the ratios of milliseconds per subscription.
 */
export async function measureRun(
  db: Database,
  worker: WorkerProcess,
  people: readonly Person[],
  { parts, gift }: { readonly parts: number; readonly gift: Gift },
) {
  const naive: number[] = [];
  const ratios: number[] = [];
  while ((await progressOf(db)) === undefined) await sleep(5);
  let milliseconds = 0;
  let peak = 0;
  let before: Progress = { done: 0, finished: false };
  for (let part = 0; !before.finished; part++) {
    worker.halt();
    const sample = people.filter((_, at) => at % 2500 === (part * 37) % 2500);
    const theirs = await perUnit(sample, (person) => mailOne(db, person, gift));
    naive.push(theirs);
    worker.goOn();
    const start = performance.now();
    const goal = Math.min(people.length, Math.ceil((part + 1) * (people.length / parts)));
    let now = before;
    while (now.done < goal || (goal === people.length && !now.finished)) {
      await sleep(20);
      now = (await progressOf(db)) ?? now;
    }
    const passed = performance.now() - start;
    milliseconds += passed;
    ratios.push(theirs / (passed / (now.done - before.done)));
    before = now;
    peak = Math.max(peak, await worker.peakMegabytes());
  }
  const whole = naive.reduce((sum, each) => sum + each, 0) / naive.length / (milliseconds / people.length);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    ratio: round(whole),
    medianOfParts: round(quantile(ratios, 0.5)),
    seconds: round(milliseconds / 1000),
    naiveMilliseconds: round(quantile(naive, 0.5)),
    megabytes: peak,
  };
}
