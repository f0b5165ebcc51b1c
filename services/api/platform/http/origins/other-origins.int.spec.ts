import { describe, expect, test } from 'vitest';
import { ACCOUNTS, CATALOGUE, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';

const api = forAllTests(() =>
  startApi({
    modules: [ACCOUNTS, ...CATALOGUE, OPEN_DATA],
    settings: { publicUrl: 'https://ailaan.example' },
  }),
);

const FOREIGN = { origin: 'https://journal.example', 'sec-fetch-site': 'cross-site' };
const OPEN = ['/api/tenders', '/api/tenders/facets', '/api/cities', '/tenders.atom', '/tenders.ics', '/tenders.csv'];
const DATA = ['/api/ocds/releases', '/api/ocds/releases.jsonl', '/api/openapi.json', '/sitemap.xml'];
const corsOf = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('a page of another site', () => {
  test.each([...OPEN, ...DATA])('may read %s, and its headers', async (path) => {
    const { status, headers } = await api.visitor().get(path, FOREIGN);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['Link', 'X-Total-Count', 'ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy']),
    );
  });

  test('may read why it was refused', async () => {
    for (const path of ['/api/tenders?status=road', '/api/tenders/999', '/tenders.csv?x=1', '/api/tenders/1/image']) {
      const { status, headers } = await api.visitor().get(path, FOREIGN);
      expect([status >= 400, headers.get('access-control-allow-origin')], path).toEqual([true, '*']);
    }
  });

  test('is told before which headers it may send, for a day', async () => {
    for (const path of [
      '/api/tenders',
      '/api/tenders/7',
      '/api/tenders/7/image',
      '/tenders.atom',
      '/api/openapi.json',
    ]) {
      const { status, headers, body } = await api.visitor().request('OPTIONS', path, {
        headers: {
          ...FOREIGN,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        },
      });
      expect([status, body], path).toEqual([204, undefined]);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
      expect(headers.get('access-control-allow-headers')).toBe('If-None-Match, Cache-Control, Range, If-Range');
      expect(headers.get('access-control-max-age')).toBe('86400');
    }
  });

  test('reads nothing that depends on who is signed in', async () => {
    const person = await api.user();
    for (const path of ['/api/user', '/api/account/export', '/api/tenders', '/api/openapi.json']) {
      const { headers } = await person.get(path, FOREIGN);
      expect(corsOf(headers), path).toEqual([]);
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    }
    for (const path of ['/api/user', '/api/login', '/api/docs']) {
      const asked = await api.visitor().request('OPTIONS', path, { headers: FOREIGN });
      expect([asked.status, corsOf(asked.headers)], path).toEqual([405, []]);
    }
    expect(corsOf((await api.visitor().get('/api/user', FOREIGN)).headers)).toEqual([]);
  });
});
