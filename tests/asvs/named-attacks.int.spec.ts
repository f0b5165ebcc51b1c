import { describe, expect, test } from 'vitest';
import { SUPER_ADMIN } from '../support/api/people.ts';
import { startApi } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';
import { rawRequest } from './raw-request.ts';

const SECRET = 'SECRET_xyz';
const LIMIT_MS = 2000;

let clock = () => new Date();

const api = forAllTests(() => startApi({ settings: { rateLimitScale: 100_000 }, clock: () => clock() }));
const chief = forAllTests(() => api.superAdmin());

describe('when something breaks inside', () => {
  const broken = async (path: string, accept: string) => {
    clock = () => {
      throw new Error(`${SECRET} at /srv/app/secret.ts:1:1`);
    };
    try {
      return await rawRequest(api.origin, 'GET', path, { accept });
    } finally {
      clock = () => new Date();
    }
  };

  test.each([
    ['/api/tenders', 'application/json', 'application/problem+json; charset=utf-8'],
    ['/about', 'text/html', 'text/html; charset=utf-8'],
  ])(
    '%s says so without what broke, and the log says what [ASVS 16.2.2, 16.3.4, 16.5.1, 16.5.4] [X12]',
    async (path, accept, type) => {
      const { status, headers, body } = await broken(path, accept);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([500, type, 'no-store']);
      expect(body).not.toMatch(/SECRET|\.ts|\bat \S+[:(]|node_modules|Error:/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      const requestId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(body)?.[0] ?? 'none';
      const line = api.log.find((one) => one.includes(SECRET) && one.includes(requestId));
      expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', time: expect.stringMatching(/Z$/) });
      expect((await rawRequest(api.origin, 'GET', path, { accept })).status).toBe(200);
    },
  );
});

describe('an address', () => {
  test.each([
    '/api//admin/users',
    '/API/admin/users',
    '/api/admin/users/',
    '/api/admin%2fusers',
    '/api/admin/users#/api/tenders',
    '/api/admin/users/..%2f..%2ftenders',
    '/api/tenders/../admin/users',
    '//api/admin/users',
    '/api/admin/users;x=1',
    '/api/admin/%75sers',
  ])('written as %s opens nothing [ASVS 1.1.1, 8.3.1] [X14]', async (path) => {
    const { status, body } = await rawRequest(api.origin, 'GET', path);
    expect([401, 404, 405], path).toContain(status);
    expect(body).not.toContain(SUPER_ADMIN);
  });

  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/node_modules/express/package.json',
    '/services/api/main.ts',
    '/assets/../../../package.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/',
    '/assets',
    '/.well-known/',
    '/metrics',
    '/debug',
    '/server-status',
  ])(
    '%s is not there: no sources, no folders, no inner pages [ASVS 5.3.2, 13.4.1, 13.4.3, 13.4.5, 15.2.3] [C36]',
    async (path) => {
      const { status, body } = await rawRequest(api.origin, 'GET', path);
      expect(status).toBe(404);
      expect(body).not.toMatch(/"dependencies"|repositoryformatversion|ref: refs|Index of/);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/admin/queues?next=//evil.example',
    '/login?next=https:evil.example',
  ])('%s leads nowhere else [ASVS 3.7.2] [X18]', async (path) => {
    const { status, headers } = await rawRequest(api.origin, 'GET', path, { accept: 'text/html' });
    if (status >= 300 && status < 400) expect(headers.location).toMatch(/^\/(?![/\\])/);
    else expect(headers.location).toBeUndefined();
  });
});

describe('a request', () => {
  test('is what its method says, whatever its headers say [ASVS 4.1.4] [X13]', async () => {
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const before = await chief.get('/api/categories');
      const { status } = await chief.request('POST', '/api/categories', { body: {}, headers: { [name]: 'DELETE' } });
      expect(status).toBe(400);
      expect((await chief.get('/api/categories?_method=DELETE')).status).toBe(400);
      expect((await chief.get('/api/user', { [name]: 'DELETE' })).status).toBe(200);
      expect((await chief.get('/api/categories')).body).toEqual(before.body);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])(
    '%s to a page is 405 [ASVS 4.1.4, 13.4.4] [X13]',
    async (method) => {
      const { status, headers } = await rawRequest(api.origin, method, '/tenders');
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test.each([
    ['an anonymous body of 101 kB', 'POST', '/api/login', 101_000, 413],
    ['an anonymous body of 7 MB', 'POST', '/api/tenders', 7_000_000, 401],
  ])('%s is refused before it is sent [ASVS 15.2.2] [X4]', async (_what, method, path, length, status) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(length) };
    const start = performance.now();
    expect((await rawRequest(api.origin, method, path, headers)).status).toBe(status);
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  });
});

describe('what nobody may state', () => {
  test.each([
    ['PATCH', '/api/admin/subscriptions/1/status', { isActive: true, isPremium: true }],
    ['PATCH', '/api/admin/subscriptions/1/status', { isActive: 'true' }],
    ['POST', '/api/admin/subscriptions/1/extend', { months: 1.5 }],
    ['POST', '/api/admin/subscriptions/1/extend', { months: 1e9 }],
    ['POST', '/api/admin/subscriptions/1/extend', { months: '12' }],
  ])('of a subscription: %s %s %j is 400 [ASVS 15.3.3, 15.3.5] [C17, C18]', async (method, path, body) =>
    expect((await chief.request(method, path, { body })).status).toBe(400),
  );

  test.each([
    ['PUT', '/api/account/profile', { userId: 1 }],
    ['PUT', '/api/account/subscription/preferences', { id: 1 }],
    ['POST', '/api/account/password', { id: 1 }],
  ])('of whose account it is: %s %s %j is 400 [ASVS 8.2.2, 15.3.3] [C30, C31]', async (method, path, body) =>
    expect((await (await api.user()).request(method, path, { body })).status).toBe(400),
  );

  test.each([
    ['/api/categories', { name: 'x'.repeat(10_000) }],
    ['/api/categories', { name: 'Bridges', emoji: '🏗️'.repeat(9) }],
  ])('%s: a name or sign without end is 400 [ASVS 2.2.1] [C10]', async (path, body) =>
    expect((await chief.post(path, body)).status).toBe(400),
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://a b',
    'ftp://a.pk',
    'http://a.pk\r\nX: y',
  ])('the website %j is 400 [ASVS 1.2.2] [C12]', async (website) =>
    expect((await chief.post('/api/organizations', { name: 'Some Authority', website })).status).toBe(400),
  );
});

test('who is signed in is told what is known of him and no more; logging out twice is fine [ASVS 15.3.1] [C1, C3]', async () => {
  const person = await api.user();
  const { body } = await person.get('/api/user');
  expect(Object.keys(body as object).sort()).toEqual([
    'businessType',
    'email',
    'fullName',
    'id',
    'isAdmin',
    'username',
  ]);
  expect([(await person.post('/api/logout')).status, (await person.post('/api/logout')).status]).toEqual([204, 204]);
});

test('health tells neither versions nor hosts [ASVS 13.4.5] [C35]', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect((await rawRequest(api.origin, 'GET', path)).body).toMatch(/^((ok|ready|not ready|[a-z]+ (ok|away))\n)+$/);
});

test('the token of a mail is in no line of the log [ASVS 14.2.1, 16.2.5] [X17, C28]', async () => {
  const token = '1.2s.Zt3hQ9xT0dYb1mVw8uKcEg';
  for (const path of [
    `/unsubscribe/${token}`,
    `/api/unsubscribe/${token}/preferences`,
    `/api/sent/${token}/daily.2026-11-21`,
    `/sent/${token}/x`,
    // as programs for mail and calendars spoil addresses
    `//unsubscribe/${token}`,
    `/Unsubscribe//${token}`,
    `http://portal.example/api/receipts/${token}`,
    `/calendar.ics%3Ftoken=${token}`,
  ])
    await rawRequest(api.origin, 'GET', path);
  expect(api.log.join('')).not.toContain(token);
  expect(api.log.join('')).toContain('"path":"/api/unsubscribe/…/preferences"');
});

test('who finds a hole is told whom to write to, for at least three months to come', async () => {
  const { status, headers, body } = await rawRequest(api.origin, 'GET', '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(90 * 86_400_000);
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
});
