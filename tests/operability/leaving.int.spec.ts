import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '../support/api/api-process.ts';
import { webIsBuilt } from '../support/api/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let api: ApiProcess;

beforeAll(async () => {
  await webIsBuilt();
  database = await createTestDatabase();
  api = await startApiProcess(database.url, { SHUTDOWN_DELAY: '2' });
}, 150_000);
afterAll(async () => {
  await api?.kill();
  await database?.drop();
});

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
