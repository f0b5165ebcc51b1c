import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { EVERY_ENDPOINT } from '#contracts/api/open-data/every-endpoint.ts';
import { PROBLEM_KINDS } from '#contracts/vocabulary/problems.ts';
import { CATALOGUE, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';

const api = forAllTests(() =>
  startApi({ modules: [...CATALOGUE, OPEN_DATA], settings: { publicUrl: 'https://ailaan.example' } }),
);

test('the document is valid OpenAPI 3.1', async () => {
  const { body, headers } = await api.visitor().get('/api/openapi.json');
  // before the validation, which may take longer than an idle connection is kept
  expect((await api.visitor().get('/api/openapi.json', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(
    304,
  );
  const validator = new Validator();
  expect(await validator.validate(body as Record<string, unknown>)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(await new Validator().validate({ ...(body as object), paths: { x: 1 } })).toMatchObject({
    valid: false,
  });
  expect(body).toMatchObject({
    paths: {
      '/api/tenders': {
        get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'closingFrom', in: 'query' })]) },
      },
      '/api/tenders/{id}': { put: { security: [{ session: [] }], requestBody: { required: true } } },
      '/tenders.atom': { get: { responses: { 200: { content: { 'application/atom+xml': {} } } } } },
    },
  });
});

test('the page shows every call, is well-formed and runs no script [ASVS 1.2.1]', async () => {
  const { body, headers } = await api.visitor().get('/api/docs');
  const html = String(body);
  const errors: string[] = [];
  parse(html, { sourceCodeLocationInfo: true, onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
  expect(html).toContain('<code>/api/tenders/{id}/history</code>');
  expect(html).not.toContain('<script');
  const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1] ?? 'none';
  expect(headers.get('content-security-policy')).toContain(nonce.replaceAll('&#x2B;', '+'));
});

test('every refusal names its kind, which the page describes, and says what is expected', async () => {
  const html = String((await api.visitor().get('/api/docs')).body);
  const refusals = [
    ['/api/tenders?closingFrom=road', 400, 'Must be a date such as 2026-11-30'],
    ['/api/tenders?closingTo=2026-02-30', 400, 'Must be a date such as 2026-11-30'],
    ['/tenders.csv?closingFrom=tomorrow', 400, 'Must be a date such as 2026-11-30'],
    ['/api/tenders/999', 404, 'Tender not found'],
    ['/tenders.atom?page=x', 400, 'Must be a page number from 1'],
    ['/tenders.pdf', 406, expect.stringContaining('atom')],
  ] as const;
  for (const [path, status, message] of refusals) {
    const { body, headers } = await api.visitor().get(path);
    const { type, title } = body as Record<string, string>;
    expect(body, path).toMatchObject({ status, message, detail: message, title: expect.any(String) });
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(title).not.toBe('');
    const [page, place] = String(type).split('#');
    expect(page).toBe('https://ailaan.example/api/docs');
    expect(html).toContain(`id="${place}"`);
  }
  expect(html.match(/<dt id="problem-/g)).toHaveLength(Object.keys(PROBLEM_KINDS).length);
});

test('public answers are of the media type and carry the headers that the document states', async () => {
  const { body } = await api.visitor().get('/api/openapi.json');
  const { paths } = body as {
    paths: Record<string, { get?: { responses: Record<string, { content?: object; headers?: object }> } }>;
  };
  const open = [
    ...(EVERY_ENDPOINT['Open data']?.calls ?? []),
    ...(EVERY_ENDPOINT.Tenders?.calls ?? []),
    ...(EVERY_ENDPOINT['Look-ups']?.calls ?? []),
  ];
  const plain = open.filter(
    ({ method, access, path }) => method === 'GET' && access === 'public' && !path.includes(':'),
  );
  expect(plain.length).toBeGreaterThan(10);
  const optional = ['X-Total-Count-Relation', 'X-Search-Left-Out'];
  for (const { path } of plain) {
    const stated = paths[path]?.get?.responses['200'];
    const { headers, status } = await api.visitor().get(path);
    const lacks = Object.keys(stated?.headers ?? {}).filter((name) => !headers.has(name) && !optional.includes(name));
    expect([path, status, lacks]).toEqual([path, 200, []]);
    expect(Object.keys(stated?.content ?? {}), path).toEqual([headers.get('content-type')?.split(';')[0]]);
  }
});
