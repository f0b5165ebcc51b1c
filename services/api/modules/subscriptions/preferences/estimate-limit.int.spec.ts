import { expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { subscriptions } from '../index.ts';

const api = forAllTests(() => startApi({ modules: [subscriptions], settings: { rateLimitScale: 1 } }));

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
