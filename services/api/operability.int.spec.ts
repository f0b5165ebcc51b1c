import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { startApi } from '../../tests/support/api/start-api.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { registry } from './platform/telemetry/api-metrics.ts';

beforeAll(() => registry.resetMetrics());
const api = forAllTests(startApi);

const series = async (name: string) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`));

it('is ready while Postgres answers, and says who answers [C35]', async () => {
  const answer = await fetch(`${api.origin}/readyz`);
  expect([answer.status, await answer.text()]).toEqual([200, 'ready\nworker away\npostgres ok\n']);
});

it('measures requests by route, never by address [C36]', async () => {
  const visitor = api.visitor();
  await Promise.all(Array.from({ length: 60 }, (_, n) => visitor.get(`/api/tenders/${n + 900}`)));
  const before = (await series('ailaan_http_request_duration_seconds_count')).length;
  for (const path of ['/api/nothing', '/nothing', '/assets/nothing']) {
    await Promise.all(Array.from({ length: 30 }, (_, n) => visitor.get(`${path}-${n}`)));
  }
  await Promise.all(Array.from({ length: 30 }, (_, n) => visitor.get(`/api/tenders/${n + 2000}?x=${n}`)));
  await visitor.request('BREW', '/api/tenders').catch(() => undefined); // Node itself refuses it
  await sleep(50);
  const after = await series('ailaan_http_request_duration_seconds_count');
  expect(after.length - before).toBeLessThanOrEqual(5);
  expect(after).toContain(
    'ailaan_http_request_duration_seconds_count{method="GET",route="/api/tenders/:id",status="404"} 60',
  );
});

it('counts appends that came second', async () => {
  const admin = await api.admin();
  const { id } = await admin.call(categoryEndpoints.create, { body: { name: 'Bridges' } });
  const rename = (n: number) =>
    admin.send(categoryEndpoints.update, { params: { id }, body: { name: `Bridges ${n}` } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => rename(n)));
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const [line] = await series('ailaan_event_append_conflicts_total');
  expect(line).toMatch(/^ailaan_event_append_conflicts_total\{stream="category"\} [1-9]/);
});

it('names the request in every line that is logged on its behalf [ASVS 16.2.1]', async () => {
  api.log.length = 0;
  await api.visitor().get('/api/tenders/1');
  const lines = api.log.map((line) => JSON.parse(line) as { requestId?: string });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => typeof line.requestId === 'string')).toBe(true);
});

it('answers the icon that browsers ask for on pages that name none', async () => {
  const answer = await fetch(`${api.origin}/favicon.ico`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/vnd.microsoft.icon',
    'public, max-age=3600',
  ]);
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(bytes.length).toBeLessThan(1024);
});
