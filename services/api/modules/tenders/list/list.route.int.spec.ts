import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TenderFacets, TenderListItem } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, addOrganization } from '../../../../../tests/support/tenders/tender-samples.ts';
import { COUNT_CAP } from './list-tenders.ts';

const app = forAllTests(startTenderApp);
const visitor = forAllTests(() => app.as('visitor'));
beforeAll(async () => {
  await addCategory(app.db, 'Roads');
  await addOrganization(app.db, "O'Neill & Sons");
  await publishFacts(
    app.db,
    Array.from({ length: 45 }, (_, at) => ({
      title: `Tender ${at + 1}`,
      description: '😀'.repeat(400),
      ocrText: 'scanned',
      city: at < 25 ? 'Lahore' : 'Karachi',
      organizationIds: at === 0 ? [1] : [],
    })),
  );
});

afterAll(() => expect(app.failures).toEqual([]));

async function list(query = '') {
  const { status, headers, body } = await visitor.get(`/api/tenders${query}`);
  return {
    status,
    ids: Array.isArray(body) ? body.map((item) => TenderListItem.parse(item).id) : [],
    total: headers.get('x-total-count'),
    relation: headers.get('x-total-count-relation'),
    link: headers.get('link') ?? '',
    headers,
    body,
  };
}

describe('a page', () => {
  test('is twenty of the latest, with total and neighbours', async () => {
    const page = await list();
    expect(page).toMatchObject({ status: 200, total: '45', relation: null });
    expect(page.ids).toEqual(Array.from({ length: 20 }, (_, at) => 45 - at));
    expect(page.link).toBe(
      '</api/tenders?page=1>; rel="first", </api/tenders?page=2>; rel="next", </api/tenders?page=3>; rel="last"',
    );
  });
  test('the last is what is left', async () =>
    expect(await list('?page=3')).toMatchObject({ ids: [5, 4, 3, 2, 1], total: '45' }));
  test('beyond the end is empty, and the total stays', async () =>
    expect(await list('?page=4')).toMatchObject({ status: 200, body: [], total: '45' }));
  test('a million pages on is, too', async () =>
    expect(await list('?page=1000000&limit=100')).toMatchObject({ status: 200, body: [], total: '45' }));
  test('leads on with its filters', async () => {
    const page = await list('?city=Lahore&limit=10&page=2');
    expect(page).toMatchObject({ total: '25', ids: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6] });
    const next = /<([^>]*)>; rel="next"/.exec(page.link)?.[1] ?? '';
    expect(await list(next.slice('/api/tenders'.length))).toMatchObject({ ids: [5, 4, 3, 2, 1], total: '25' });
  });
  test('shows neither scanned text nor images, and 300 characters of the description [C4]', async () => {
    const [card] = (await list()).body as Record<string, unknown>[];
    expect(Object.keys(card ?? {})).not.toEqual(expect.arrayContaining(['ocrText']));
    expect([...String(card?.description)]).toHaveLength(300);
  });
  test('is revalidated by its ETag', async () => {
    const { headers } = await list();
    const again = await visitor.get('/api/tenders', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.headers.get('x-total-count')]).toEqual([304, '45']);
  });
});

describe("'' and 'all' mean no filter", () => {
  test.each([
    '?search=&province=&city=&category=&sector=&organization=&status=&closingFrom=&closingTo=',
    '?province=all&city=ALL&category=all&sector=all&organization=all&status=all',
    '?search=%20',
    '?search=%0A%09',
  ])('%s', async (query) => expect(await list(query)).toMatchObject({ status: 200, total: '45' }));
});

describe('what nobody has finds nothing', () => {
  test.each([
    '?category=Nowhere',
    '?organization=Nobody',
    '?sector=x',
    '?closingFrom=2026-08-01&closingTo=2026-07-01',
    '?search=%25_%5C',
    '?search=%25&sort=relevance',
    '?search=*&category=Security',
  ])('%s', async (query) => expect(await list(query)).toMatchObject({ status: 200, body: [], total: '0' }));
});

describe('a query that is not understood is refused, with its field [ASVS 2.2.1, 15.3.7] [X7, C4]', () => {
  test.each([
    ['?color=red', 'color'],
    ['?city=a&city=b', 'city'],
    ['?city[$ne]=x', 'city[$ne]'],
    ['?status=OPEN', 'status'],
    ['?sort=id;drop', 'sort'],
    ['?sort=', 'sort'],
    ['?page=0', 'page'],
    ['?page=-1', 'page'],
    ['?page=1e3', 'page'],
    ['?page=1000001', 'page'],
    ['?page=', 'page'],
    ['?limit=101', 'limit'],
    ['?limit=0', 'limit'],
    ['?closingFrom=yesterday', 'closingFrom'],
    ['?closingTo=2026-13-01', 'closingTo'],
    [`?search=${'x'.repeat(201)}`, 'search'],
  ])('%s', async (query, field) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect((body as { errors: object }).errors).toHaveProperty([field]);
  });
});

test('prototypes are unknown fields [ASVS 15.3.6] [X5]', async () =>
  expect((await list('?__proto__=1')).status).toBe(400));

describe('injections are values [ASVS 1.2.4] [X8]', () => {
  const strings = ["' OR 1=1--", "'||pg_sleep(3)||'", "Lahore'; DROP TABLE tender;--", '$1', '%', '{1}', 'NULL'];
  test.each(strings)('%s', async (text) => {
    const started = performance.now();
    for (const field of ['city', 'province', 'category', 'sector', 'organization']) {
      expect(await list(`?${field}=${encodeURIComponent(text)}`)).toMatchObject({ status: 200, total: '0' });
    }
    expect((await list(`?search=${encodeURIComponent(text)}`)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1500);
  });
  test('and names may have quotes', async () =>
    expect(await list(`?organization=${encodeURIComponent("o'neill & sons")}`)).toMatchObject({ ids: [1] }));
});

describe('beyond a thousand', () => {
  const more = COUNT_CAP + 5;

  beforeAll(async () => {
    await app.db.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, city,
        category_ids, sectors, organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
      SELECT 1000 + n, 1, 'Bulk', 'Bulk', '2026-05-01', '2026-07-01', 'open', 'Quetta', '{1}', '{Energy}', '{}', 'manual',
        to_tsvector('english', 'bulk'), '', now(), now() FROM generate_series(1, ${more}) n`);
  });

  test('one filter is counted to its end', async () => {
    expect(await list('?city=Quetta')).toMatchObject({ total: String(more), relation: null });
    expect(await list()).toMatchObject({ total: String(more + 45), relation: null });
  });
  test('a search is counted up to the cap, says so, and has no last page', async () => {
    const page = await list('?search=bulk&limit=100');
    expect(page).toMatchObject({ total: String(COUNT_CAP), relation: 'gte' });
    expect(page.link).not.toContain('rel="last"');
    expect(page.link).toContain('rel="next"');
  });
  test('it is in order, by either sort', async () => {
    const latest = await list('?search=bulk&page=2');
    expect(latest.ids).toEqual(Array.from({ length: 20 }, (_, at) => 1000 + more - 20 - at));
    const soon = await list('?search=bulk&page=2&sort=closing-soon');
    expect(soon.ids).toEqual(Array.from({ length: 20 }, (_, at) => 1021 + at));
    expect(soon).toMatchObject({ total: String(COUNT_CAP), relation: 'gte' });
  });
  test.each(['11', '12', '1000000'])('on page %s, the last or beyond, all were counted', async (page) =>
    expect(await list(`?search=bulk&limit=100&page=${page}`)).toMatchObject({ total: String(more), relation: null }),
  );
});

describe('the best match beyond a thousand', () => {
  const bulk = (title: string, first: number, many: number, day: string, closes: string, status: string) =>
    app.db.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, category_ids,
        sectors, organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
      SELECT ${first}::int + n, 1, ${title}, 'Girders', ${day}, ${closes}, ${status}, '{1}', '{Energy}', '{}', 'manual',
        setweight(to_tsvector('simple', ${title.toLowerCase()}), 'A') || to_tsvector('english', 'girder'), '', now(), now()
      FROM generate_series(1, ${many}) n`);

  beforeAll(async () => {
    await bulk('Girder', 10_000, 5, '2020-01-01', '2020-02-01', 'open');
    await bulk('Girder', 11_000, 310, '2026-03-01', '2099-01-01', 'open');
    await bulk('Girder', 12_000, 10, '2026-03-02', '2026-06-18', 'open');
    await bulk('Steel', 13_000, 5, '2026-04-01', '2099-01-01', 'open');
    await bulk('Steel', 14_000, COUNT_CAP + 10, '2026-05-01', '2026-05-02', 'closed');
  });

  test('is the live, in titles and elsewhere, then the closed, the same', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => list(`?search=girder&sort=relevance&limit=100&page=${page}`)),
    );
    const thousands = pages.flatMap(({ ids }) => ids.map((id) => Math.min(14, Math.floor(id / 1000))));
    const runs = thousands.filter((one, at) => one !== thousands[at - 1]);
    expect(runs).toEqual([12, 11, 13, 10, 14]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(400);
    expect(pages[0]).toMatchObject({ total: String(COUNT_CAP), relation: 'gte' });
  });
  test('of one status is that status alone', async () => {
    const { ids, total } = await list('?search=girder&sort=relevance&limit=100&status=open');
    expect(ids.filter((id) => id > 12_000 && id < 13_000)).toEqual([]);
    expect(total).toBe('315');
  });
});

describe('a name whose words stand apart in most of many texts', () => {
  const texts = 5200;
  const near = Array.from({ length: texts / 26 }, (_, at) => 20_000 + texts - 26 * at);

  beforeAll(async () => {
    await app.db.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, city,
        category_ids, sectors, organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
      SELECT 20000 + n, 1, 'Pumps', 'Solar', date '2025-01-01' + n / 8, date '2098-01-01' - n, 'open', CASE WHEN n <= 1300 THEN 'Swat' END,
        '{1}', '{Energy}', '{}', 'manual', CASE WHEN n % 26 = 0 THEN to_tsvector('english', 'a solar pump')
          ELSE to_tsvector('english', 'solar lights for whoever comes by night to the old pump') END, '', now(), now()
      FROM generate_series(1, ${texts}) n`);
  });

  test.each(['latest', 'closing-soon', 'relevance'])(
    'by %s, its page is whole and no more is counted than is enough',
    async (sort) => {
      const page = await list(`?search=solar+pump&sort=${sort}`);
      expect(page.ids).toEqual(near.slice(0, 20));
      expect(page.relation).toBe('gte');
      expect(Number(page.total)).toBeGreaterThanOrEqual(100);
      expect(Number(page.total)).toBeLessThan(near.length);
    },
  );
  test.each(['latest', 'closing-soon', 'relevance'])(
    'by %s, later pages go on, and the last one knows them all',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2].map((page) => list(`?search=solar+pump&sort=${sort}&limit=100&page=${page}`)),
      );
      expect(pages.flatMap(({ ids }) => ids)).toEqual(near);
      expect(pages[1]).toMatchObject({ total: String(near.length), relation: null });
    },
  );
  test('the facets count the same', async () => {
    const { total } = await list('?search=solar+pump');
    const { body } = await visitor.get('/api/tenders/facets?search=solar+pump');
    expect(body).toMatchObject({ total: Number(total), relation: 'gte', countsRelation: 'gte' });
    const { status } = (body as TenderFacets).facets;
    expect(status.map(({ count }) => count)).toEqual([Number(total), 0, 0]);
  });
  test('of few texts all are counted', async () =>
    expect(await list('?search=solar+pump&city=Swat')).toMatchObject({ total: '50', relation: null }));
});
