import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { BROWSER_TESTS_S, leftOutWhenLate } from '../../setup/when-late.ts';
import { keyOf } from '../../support/faults/checker/check-history.ts';
import { readPresent } from '../../support/faults/checker/read-present.ts';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { notice } from '../../support/faults/crowd/bodies.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { Site } from '../../support/faults/site.ts';
import type { Actor } from '../../support/http.ts';

leftOutWhenLate(BROWSER_TESTS_S);

const LONG = process.env.FAULTS === 'long';
const WORKER_STEPS = LONG ? Array.from({ length: 30 }, (_, index) => index + 1) : [2, 7];

let site: Site;
let crowd: Crowd;
let chief: Actor;

beforeAll(async () => {
  site = await Site.start({
    preload: [fileURLToPath(new URL('../../support/faults/machine/die-at-step.ts', import.meta.url))],
  });
  crowd = await Crowd.gather(site, { writers: 1, readers: 1 });
  chief = await site.administrator();
}, 150_000);
afterAll(() => site?.stop());

describe('kill -9 at a numbered step', { timeout: LONG ? 300_000 : 180_000 }, () => {
  it('of a write: wished again under its key, it is made once [ASVS 2.3.3]', async () => {
    const [api] = site.apis;
    const publish = (name: string) =>
      chief
        .request('POST', '/api/tenders', { body: notice(name), headers: { 'idempotency-key': name } })
        .catch(() => undefined);
    const steps = ['before', 'sent', 'answered'];
    for (const step of steps) {
      await api?.kill();
      await api?.start({ DIE_AT: step, DIE_ON: `step ${step}` });
      expect(await publish(`step ${step}`)).toBeUndefined();
      await api?.ended();
    }
    // a write that was answered had been made, one that was never sent had not
    const made = await readPresent(site.owner, crowd.after);
    expect(made.has(keyOf({ kind: 'publish', name: 'step before' }))).toBe(false);
    expect(made.get(keyOf({ kind: 'publish', name: 'step answered' }))).toBe(1);
    await api?.start();
    for (const step of steps) {
      const operation = crowd.history.invoke(0, 'publish', `step ${step}`);
      const answer = await publish(`step ${step}`);
      operation.outcome = answer?.status === 201 ? 'ok' : 'unknown';
    }
    expect(crowd.history.count('ok')).toBe(steps.length);
  });

  it(`of the worker, at each of ${WORKER_STEPS.length} writing statements: every letter is written, none twice`, async () => {
    const [worker] = site.workers;
    for (const [index, step] of WORKER_STEPS.entries()) {
      await worker?.kill();
      const name = `at step ${step}`;
      const taste = { interestAreas: ['Construction' as const], cities: [name], emailFrequency: 'weekly' as const };
      const operation = crowd.history.invoke(0, 'subscribe', name);
      const body = { email: `step${step}@example.pk`, fullName: name, businessType: 'Supplier' as const, ...taste };
      await chief.call(newsletterEndpoints.subscribe, { body });
      operation.outcome = 'ok';
      const DIE_AT = ['before', 'sent', 'answered'][index % 3] ?? 'sent';
      await worker?.start({ DIE_AT, DIE_ON: String(step) });
      await worker?.ended();
    }
    await worker?.start();
    expect(await judge(site, crowd)).toEqual(NOTHING_WRONG);
  });
});
