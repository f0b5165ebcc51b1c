import { beforeAll, describe, expect, test } from 'vitest';
import { userEndpoints } from '#contracts/api/users.ts';
import { PASSWORD } from '../../../../tests/support/api/people.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { users } from './index.ts';

let cookie: string;

const api = forAllTests(() => startApi({ modules: [users] }));
beforeAll(async () => {
  await api.superAdmin();
  const body = { username: 'shahnaz.akhtar', password: PASSWORD };
  const answer = await api.visitor().post('/api/login', body);
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

const unsafe = Object.values(userEndpoints)
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => [method, path.replace(':id', '2000000000')] as const);

/** Bare of what a browser or our test client adds by itself. */
async function statusOf(method: string, path: string, headers: Record<string, string>, body = '{}'): Promise<number> {
  const response = await fetch(api.origin + path, {
    method,
    body,
    headers: { 'content-type': 'application/json', 'sec-fetch-mode': 'cors', ...headers },
  });
  await response.arrayBuffer();
  return response.status;
}

describe.each(unsafe)('%s %s', (method, path) => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of our site', { 'sec-fetch-site': 'same-site' }],
    ['an address typed or a bookmark', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another origin that claims to be here', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    ['a client that says nothing', {}],
  ])('is refused from %s [ASVS 3.5.1, 7.6.2] [X2]', async (_who, headers: Record<string, string>) => {
    expect(await statusOf(method, path, { cookie, ...headers })).toBe(403);
  });

  test('is open to our own pages and to a client without a session [X2]', async () => {
    expect(await statusOf(method, path, { 'sec-fetch-site': 'same-origin' })).not.toBe(403);
    expect(await statusOf(method, path, { origin: api.origin })).not.toBe(403);
    expect(await statusOf(method, path, {})).not.toBe(403);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ])('takes no body of %s [ASVS 3.5.2] [X2]', async (type) => {
    expect(await statusOf(method, path, { cookie, origin: api.origin, 'content-type': type })).toBe(415);
  });
});

test('the refusals above ended no session [C3]', async () => {
  expect((await api.visitor().get('/api/user', { cookie })).status).toBe(200);
});
