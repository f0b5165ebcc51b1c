import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../../../../../tests/support/tenders/tender-samples.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

const SIZE = 4;

const small = { routes: (given: Parameters<typeof sitemapRoutes>[0]) => sitemapRoutes(given, SIZE), projections: {} };
const api = forAllTests(() => startApi({ modules: [small], settings: { publicUrl: 'https://ailaan.example' } }));
beforeAll(async () => {
  await addCategory(api.owner, 'Roads');
  await publishFacts(
    api.db,
    Array.from({ length: 9 }, () => ({})),
  );
  await api.owner.query(sql`UPDATE tender SET origin = 'sample' WHERE id = 2`);
});

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });
async function read(path: string): Promise<{ loc: string; lastmod?: string }[]> {
  const { body } = await api.visitor().get(path);
  expect(XMLValidator.validate(String(body))).toBe(true);
  const { urlset, sitemapindex } = parser.parse(String(body));
  return urlset?.url ?? sitemapindex?.sitemap ?? [];
}

test('the index names maps that list every tender once, but none that is made up', async () => {
  const maps = await read('/sitemap.xml');
  expect(maps.map(({ loc }) => loc)).toEqual(
    ['pages', 'tenders-1', 'tenders-2', 'tenders-3'].map((name) => `https://ailaan.example/sitemaps/${name}.xml`),
  );
  const lists = await Promise.all(maps.slice(1).map(({ loc }) => read(new URL(loc).pathname)));
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(SIZE);
  expect(lists.flat().map(({ loc }) => loc)).toEqual(
    [1, 3, 4, 5, 6, 7, 8, 9].map((id) => `https://ailaan.example/tenders/${id}`),
  );
  expect(lists.flat().every(({ lastmod }) => !Number.isNaN(Date.parse(lastmod ?? '')))).toBe(true);
  expect((await read('/sitemaps/pages.xml')).map(({ loc }) => loc)).toContain('https://ailaan.example/newsletter');
});

test('robots.txt names the index', async () => {
  expect((await api.visitor().get('/robots.txt')).body).toContain('Sitemap: https://ailaan.example/sitemap.xml');
});

test.each(['tenders-4.xml', 'tenders-0.xml', 'tenders-999999.xml', 'x', '%00'])(
  'there is no sitemap %s',
  async (name) => {
    expect((await api.visitor().get(`/sitemaps/${name}`)).status).toBe(404);
  },
);

test.each(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/tenders-1.xml', '/robots.txt'])(
  '%s is 304 until it changes',
  async (path) => {
    const { headers } = await api.visitor().get(path);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=/);
    expect((await api.visitor().get(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  },
);

test('an edit changes the tag of its part', async () => {
  const tag = async () => (await api.visitor().get('/sitemaps/tenders-1.xml')).headers.get('etag');
  const before = await tag();
  await api.owner.query(sql`UPDATE tender SET version = version + 1, updated_at = now() WHERE id = 1`);
  expect(await tag()).not.toBe(before);
});
