import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { BROWSER_TESTS_S, leftOutWhenLate } from '../../setup/when-late.ts';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { killAtRandom } from '../../support/faults/machine/nemesis.ts';
import { Site } from '../../support/faults/site.ts';

leftOutWhenLate(BROWSER_TESTS_S);

/** `npm run test:faults` asks for the long version. */
const LONG = process.env.FAULTS === 'long';
const KILLS = Number(process.env.FAULT_KILLS ?? (LONG ? 1000 : 6));
const LIMIT_MS = Number(process.env.FAULT_SECONDS ?? (LONG ? 3000 : 60)) * 1000;
const WRITERS = 6;
/** How long a process lives once it works, on average: long enough that most of what it is asked is answered. */
const LIFE_MS = LONG ? 5000 : 600;
const PAUSE_MS = LONG ? 150 : 20;

let site: Site | undefined;

afterEach(() => site?.stop());

it(`${KILLS} random kill -9 over API and worker: what was acknowledged is there once, what was refused is not, nobody is told twice`, {
  timeout: LIMIT_MS + (LONG ? 900_000 : 60_000),
}, async () => {
  site = await Site.start({ apis: LONG ? 3 : 2, workers: LONG ? 2 : 1 });
  const crowd = await Crowd.gather(site, {
    writers: WRITERS,
    ...(LONG ? { readers: 10, runReaders: 90 } : { readers: 3, runReaders: 4 }),
  });
  const { history } = crowd;
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  crowd.begin(PAUSE_MS);
  const tell = (kills: number) => {
    if (LONG && kills % 50 === 0) console.info(`${kills} kills, ${seconds()} s: ${history.summary()}`);
  };
  const services = [...site.apis, ...site.workers];
  const { kills, whileStarting } = await killAtRandom(services, KILLS, LIFE_MS, LIMIT_MS, tell);
  await sleep(300);
  await crowd.end();
  console.info(
    `${kills} kills (${whileStarting} of them while starting) in ${seconds()} s: ${history.summary()}; ${crowd.runs} runs on demand.`,
  );
  expect(await judge(site, crowd, LONG ? 300_000 : 30_000)).toEqual(NOTHING_WRONG);
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  expect(history.count('ok')).toBeGreaterThan(KILLS);
  expect(history.count('fail')).toBeGreaterThan(KILLS / 2);
});
