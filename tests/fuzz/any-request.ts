import fc from 'fast-check';
import type { z } from 'zod';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { fromSchema } from './from-schema.ts';
import { type FuzzRequest, RECENT, ROLES } from './fuzz-request.ts';
import { BROKEN_BODIES, FOREIGN_KEYS, hostileText, hostileValue, WRONG_TYPES } from './hostile.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const IDS = ['0', '-1', '1e3', '1.5', '999999999999', '2147483648', 'NaN', '1%20or%201=1', '%00', "'", '٣'];
const BAD_PATHS = ['%', '%zz', '%ff', '%c0%ae', '%ed%a0%80', '..', '%2e%2e%2f', '1%2f2', '//'];
/** Characters that percent-encoded still fit into what Node takes for headers. */
const LONGEST = 1_200;
const BAD_QUERIES = [
  '%',
  'a=%zz',
  'page=%ff',
  '=',
  '&&&',
  '?',
  'city[$ne]=x',
  '__proto__=1',
  'constructor=x',
  'page[]=1',
];

type Part = { readonly text: string; readonly broken?: string };
type Payload = Pick<FuzzRequest, 'headers' | 'body' | 'broken'>;

/** A request to one call of the contract by anybody: right, nearly right, or hostile. */
export function anyRequest(endpoint: Endpoint): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      role: fc.constantFrom(...ROLES),
      path: anyPath(endpoint),
      query: anyQuery(endpoint),
      payload: anyPayload(endpoint),
    })
    .map(({ role, path, query, payload }) => ({
      endpoint,
      role,
      target: path.text + (query.text === '' ? '' : `?${query.text}`),
      headers: payload.headers,
      body: payload.body,
      broken: path.broken ?? query.broken ?? payload.broken,
    }));
}

function anyPath({ path }: Endpoint): fc.Arbitrary<Part> {
  if (!path.includes(':')) return fc.constant({ text: path });
  const filled = (value: string) => path.replace(/:\w+/g, value);
  const right = fc
    .oneof(
      fc.integer({ min: 1, max: 12 }).map(String),
      fc.integer({ min: 0, max: 9 }).map((back) => `${RECENT}${back}`),
    )
    .map((id) => ({ text: filled(id) }));
  const wrong = fc.constantFrom(...IDS).map((id) => ({ text: filled(encodeURI(decodeSafely(id))), broken: 'id' }));
  const text = hostileText.map((value) => ({
    text: filled(encodeURIComponent(value.slice(0, LONGEST).toWellFormed()) || '%20'),
    broken: 'id',
  }));
  const bad = fc.constantFrom(...BAD_PATHS).map((value) => ({ text: filled(value), broken: 'path' }));
  return weighted([12, right], [1, wrong], [1, text], [1, bad]);
}

const decodeSafely = (text: string) => (text === '%00' ? '\u0000' : decodeURIComponent(text));

function anyQuery({ query }: Endpoint): fc.Arbitrary<Part> {
  const right: fc.Arbitrary<Record<string, string>> = query === undefined ? fc.constant({}) : someParameters(query);
  const plain = right.map((value) => ({ text: new URLSearchParams(value).toString() }));
  const near = fc.tuple(right, fc.nat(), hostileText).map(([value, at, text]) => {
    const names = Object.keys(value);
    const name = names[at % Math.max(names.length, 1)] ?? 'search';
    return { text: new URLSearchParams({ ...value, [name]: text.slice(0, LONGEST) }).toString() };
  });
  const twice = right.map((value) => {
    const [name = 'search', one = 'x'] = Object.entries(value)[0] ?? [];
    return { text: `${new URLSearchParams({ ...value, [name]: one })}&${name}=again`, broken: 'repeated' };
  });
  const foreign = fc.tuple(right, fc.constantFrom(...FOREIGN_KEYS)).map(([value, key]) => {
    return {
      text: [new URLSearchParams(value).toString(), `${encodeURIComponent(key)}=1`].filter(Boolean).join('&'),
      broken: 'unknown',
    };
  });
  const bad = fc.constantFrom(...BAD_QUERIES).map((text) => ({ text }));
  return weighted([10, plain], [query ? 4 : 0, near], [1, twice], [1, foreign], [1, bad]);
}

/** Up to four parameters of all that there are: with every filter at once nothing would ever be found. */
export function someParameters(query: z.core.$ZodType): fc.Arbitrary<Record<string, string>> {
  return fromSchema(query).chain((value) => {
    const entries = Object.entries(value as Record<string, unknown>).map(([name, one]) => [name, String(one)] as const);
    return fc
      .shuffledSubarray(entries, { maxLength: Math.min(entries.length, 4) })
      .map((some) => Object.fromEntries(some));
  });
}

function anyPayload({ method, body, rawBody, anyOrigin }: Endpoint): fc.Arbitrary<Payload> {
  if (method === 'GET') return fc.constant({ headers: {}, body: undefined, broken: undefined });
  const send = (text: string, broken?: string): Payload => ({ headers: JSON_TYPE, body: text, broken });
  const hostile = fc.constantFrom(...BROKEN_BODIES).map((text) => send(text));
  if (rawBody !== undefined || anyOrigin === true) return weighted([2, fc.constant(send(''))], [1, hostile]);
  const right = body === undefined ? fc.constant({}) : fromSchema(body);
  const good = right.map((value) => send(JSON.stringify(value)));
  const near = fc.tuple(right, fc.nat(), hostileValue).map(([value, at, bad]) => send(replaced(value, at, bad)));
  const without = fc.tuple(right, fc.nat()).map(([value, at]) => send(replaced(value, at, undefined)));
  const foreign = fc
    .tuple(right, fc.constantFrom(...FOREIGN_KEYS))
    .map(([value, key]) => send(withKey(value, key), 'unknown'));
  const typed = fc.tuple(right, fc.constantFrom(...WRONG_TYPES)).map(([value, type]) => {
    const text = JSON.stringify(value);
    return { headers: { 'content-type': type }, body: text, broken: text === '' ? undefined : 'content type' };
  });
  const packed = right.map((value) => ({
    headers: { ...JSON_TYPE, 'content-encoding': 'br' },
    body: JSON.stringify(value),
    broken: 'encoding',
  }));
  const known = body !== undefined;
  return weighted(
    [10, good],
    [known ? 5 : 0, near],
    [known ? 1 : 0, without],
    [1, foreign],
    [1, typed],
    [1, packed],
    [1, hostile],
  );
}

/** One field of a body, or of what lies in it, gets another value; undefined: it goes. */
export function replaced(value: unknown, at: number, bad: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(bad ?? null);
  const names = Object.keys(value);
  const name = names[at % Math.max(names.length, 1)] ?? 'name';
  return JSON.stringify({ ...value, [name]: bad });
}

/** As text, because `__proto__` in a literal is no key. */
function withKey(value: unknown, key: string): string {
  const inner = JSON.stringify(value).slice(1, -1);
  return `{${JSON.stringify(key)}:{"isAdmin":true}${inner === '' ? '' : `,${inner}`}}`;
}

export function weighted<T>(
  ...parts: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]
): fc.Arbitrary<T> {
  return fc.oneof(...parts.filter(([weight]) => weight > 0).map(([weight, arbitrary]) => ({ weight, arbitrary })));
}
