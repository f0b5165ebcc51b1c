import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { PROBLEM_KINDS } from '#contracts/vocabulary/problems.ts';
import { hasTag } from './parameters.ts';
import type { JsonObject, SchemaOf } from './schemas.ts';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

/** Headers of answers, by the name under which the document has them. */
export const HEADERS: Readonly<Record<string, { description: string; example: unknown; schema: JsonObject }>> = {
  'X-Request-Id': {
    description: 'Name of this request in our logs',
    example: '0b6ad8a1-6b8e-4a0f-8f9e-6f2b6d0c8c55',
    schema: { type: 'string', format: 'uuid' },
  },
  'RateLimit-Policy': {
    description: 'What the network of the caller may do: q requests in w seconds (IETF draft 11)',
    example: '"read-60";q=600;w=60',
    schema: text,
  },
  RateLimit: {
    description: 'What is left of it: r requests for t seconds',
    example: '"read-60";r=598;t=41',
    schema: text,
  },
  ETag: {
    description: 'Tag of this answer, for If-None-Match, or for If-Match where the call takes it',
    example: 'W/"Jp0m2rAhz4vHn1f9bq3LkA"',
    schema: text,
  },
  Link: {
    description: 'Neighbours of the page: first, prev, next, last (RFC 8288)',
    example: '</api/tenders?page=2>; rel="next"',
    schema: text,
  },
  'X-Total-Count': { description: 'How many there are in all', example: 1840, schema: count },
  'X-Total-Count-Relation': {
    description: 'gte where there are more than X-Total-Count says; absent where it is exact',
    example: 'gte',
    schema: { type: 'string', enum: ['gte'] },
  },
  'X-Search-Left-Out': {
    description: 'Words of the search that were not insisted on, percent-encoded, with spaces between them',
    example: 'galvanized%20iron',
    schema: text,
  },
  'Retry-After': { description: 'Seconds after which trying again makes sense', example: 41, schema: count },
};

const headersNamed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const LIMITED = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit'];

/** Refusals that no call states: they come before any is chosen, or are our fault. */
const OF_NO_CALL = ['405', '410', '500'];

/** The refusals that calls state, by the name of their kind. */
export function refusals(): JsonObject {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const kinds = Object.entries(PROBLEM_KINDS).flatMap(([status, [kind, description]]) => {
    if (OF_NO_CALL.includes(status)) return [];
    const waits = status === '429' || status === '503' ? ['Retry-After'] : [];
    return [[kind, { description, headers: headersNamed([...LIMITED, ...waits]), content }]];
  });
  return Object.fromEntries(kinds);
}

export function answersOf(endpoint: Endpoint, schemaOf: SchemaOf): JsonObject {
  const { summary, status, headers = [] } = endpoint;
  const tag = hasTag(endpoint) ? ['ETag'] : [];
  const refused = refusedWith(endpoint).map((code) => [
    String(code),
    { $ref: `#/components/responses/${PROBLEM_KINDS[code]?.[0]}` },
  ]);
  return {
    [String(status)]: {
      description: status === 204 ? 'Done' : summary,
      headers: headersNamed([...LIMITED, ...tag, ...headers]),
      ...contentOf(endpoint, schemaOf),
    },
    ...(tag.length > 0
      ? { 304: { description: 'What If-None-Match names is still so', headers: headersNamed([...LIMITED, ...tag]) } }
      : {}),
    ...Object.fromEntries(refused),
  };
}

function refusedWith({ method, access, path, body, rawBody, media, requestHeaders = [] }: Endpoint): number[] {
  const writes = method !== 'GET';
  const has: readonly (readonly [code: number, isSo: boolean])[] = [
    [400, true],
    [401, access !== 'public'],
    [403, writes || (access !== 'public' && access !== 'user')],
    [404, path.includes(':')],
    [406, media !== undefined && (path.startsWith('/tenders.') || media === 'application/json')],
    [409, writes && access !== 'public'],
    [412, requestHeaders.includes('If-Match')],
    [413, body !== undefined || rawBody !== undefined],
    [415, body !== undefined || rawBody !== undefined],
    [429, true],
    [503, true],
  ];
  return has.filter(([, isSo]) => isSo).map(([code]) => code);
}

const BINARY = /^(image|application\/octet-stream)/;

function contentOf({ response, media, status }: Endpoint, schemaOf: SchemaOf): JsonObject {
  if (response !== undefined) return { content: { 'application/json': { schema: schemaOf(response, 'output') } } };
  if (media === undefined || status === 204) return {};
  const schema = /^application\/(json|.*\+json)$/.test(media) ? { type: 'object' } : BINARY.test(media) ? {} : text;
  return { content: { [media]: { schema } } };
}
