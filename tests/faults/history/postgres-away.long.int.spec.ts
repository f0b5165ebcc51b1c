import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { family, signal } from '../../support/faults/machine/processes.ts';
import { Site } from '../../support/faults/site.ts';
import { until } from '../../support/until.ts';

const ROUNDS = 5;
/** Longer than the API waits for an answer to a statement. */
const HANG_MS = 20_000;

let site: Site;
let crowd: Crowd;

beforeAll(async () => {
  site = await Site.start();
  crowd = await Crowd.gather(site, { writers: 6, readers: 2 });
}, 150_000);
afterAll(() => site?.stop());

const ask = async (path: string) => {
  const begun = performance.now();
  const answer = await fetch(`${site.origins[0]}${path}`);
  await answer.text();
  return { status: answer.status, ms: performance.now() - begun, retry: answer.headers.get('retry-after') };
};

/** The API answers for the database again, and it is the same process. */
async function isBack(pid: number | undefined): Promise<void> {
  await until(async () => (await ask('/api/tenders')).status === 200, 10_000);
  expect(site.apis[0]?.pid).toBe(pid);
}

describe('under six writers', { timeout: 300_000 }, () => {
  it('Postgres killed by force: 503 with Retry-After at once; back without a restart of ours', async () => {
    const pid = site.apis[0]?.pid;
    crowd.begin();
    for (let round = 0; round < ROUNDS; round++) {
      await sleep(500);
      await site.crashPostgres();
      const answer = await ask('/api/tenders');
      expect(answer).toMatchObject({ status: 503, retry: '2' });
      expect(answer.ms).toBeLessThan(2000);
      expect((await ask('/healthz')).status).toBe(200);
      await site.restartPostgres();
      await isBack(pid);
    }
    await crowd.end();
  });

  it(`Postgres stopped for ${HANG_MS / 1000} s: alive and not ready meanwhile, and afterwards as before`, async () => {
    const pid = site.apis[0]?.pid;
    crowd.begin();
    await sleep(300);
    const held = await family(site.postgres.pid);
    const waiting = [] as Promise<{ status: number; ms: number }>[];
    signal(held, 'SIGSTOP');
    try {
      waiting.push(ask('/api/tenders'));
      await until(async () => (await ask('/readyz')).status === 503, 10_000);
      expect((await ask('/healthz')).ms).toBeLessThan(1000);
      await sleep(HANG_MS);
      // nobody waits for ever: beyond the limit of a statement the answer is 503
      expect(await Promise.all(waiting)).toMatchObject([{ status: 503 }]);
    } finally {
      signal(held, 'SIGCONT');
    }
    await isBack(pid);
    await crowd.end();
    await Promise.all(waiting);
  });

  it('and nothing of it was lost or done twice', async () => {
    expect(crowd.history.count('ok')).toBeGreaterThan(20);
    expect(await judge(site, crowd, 60_000)).toEqual(NOTHING_WRONG);
  });
});
