import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi, type TestApi } from '../../../../../tests/support/api/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ modules: [OPEN_DATA], settings: { publicUrl: 'https://ailaan.example' } });
});
afterAll(() => api?.stop());

test('the document is valid OpenAPI 3.1', async () => {
  const { body, headers } = await api.visitor().get('/api/openapi.json');
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
  expect((await api.visitor().get('/api/openapi.json', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(
    304,
  );
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
