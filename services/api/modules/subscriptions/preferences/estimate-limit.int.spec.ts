import { expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { until } from '../../../../../tests/support/until.ts';
import { subscriptions } from '../index.ts';

const api = forAllTests(() => startApi({ modules: [subscriptions], settings: { rateLimitScale: 1, trustProxy: 1 } }));

test('two hundred estimates at once meet a limit, which says how long to wait; reading goes on', async () => {
  const words = Array.from({ length: 30 }, (_, n) => `solar${n}`).join(';');
  const body = { interestAreas: [], categories: [], cities: [], provinces: [], sectors: [], words };
  const visitor = api.visitor();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => visitor.send(newsletterEndpoints.estimate, { body })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(110);
  expect(refused[0]?.body).toMatchObject({
    message: expect.stringMatching(/^Matching notices were counted too often/),
  });
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await visitor.send(newsletterEndpoints.own, { params: { token: 'x' } })).status).toBe(404);
});

const choice = { interestAreas: [], categories: [], cities: [], provinces: [], sectors: [], words: 'solar' };
const { estimate, subscribe } = newsletterEndpoints;

test.each([
  { endpoint: estimate, status: 200, bodyOf: () => choice },
  { endpoint: subscribe, status: 201, bodyOf: (n: number) => subscriptionBody(`s${n}@example.pk`, { words: 'solar' }) },
])('$endpoint.path of one network leaves connections of the database to others [ASVS 15.2.2]', async (given) => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const { method, path } = given.endpoint;
  const ask = (n: number) => api.visitor().request(method, path, { body: given.bodyOf(n), headers });
  let all: Promise<number[]> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`LOCK TABLE tender IN ACCESS EXCLUSIVE MODE`);
    all = Promise.all(Array.from({ length: 40 }, async (_, n) => (await ask(n)).status));
    await until(async () => (await api.owner.query(sql`SELECT FROM pg_locks WHERE NOT granted`)).length > 0);
    expect((await api.db.query(sql`SELECT 1 AS found`)).length).toBe(1);
  });
  expect(new Set(await all)).toEqual(new Set([given.status]));
});
