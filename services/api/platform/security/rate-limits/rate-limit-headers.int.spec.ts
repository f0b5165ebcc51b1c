import { beforeAll, expect, test } from 'vitest';
import { OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { users } from '../../../modules/users/index.ts';

const api = forAllTests(() =>
  startApi({ modules: [users, OPEN_DATA], settings: { rateLimitScale: 0.3, trustProxy: 1 } }),
);
beforeAll(() => api.superAdmin());

const ask = (address: string, path = '/api/openapi.json') =>
  api.visitor().request('GET', path, { headers: { 'x-forwarded-for': address } });

test('an answer says what is left of the budget that it was taken from', async () => {
  const first = await ask('198.51.100.21');
  expect(first.headers.get('ratelimit-policy')).toBe('"read-60";q=180;w=60');
  expect(first.headers.get('ratelimit')).toMatch(/^"read-60";r=179;t=(60|59)$/);
  expect((await ask('198.51.100.21')).headers.get('ratelimit')).toMatch(/^"read-60";r=178;t=/);
  expect((await ask('198.51.100.22')).headers.get('ratelimit')).toMatch(/^"read-60";r=179;t=/);
});

test('a refusal says that nothing is left, and when there will be', async () => {
  const csv = () => ask('198.51.100.23', '/tenders.csv');
  for (const left of [2, 1, 0]) {
    const { status, headers } = await csv();
    expect([status, headers.get('ratelimit')?.split(';t=')[0]]).toEqual([200, `"expensive-60";r=${left}`]);
  }
  const { status, headers } = await csv();
  expect(status).toBe(429);
  expect(headers.get('ratelimit-policy')).toBe('"expensive-60";q=3;w=60');
  expect(headers.get('ratelimit')).toBe(`"expensive-60";r=0;t=${headers.get('retry-after')}`);
});

test('a budget of two windows tells of both', async () => {
  const { headers } = await api.visitor().request('POST', '/api/login', {
    body: { username: 'nobody.here', password: 'wrong password' },
    headers: { 'x-forwarded-for': '198.51.100.24' },
  });
  expect(headers.get('ratelimit-policy')).toBe('"sign-in-60";q=18;w=60, "sign-in-3600";q=180;w=3600');
  expect(headers.get('ratelimit')).toMatch(/^"sign-in-60";r=17;t=\d+, "sign-in-3600";r=179;t=\d+$/);
});

test('a page that a browser opens carries none', async () => {
  const { headers } = await api.visitor().get('/api/docs', { accept: 'text/html,*/*;q=0.8' });
  expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null]);
});
