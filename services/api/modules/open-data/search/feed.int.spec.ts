import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { bulkEndpoints } from '#contracts/api/tenders/bulk.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { CATALOGUE, EVERYTHING, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { followReleases } from '../../../../../tests/support/open-data/follow-releases.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';
import { until } from '../../../../../tests/support/until.ts';

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const api = forAllTests(() =>
  startApi({ modules: [...EVERYTHING, OPEN_DATA], settings: { publicUrl: 'https://ailaan.example' } }),
);
const root = forAllTests(() => api.superAdmin());
beforeAll(() => root.post('/api/categories', { name: 'Roads' }));

const publish = async (changes: object) =>
  (await root.call(tenderEndpoints.create, { body: tenderBody({ ...changes }) })).id;
const read = async (query = '') => String((await api.visitor().get(`/tenders.atom${query}`)).body);
const titles = async (query = '') => parseFeed(await read(query)).items.map(({ title }) => title);

describe('who follows the feed', () => {
  test('learns of a late entry and of a correction: they come first', async () => {
    await publish({ title: 'Of today', publishDate: '2026-06-01', city: 'Lahore' });
    const id = await publish({ title: 'Of an old paper', publishDate: '2026-01-05', city: 'Lahore', imageUrl: DOT });
    await publish({ title: 'Elsewhere', publishDate: '2026-05-20', city: 'Karachi' });
    expect(await titles()).toEqual(['Elsewhere', 'Of an old paper', 'Of today']);
    expect(await titles('?city=Lahore')).toEqual(['Of an old paper', 'Of today']);
    expect(await titles('?city=Lahore&sort=latest')).toEqual(['Of today', 'Of an old paper']);
    const [first] = await api.owner.query<{ id: number }>(sql`SELECT min(id) AS id FROM tender`);
    const body = tenderBody({ title: 'Of today, corrected', publishDate: '2026-06-01', city: 'Lahore' });
    await root.call(tenderEndpoints.update, { params: { id: first?.id ?? 0 }, body });
    expect(await titles()).toEqual(['Of today, corrected', 'Elsewhere', 'Of an old paper']);
    const { updated, items } = parseFeed(await read());
    expect(updated).toEqual(items[0]?.updated);
    expect(items.map(({ updated: at }) => Number(at))).toEqual(
      items
        .map((one) => Number(one.updated))
        .sort()
        .reverse(),
    );
    const scan = items.find(({ id: own }) => own?.endsWith(`/${id}`))?.media[0];
    expect(scan?.url).toMatch(/^https:\/\/ailaan\.example\/api\/tenders\/\d+\/image\?v=/);
    expect(scan?.mimeType).toBe('image/webp');
  });

  test('is not shown as new what names another organization or place by a correction, and is again what changes after it', async () => {
    const add = async (name: string) => (await root.call(organizationEndpoints.create, { body: { name } })).id;
    const [from, to] = [await add('WASA'), await add('Water Agency')];
    const facts = { city: 'Gwadar', organizationIds: [from] };
    const id = await publish({ ...facts, title: 'Joined' });
    await publish({ title: 'After it', city: 'Gwadar' });
    const [before] = parseFeed(await read('?organization=WASA')).items;
    await root.call(bulkEndpoints.move, { body: { from, to } });
    const [joined] = parseFeed(await read('?organization=Water+Agency')).items;
    expect(joined?.updated).toEqual(before?.updated);
    expect(await titles('?city=Gwadar')).toEqual(['After it', 'Joined']);
    const edited = tenderBody({ ...facts, organizationIds: [to], title: 'Joined, changed' });
    await root.call(tenderEndpoints.update, { params: { id }, body: edited });
    expect(await titles('?city=Gwadar')).toEqual(['Joined, changed', 'After it']);
    const news = (db: Queryable) => db.query(sql`SELECT id, news_at FROM tender ORDER BY id`);
    expect(await replayed(api.owner, CATALOGUE, ['tender'], news)).toEqual(await news(api.owner));
  });

  test('sees what was cancelled and what is a sample', async () => {
    const id = await publish({ title: 'A canal', city: 'Multan' });
    const cancelled = { title: 'A canal', city: 'Multan', cancelledAt: '2026-06-02T05:00:00Z' };
    await root.call(tenderEndpoints.update, { params: { id }, body: tenderBody(cancelled) });
    await api.owner.query(sql`UPDATE tender SET origin = 'sample' WHERE title = 'Elsewhere'`);
    expect(await titles('?city=Multan')).toEqual(['Cancelled: A canal']);
    expect(await titles('?city=Karachi')).toEqual(['Sample: Elsewhere']);
  });

  test('is told what was removed, on the first page', async () => {
    const id = await publish({ title: 'A mistake' });
    await root.call(tenderEndpoints.remove, { params: { id } });
    const following = followReleases(api);
    await until(async () => (await read()).includes('deleted-entry'));
    await following.stop();
    const text = await read('?limit=1');
    expect(XMLValidator.validate(text)).toBe(true);
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(text) as { feed: Record<string, unknown> };
    expect(feed['at:deleted-entry']).toEqual({
      '@_ref': `https://ailaan.example/tenders/${id}`,
      '@_when': expect.stringMatching(/Z$/),
    });
    expect(feed.updated).toBe((feed['at:deleted-entry'] as Record<string, string>)['@_when']);
    expect(await read('?limit=1&page=2')).not.toContain('deleted-entry');
  });
});

test('pages hold each notice once, also beyond those that changed last', async () => {
  await api.owner.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, category_ids,
      sectors, organization_ids, origin, city, text_vector, organization_vector, created_at, updated_at)
    SELECT 1000 + n, 1, 'Many ' || n, 'words', date '2026-01-01' + n % 30, '2026-12-01', 'open', '{1}', '{Government}', '{}', 'manual',
      CASE WHEN n <= 130 THEN 'Quetta' ELSE 'Sibi' END, '', '', now(), timestamptz '2000-01-01' + n * interval '1 minute'
    FROM generate_series(1, 1100) n`);
  const pages = await Promise.all([1, 2, 3].map((page) => titles(`?city=Quetta&page=${page}`)));
  expect(pages.map((page) => page.length)).toEqual([50, 50, 30]);
  expect(new Set(pages.flat()).size).toBe(130);
  expect(pages[0]?.[0]).toBe('Many 130'); // among the last 1,000; those before number 105 or so follow by their papers
  const all = await Promise.all([1, 2].map((page) => titles(`?limit=100&page=${page}`)));
  expect(new Set(all.flat()).size).toBe(200);
  expect(await titles('?city=Quetta&page=4')).toEqual([]);
});

test.each(['?sort=updated&updatedSince=2026-01-01T00:00:00Z', '?sort=relevance&search=many'])(
  '%s is read, too',
  async (query) => expect(XMLValidator.validate(await read(query))).toBe(true),
);
