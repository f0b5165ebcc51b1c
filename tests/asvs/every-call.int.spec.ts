import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { sql } from '#db/connection.ts';
import { everyEndpoint } from '../support/api/every-endpoint.ts';
import { PASSWORD, SUPER_ADMIN } from '../support/api/people.ts';
import { startApi } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';
import type { Actor } from '../support/http.ts';
import { rawRequest } from './raw-request.ts';

const endpoints = everyEndpoint();
const reading = endpoints.filter(({ method }) => method === 'GET');
const changing = endpoints.filter(({ method }) => method !== 'GET');
const guarded = endpoints.filter(({ access }) => access !== 'public');

/** Whether the address of a call is one that the pattern of another fits, too: `/api/tenders/facets` and `/api/tenders/:id`. */
const takes = (one: Endpoint, { path }: Endpoint) => new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(path);
const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '2000000000');

let cookie: string;

const api = forAllTests(() => startApi({ settings: { rateLimitScale: 100_000 } }));
const chief = forAllTests(() => api.superAdmin());
const plain = forAllTests(() => api.user());
beforeAll(async () => {
  const response = await fetch(`${api.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: SUPER_ADMIN, password: PASSWORD }),
  });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

/** Does for each call what `ask` says, and names those whose answer is not the expected one. */
async function exceptions<Answer>(
  calls: readonly Endpoint[],
  ask: (call: Endpoint) => Promise<Answer>,
  fine: (answer: Answer, call: Endpoint) => boolean,
) {
  expect(calls.length).toBeGreaterThan(20);
  const answers = await Promise.all(calls.map(async (call) => ({ call, answer: await ask(call) })));
  return answers
    .filter(({ call, answer }) => !fine(answer, call))
    .map(({ call, answer }) => `${call.method} ${call.path}: ${JSON.stringify(answer)}`);
}

const statusFor = (actor: Actor) => async (call: Endpoint) =>
  (await actor.request(call.method, pathOf(call), call.method === 'GET' ? {} : { body: {} })).status;

describe('of every call', () => {
  test('who is not signed in gets 401, who may not 403 [ASVS 8.2.1, 8.3.1] [X1]', async () => {
    expect(await exceptions(guarded, statusFor(api.visitor()), (status) => status === 401)).toEqual([]);
    const forAdmins = guarded.filter(({ access }) => access !== 'user');
    expect(await exceptions(forAdmins, statusFor(plain), (status) => status === 403)).toEqual([]);
  });

  test('another site can cause none, whatever it says of itself [ASVS 3.5.1, 3.5.2] [X2, C3]', async () => {
    const ours = changing.filter(({ anyOrigin }) => anyOrigin !== true);
    for (const from of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      {},
    ]) {
      const ask = async (call: Endpoint) =>
        (
          await rawRequest(api.origin, call.method, pathOf(call), {
            cookie,
            'content-type': 'application/json',
            ...from,
          })
        ).status;
      expect(await exceptions(ours, ask, (status) => status === 403), JSON.stringify(from)).toEqual([]);
    }
    expect((await rawRequest(api.origin, 'GET', '/api/user', { cookie })).status).toBe(200);
  });

  test.each(['br', 'gzip', 'deflate', 'zstd', 'identity, br'])(
    'a body in %s is refused, and not a byte of it is read [ASVS 5.2.1] [X3]',
    async (encoding) => {
      const headers = {
        cookie,
        'content-encoding': encoding,
        'content-length': '1000000',
        'sec-fetch-site': 'same-origin',
      };
      const ask = async (call: Endpoint) => (await rawRequest(api.origin, call.method, pathOf(call), headers)).status;
      expect(await exceptions(endpoints, ask, (status) => status === 415)).toEqual([]);
    },
  );

  test('a body over its limit is refused by its stated length alone [ASVS 5.2.1] [X4]', async () => {
    const taking = changing.filter(({ anyOrigin, rawBody }) => anyOrigin !== true && rawBody === undefined);
    const ask = async (call: Endpoint) => {
      const length = String((call.bodyLimit ?? 100_000) + 1);
      return (
        await rawRequest(api.origin, call.method, pathOf(call), {
          cookie,
          'sec-fetch-site': 'same-origin',
          'content-length': length,
        })
      ).status;
    };
    expect(await exceptions(taking, ask, (status) => status === 413)).toEqual([]);
  });

  test('what is not for everybody is kept by no cache [ASVS 14.2.2, 14.3.2] [X11]', async () => {
    const ask = async (call: Endpoint) => {
      const { status, headers } = await chief.get(pathOf(call));
      return { status, cache: headers.get('cache-control') ?? '' };
    };
    const own = reading.filter(({ access }) => access !== 'public');
    expect(await exceptions(own, ask, ({ cache }) => cache.includes('no-store'))).toEqual([]);
  });

  test('methods that it does not have are 405 with those that it has [ASVS 4.1.4, 13.4.4] [X13]', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PUT']) {
      const others = endpoints.filter((call) => !endpoints.some((one) => one.method === method && takes(one, call)));
      const ask = async (call: Endpoint) => {
        const { status, headers } = await rawRequest(api.origin, method, pathOf(call));
        return { status, allow: String(headers.allow) };
      };
      const fine = (answer: { status: number; allow: string }, call: Endpoint) =>
        answer.status === 405 && answer.allow.includes(call.method);
      expect(await exceptions(others, ask, fine), method).toEqual([]);
    }
  });

  test('no other site may read more than any visitor sees, and never with a session [ASVS 3.4.2] [X20]', async () => {
    const isSecret = ({ path, query }: Endpoint) =>
      path.includes(':token') ||
      'token' in (query?.toJSONSchema({ io: 'input', unrepresentable: 'any' }).properties ?? {});
    const isOpen = (call: Endpoint) =>
      call.method === 'GET' && call.access === 'public' && !isSecret(call) && call.media !== 'text/html';
    const names = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));
    const from = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
    for (const sent of [from, { ...from, cookie }]) {
      const ask = async (call: Endpoint) => {
        const { headers } = await rawRequest(api.origin, call.method, pathOf(call), sent);
        return names(headers).map((name) => `${name}: ${String(headers[name])}`);
      };
      const mayRead = (call: Endpoint) => sent === from && isOpen(call);
      const fine = (found: string[], call: Endpoint) =>
        mayRead(call) ? found.length === 2 && found.includes('access-control-allow-origin: *') : found.length === 0;
      expect(await exceptions(endpoints, ask, fine)).toEqual([]);
    }
    const openPaths = new Set(endpoints.filter(isOpen).map(({ path }) => path));
    const preflight = async (call: Endpoint) => {
      const { status, headers } = await rawRequest(api.origin, 'OPTIONS', pathOf(call), { ...from, cookie });
      return [status, headers['access-control-allow-methods'], headers['access-control-allow-credentials']];
    };
    expect(
      await exceptions(endpoints, preflight, ([status, methods, credentials], { path }) =>
        openPaths.has(path)
          ? status === 204 && methods === 'GET, HEAD' && credentials === undefined
          : status === 405 && methods === undefined,
      ),
    ).toEqual([]);
  });

  test('text says its character set [ASVS 4.1.1]', async () => {
    const ask = async (call: Endpoint) => (await chief.get(pathOf(call))).headers.get('content-type') ?? 'none';
    expect(
      await exceptions(reading, ask, (type) => /^(image\/|application\/x-ndjson)|; charset=utf-8\b/i.test(type)),
    ).toEqual([]);
  });

  test('reading changes nothing; at most it is in the log that somebody read [ASVS 3.5.3]', async () => {
    const changes = () =>
      api.db.query(sql`SELECT position, type FROM es.events WHERE stream_id NOT LIKE 'security-%' ORDER BY position`);
    const before = await changes();
    expect(before.length).toBeGreaterThan(0);
    for (const call of reading) for (const id of ['1', '2']) await chief.get(call.path.replace(/:\w+/g, id));
    expect(await changes()).toEqual(before);
  });
});
