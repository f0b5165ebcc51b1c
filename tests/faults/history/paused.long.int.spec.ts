import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { signal } from '../../support/faults/machine/processes.ts';
import { Site } from '../../support/faults/site.ts';

const ROUNDS = 10;
/** Longer than the lock of a job in these tests: another worker takes the job, and both go on with it. */
const PAUSE_MS = 2500;

let site: Site | undefined;
afterEach(() => site?.stop());

it(`API and worker stopped in the middle and let go on, ${ROUNDS} times: a job that two workers do has the effect of one`, {
  timeout: 180_000,
}, async () => {
  site = await Site.start({ apis: 2, workers: 2 });
  const crowd = await Crowd.gather(site, { writers: 6, readers: 3 });
  crowd.begin(10);
  for (let round = 0; round < ROUNDS; round++) {
    const held = [site.workers[round % 2]?.pid ?? 0, site.apis[round % 2]?.pid ?? 0];
    await sleep(400 * Math.random());
    signal(held, 'SIGSTOP');
    await sleep(PAUSE_MS);
    signal(held, 'SIGCONT');
  }
  await crowd.end();
  expect(crowd.history.count('ok')).toBeGreaterThan(50);
  expect(await judge(site, crowd, 60_000)).toEqual(NOTHING_WRONG);
});
