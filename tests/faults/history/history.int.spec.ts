import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { killAtRandom } from '../../support/faults/machine/nemesis.ts';
import { Site } from '../../support/faults/site.ts';

/** `npm run test:faults` asks for the long version. */
const LONG = process.env.FAULTS === 'long';
const KILLS = Number(process.env.FAULT_KILLS ?? (LONG ? 1000 : 6));
const LIMIT_MS = Number(process.env.FAULT_SECONDS ?? 900) * 1000;
const WRITERS = 6;

let site: Site | undefined;

afterEach(() => site?.stop());

it(`${KILLS} random kill -9 over API and worker: what was acknowledged is there once, what was refused is not, nobody is told twice`, {
  timeout: LONG ? 1_200_000 : 60_000,
}, async () => {
  site = await Site.start({ apis: LONG ? 3 : 2, workers: LONG ? 2 : 1 });
  const crowd = await Crowd.gather(site, { writers: WRITERS, readers: 3 });
  const begun = performance.now();
  crowd.begin(LONG ? 50 : 20);
  const { kills, whileStarting } = await killAtRandom(
    [...site.apis, ...site.workers],
    KILLS,
    LONG ? 800 : 500,
    LIMIT_MS,
  );
  await sleep(300);
  await crowd.end();
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { history } = crowd;
  const counts = `${history.count('ok')} acknowledged, ${history.count('fail')} refused, ${history.count('unknown')} unknown`;
  console.info(`${kills} kills (${whileStarting} of them while starting) in ${seconds} s: ${counts}.`);
  expect(await judge(site, crowd, LONG ? 180_000 : 30_000)).toEqual(NOTHING_WRONG);
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  expect(history.count('ok')).toBeGreaterThan(KILLS);
});
