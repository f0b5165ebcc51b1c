import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { firstAdministrator } from '../../services/api/first-run.ts';
import { startApiProcess } from '../support/api/api-process.ts';
import { People } from '../support/api/people.ts';
import { testConfig, webIsBuilt } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { until } from '../support/until.ts';

beforeAll(webIsBuilt);
const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  const db = openDatabase(database.url, { max: 1 });
  await firstAdministrator(db, testConfig(database.url));
  await db.close();
});
const api = forAllTests(
  () => startApiProcess(database.url, { SHUTDOWN_DELAY: '2' }),
  (started) => started.kill(),
);

it('numbers are told on their own port only [ASVS 13.4.5] [C36]', async () => {
  await fetch(`${api.site}/api/tenders`);
  const answer = await fetch(`${api.metrics}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toContain(
    'ailaan_http_request_duration_seconds_count{method="GET",route="/api/tenders",status="200"} 1',
  );
  expect(text).toMatch(/^ailaan_database_connections\{state="open"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  // the time between two looks is part of it: more looks than twenty a second would wake an idle process too often
  expect(Number(/^nodejs_eventloop_lag_mean_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0.045);
  expect((await fetch(`${api.site}/metrics`)).status).toBe(404);
});

it('an API that is told to end is not ready, answers on for a while, and fails nobody', async () => {
  const failures: unknown[] = [];
  let answered = 0;
  let told = Number.POSITIVE_INFINITY;
  const visitors = Array.from({ length: 8 }, async () => {
    // as a proxy does that looks at /readyz every second: within the delay it still sends requests
    while (performance.now() < told + 1500) {
      try {
        const { status } = await fetch(`${api.site}/api/tenders`);
        if (status === 200) answered++;
        else failures.push(status);
      } catch (error) {
        failures.push(error);
      }
    }
  });
  await sleep(300);
  told = performance.now();
  const ended = api.leave();
  await sleep(200);
  const probe = await fetch(`${api.site}/readyz`);
  expect([probe.status, probe.headers.get('connection')]).toEqual([503, 'close']);
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(50);
  expect(await ended).toBe(0);
  await expect(fetch(`${api.site}/healthz`)).rejects.toThrow();
});

describe.each(['0', '2'])('an API that is told to end with writers at work, SHUTDOWN_DELAY=%s', (delay) => {
  it('has done what it acknowledged, once, and refuses the rest so that it can be sent again', async () => {
    const leaving = await startApiProcess(database.url, { SHUTDOWN_DELAY: delay });
    const chief = await new People(leaving.site).superAdmin();
    const acknowledged: string[] = [];
    const unanswered: string[] = [];
    const others: unknown[] = [];
    let isOver = false;
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; !isOver; n++) {
        const name = `Left by ${writer} at ${delay}, ${n}`;
        const answer = await chief.post('/api/categories', { name }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(name);
        else if (answer === undefined) unanswered.push(name);
        else others.push([answer.status, answer.headers.get('retry-after')]);
        if (answer === undefined) return; // nobody listens any more
      }
    });
    await until(() => acknowledged.length > 60, 30_000);
    expect(await leaving.leave()).toBe(0);
    isOver = true;
    await Promise.all(writers);
    expect(others.filter((other) => !isDeepStrictEqual(other, [503, '2']))).toEqual([]);

    const again = await startApiProcess(database.url);
    try {
      const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 1 });
      const there = (await owner.query<{ name: string }>(sql`SELECT name FROM category`)).map(({ name }) => name);
      await owner.close();
      expect(acknowledged.filter((name) => there.filter((one) => one === name).length !== 1)).toEqual([]);
      // each command that nobody answered is there once at most, and a second time it is refused or done
      const anew = await new People(again.site).superAdmin();
      for (const name of unanswered) {
        const { status } = await anew.post('/api/categories', { name });
        expect(status).toBe(there.includes(name) ? 409 : 201);
      }
    } finally {
      await again.kill();
    }
  });
});
