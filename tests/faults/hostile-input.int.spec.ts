import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { BROWSER_TESTS_S, leftOutWhenLate } from '../setup/when-late.ts';
import { everyEndpoint } from '../support/api/every-endpoint.ts';
import { startApi } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';

leftOutWhenLate(BROWSER_TESTS_S);

const endpoints = everyEndpoint();

const NASTY = [
  "' OR 1=1--",
  '%00',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '{{constructor}}#{7*7}',
  '</script><script>alert(1)</script>',
  'x'.repeat(9000),
  '-1',
  '1e309',
  '٣',
  '[object Object]',
];
const IDS = ['0', '-1', '1e3', '1.5', '999999999999', '2147483648', 'NaN', '1%20or%201=1', '%00', '%ff', '..', "'"];
const BODIES = [
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '{',
  'null',
  '[]',
  '"text"',
  '0',
  `${'['.repeat(45_000)}`,
  `{"a":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
  JSON.stringify(Object.fromEntries(NASTY.map((value, index) => [`field${index}`, value]))),
  JSON.stringify({
    title: NASTY,
    name: { $gt: '' },
    username: { $ne: null },
    password: ['x'],
    months: '12',
    isAdmin: 'true',
  }),
  `{"name":"${'a'.repeat(99_000)}"}`,
  '\u0000\u0001\u0002',
];

const api = forAllTests(() => startApi({ settings: { rateLimitScale: 100_000 } }));
const visitor = forAllTests(() => api.visitor());
const admin = forAllTests(() => api.admin());

/** Every answer is below 500, for those who may ask and, where they are others, for a visitor. */
async function expectDeliberate(endpoint: Endpoint, path: string, body?: string): Promise<void> {
  for (const actor of endpoint.access === 'public' ? [visitor] : [visitor, admin]) {
    const { status } = await actor.request(endpoint.method, path, {
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    expect(status, `${endpoint.method} ${path.slice(0, 200)} ${body?.slice(0, 80)}`).toBeLessThan(500);
  }
}

/** Names of what a call may be asked by; every other name is one case, whatever it is called. */
const parametersOf = ({ query }: Endpoint): string[] =>
  query === undefined
    ? []
    : Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {});

const filled = (path: string, value: string) => path.replace(/:\w+/g, value);

test('the calls with parameters are known by them', () => {
  const list = endpoints.find(({ method, path }) => method === 'GET' && path === '/api/tenders');
  expect(list && parametersOf(list)).toEqual(expect.arrayContaining(['search', 'page', 'sort', 'closingFrom', 'city']));
});

describe('no hostile input is answered with a fault of ours [ASVS 1.2.4, 2.2.1] [X4, X8, X15]', () => {
  test.each(endpoints.filter((endpoint) => endpoint.path.includes(':')))(
    '$method $path in the path',
    async (endpoint) => {
      for (const id of IDS)
        await expectDeliberate(endpoint, filled(endpoint.path, id), endpoint.method === 'GET' ? undefined : '{}');
    },
  );

  test.each(endpoints.filter((endpoint) => endpoint.method === 'GET'))(
    '$method $path in the query',
    async (endpoint) => {
      for (const name of [...parametersOf(endpoint), 'unknown', '__proto__']) {
        for (const value of NASTY) {
          await expectDeliberate(
            endpoint,
            `${filled(endpoint.path, '1')}?${name}=${encodeURIComponent(value.toWellFormed())}`,
          );
        }
      }
      await expectDeliberate(endpoint, `${filled(endpoint.path, '1')}?page=1&page=2`);
      await expectDeliberate(endpoint, `${filled(endpoint.path, '1')}?%E0%A4%A`);
    },
  );

  test.each(endpoints.filter((endpoint) => endpoint.method !== 'GET'))(
    '$method $path in the body',
    async (endpoint) => {
      for (const body of BODIES) await expectDeliberate(endpoint, filled(endpoint.path, '2000000000'), body);
    },
  );

  test.each([
    '/',
    '/tenders',
    '/tenders/1',
    '/newsletter',
    '/unsubscribe/x',
    '/payment-info',
    '/%',
    '/%E0%A4%A',
    '/tenders/%00',
    '//evil',
    '/assets/none.js',
  ])('page %s', async (page) => {
    for (const value of NASTY) {
      const path = `${page}?search=${encodeURIComponent(value.toWellFormed())}&plan=${encodeURIComponent(value.toWellFormed())}`;
      const response = await fetch(new URL(path, api.origin).href.replace('http://evil', api.origin));
      expect(response.status, path.slice(0, 100)).toBeLessThan(500);
      expect(await response.text()).not.toContain('<script>alert(1)');
    }
  });

  test('and the prototype of all objects stays as it was [ASVS 15.3.6] [X5]', () => {
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});
