import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webIsBuilt } from '../support/faults/site.ts';
import { listen } from '../support/listen.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { until } from '../support/until.ts';

const main = fileURLToPath(new URL('../../services/api/main.ts', import.meta.url));

let database: TestDatabase;
let api: ChildProcess;
let site: string;
let metrics: string;

async function freePort(): Promise<string> {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  await new Promise((closed) => probe.close(closed));
  return port;
}

beforeAll(async () => {
  await webIsBuilt();
  database = await createTestDatabase();
  const [PORT, METRICS_PORT] = [await freePort(), await freePort()];
  api = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      SESSION_SECRET: 'only for tests and long enough for the rule',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
      SHUTDOWN_DELAY: '2',
      PORT,
      METRICS_PORT,
    },
  });
  site = `http://127.0.0.1:${PORT}`;
  metrics = `http://127.0.0.1:${METRICS_PORT}`;
  await until(async () => (await fetch(`${metrics}/readyz`).catch(() => undefined))?.status === 200, 60_000);
}, 150_000);
afterAll(async () => {
  api?.kill('SIGKILL');
  await database?.drop();
});

it('numbers are told on their own port only [ASVS 13.4.5] [C36]', async () => {
  await fetch(`${site}/api/tenders`);
  const answer = await fetch(`${metrics}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toContain(
    'ailaan_http_request_duration_seconds_count{method="GET",route="/api/tenders",status="200"} 1',
  );
  expect(text).toMatch(/^ailaan_database_connections\{state="open"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
});

it('an API that is told to end is not ready, answers on for a while, and fails nobody', async () => {
  const ended = once(api, 'exit');
  const failures: unknown[] = [];
  let answered = 0;
  let told = Number.POSITIVE_INFINITY;
  const visitors = Array.from({ length: 8 }, async () => {
    // as a proxy does that looks at /readyz every second: within the delay it still sends requests
    while (performance.now() < told + 1500) {
      try {
        const { status } = await fetch(`${site}/api/tenders`);
        if (status === 200) answered++;
        else failures.push(status);
      } catch (error) {
        failures.push(error);
      }
    }
  });
  await sleep(300);
  told = performance.now();
  api.kill('SIGTERM');
  await sleep(200);
  const probe = await fetch(`${site}/readyz`);
  expect([probe.status, probe.headers.get('connection')]).toEqual([503, 'close']);
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(50);
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${site}/healthz`)).rejects.toThrow();
});
