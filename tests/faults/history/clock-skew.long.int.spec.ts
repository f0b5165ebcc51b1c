import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '#db/connection.ts';
import { dailyPeriod } from '../../../services/worker/digests/runs/period.ts';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { command, missing } from '../../support/faults/machine/tools.ts';
import { Site } from '../../support/faults/site.ts';

const absent = await missing('clock skew', 'faketime', '-f', '+1d', 'true');
const WORK_MS = 4000;

/** Without the command itself, which would stand between us and the process that we end. */
async function clockThatIsOffBy(skew: string): Promise<Record<string, string>> {
  const library = await command('faketime', '-f', skew, 'sh', '-c', 'echo $LD_PRELOAD');
  return { LD_PRELOAD: library.trim(), FAKETIME: skew };
}

let site: Site | undefined;
afterEach(() => site?.stop());

/** The API's idea of the time, in milliseconds. */
const clockOf = async ({ origins }: Site) =>
  Date.parse((await fetch(`${origins[0]}/healthz`)).headers.get('date') ?? '');

/** A worker whose clock says something else than before, and than the others' clocks. */
async function workerAt(skew: string, running: Site): Promise<void> {
  await running.workers[0]?.end();
  const [worker] = running.workers;
  await worker?.start(skew === '' ? {} : await clockThatIsOffBy(skew));
}

describe.skipIf(absent !== undefined)('clocks that differ', { timeout: 240_000 }, () => {
  it.each([
    ['-3d', -3],
    ['+3d', 3],
    ['+0.9s x1.5', 0],
  ])('an API that is off by %s takes every write once', async (skew, days) => {
    site = await Site.start({ apiEnv: await clockThatIsOffBy(skew) });
    expect(Math.round(((await clockOf(site)) - Date.now()) / 86_400_000)).toBe(days);
    const crowd = await Crowd.gather(site, { writers: 6, readers: 2 });
    crowd.begin();
    await sleep(WORK_MS);
    await crowd.end();
    expect(crowd.history.count('ok')).toBeGreaterThan(10);
    expect(crowd.history.count('unknown')).toBe(0);
    expect(await judge(site, crowd, 120_000)).toEqual(NOTHING_WRONG);
  });

  it('a worker whose clock jumps three days ahead, back and further back tells nobody twice, and each day has one run', async () => {
    site = await Site.start();
    const crowd = await Crowd.gather(site, { writers: 6, readers: 2 });
    crowd.begin(50);
    for (const skew of ['+3d', '', '-3d', '+1d', '']) {
      await workerAt(skew, site);
      await sleep(WORK_MS);
    }
    await crowd.end();
    expect(await judge(site, crowd, 180_000)).toEqual(NOTHING_WRONG);
    const runs = await site.owner.query<{ period: string; runs: number }>(
      sql`SELECT period, count(*) AS runs FROM digest_run WHERE kind = 'daily' GROUP BY period ORDER BY period`,
    );
    expect(runs.map((run) => run.period)).toContain(dailyPeriod(new Date()));
    expect(runs.filter((run) => run.runs !== 1)).toEqual([]);
  });
});
