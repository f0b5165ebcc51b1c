import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SortedQuery } from '#contracts/api/tenders/sorted.ts';
import { TenderListItem } from '#contracts/api/tenders.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { ADMIN_SORTS } from '#contracts/vocabulary/lists/admin-lists.ts';
import { TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory } from '../../../../../tests/support/tenders/tender-samples.ts';
import { sortedTenders } from './sorted-tenders.ts';

const TODAY = '2026-06-15';
const NOON = new Date(`${TODAY}T07:00:00Z`);

const TITLES = ['bridge', 'Bridge', 'Äpfel', 'Zinc pipes', 'copper wire', 'پل', `${'a'.repeat(9990)} copper`];
const PLACES = [
  ['Lahore', 'Punjab'],
  ['lahore', 'Punjab'],
  ['Karachi', 'Sindh'],
  [null, 'Sindh'],
  [null, null],
] as const;

/** Titles, places and ends of bids in every mixture: today before and after noon, by hand, within a week. */
const FACTS = Array.from({ length: 120 }, (_, at) => {
  const [city, province] = PLACES[at % PLACES.length] ?? [null, null];
  return {
    title: TITLES[at % TITLES.length] ?? '',
    city,
    province,
    publishDate: addDays('2026-05-01', at % 11),
    closingDate: addDays(TODAY, [-400, -1, 0, 0, 3, 7, 8, 30][at % 8] ?? 0),
    closingTime: [null, '11:00', '13:00'][at % 3] ?? null,
    status: TENDER_STATUSES[(at >> 2) % 3] ?? 'open',
  };
});

const app = forAllTests(() => startTenderApp(NOON));
const admin = forAllTests(() => app.as('admin'));
beforeAll(async () => {
  await addCategory(app.db, 'Roads');
  await publishFacts(app.db, FACTS);
});

afterAll(() => expect(app.failures).toEqual([]));

async function list(query: string) {
  const { status, headers, body } = await admin.get(`/api/admin/tenders${query}`);
  return {
    status,
    items: Array.isArray(body) ? body.map((item) => TenderListItem.parse(item)) : [],
    total: headers.get('x-total-count'),
    relation: headers.get('x-total-count-relation'),
    link: headers.get('link') ?? '',
    body: body as { errors?: Record<string, string> },
  };
}

/** All pages of a query, as whoever turns them sees them. */
async function pages(query: string, limit = 17) {
  const items: TenderListItem[] = [];
  for (let page = 1; page < 20; page += 1) {
    const { items: more } = await list(`?${query}&limit=${limit}&page=${page}`);
    if (more.length === 0) break;
    items.push(...more);
  }
  return items;
}

const byText = (a: string | null, b: string | null) => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return Buffer.compare(Buffer.from(a.toLowerCase()), Buffer.from(b.toLowerCase()));
};
const ends = ({ closingDate, closingTime }: TenderListItem) => `${closingDate} ${closingTime ?? '24:00'}`;
const ORDERS: Record<(typeof ADMIN_SORTS.tenders)[number], (a: TenderListItem, b: TenderListItem) => number> = {
  title: (a, b) => byText(a.title.slice(0, 80), b.title.slice(0, 80)) || a.id - b.id,
  published: (a, b) => byText(a.publishDate, b.publishDate) || a.id - b.id,
  closes: (a, b) => byText(ends(a), ends(b)) || a.id - b.id,
  place: (a, b) => byText(a.city, b.city) || byText(a.province, b.province) || a.id - b.id,
  status: (a, b) =>
    TENDER_STATUSES.indexOf(a.status) - TENDER_STATUSES.indexOf(b.status) || byText(ends(a), ends(b)) || a.id - b.id,
};

describe.each(ADMIN_SORTS.tenders)('by %s', (sort) => {
  const sorted = (items: readonly TenderListItem[]) => items.toSorted(ORDERS[sort]).map(({ id }) => id);

  test.each([
    ['all', '', FACTS.length],
    ['of a search', 'search=copper&', undefined],
    ['of a status', 'status=closed&', undefined],
    ['of a search and a status', 'search=bridge&status=closing_soon&', undefined],
  ])('%s: each tender once, in order, and the same backwards', async (_, filter, count) => {
    const upwards = await pages(`${filter}sort=${sort}`);
    const ids = upwards.map(({ id }) => id);
    expect(ids).toEqual(sorted(upwards));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(5);
    if (count !== undefined) expect(ids).toHaveLength(count);
    // the public list is the judge of what matches
    const { body } = await admin.get(`/api/tenders?${filter}limit=100`);
    if (count === undefined) expect(ids.toSorted()).toEqual((body as { id: number }[]).map(({ id }) => id).toSorted());
    expect((await pages(`${filter}sort=-${sort}`, 7)).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await list(`?${filter}sort=${sort}`)).toMatchObject({ total: String(ids.length), relation: null });
  });

  test('more than the bound: the newest that match, and says that there are more', async () => {
    const query = SortedQuery.parse({ search: 'copper', sort, limit: '4' });
    const newest = (await admin.get('/api/tenders?search=copper&limit=10')).body as TenderListItem[];
    const read = async (page: number) => sortedTenders(app.db, { ...query, page }, NOON, 10);
    const answers = [await read(1), await read(2), await read(3), await read(4)];
    expect(answers.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(sorted(newest));
    expect(answers.map(({ hasNext }) => hasNext)).toEqual([true, true, false, false]);
    for (const answer of answers) expect(answer).toMatchObject({ total: 10, relation: 'gte' });
  });

  test('more than the bound without a search: the first of the order', async () => {
    const all = await pages(`sort=-${sort}`);
    const query = SortedQuery.parse({ sort: `-${sort}`, limit: '100' });
    const { rows, ...answer } = await sortedTenders(app.db, query, NOON, 50);
    expect(rows.map(({ id }) => id)).toEqual(all.slice(0, 50).map(({ id }) => id));
    expect(answer).toMatchObject({ total: 50, relation: 'gte', hasNext: false });
  });
});

test('a search that finds too little is widened as in the list', async () => {
  const { items } = await list('?search=copper%20turbine&sort=title');
  expect(items.length).toBeGreaterThan(0);
});

test('leads on with its search', async () => {
  const { link } = await list('?search=copper&sort=-place&limit=5&page=2');
  expect(link).toContain('</api/admin/tenders?search=copper&sort=-place&page=3&limit=5>; rel="next"');
});

test('beyond the end is empty', async () =>
  expect(await list('?sort=place&page=1000000&limit=100')).toMatchObject({ status: 200, body: [], total: '120' }));

test.each([
  ['?sort=latest', 'sort'],
  ['?sort=title;drop', 'sort'],
  ['?sort=--title', 'sort'],
  ['?sort=', 'sort'],
  ['?status=lost', 'status'],
  ['?page=0', 'page'],
  ['?limit=101', 'limit'],
  ['?order=up', 'order'],
  ['?search=%00', 'search'],
])('%s is refused', async (query, field) => {
  const { status, body } = await list(query);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual([field]);
});

test('is for administrators alone [ASVS 8.2.1]', async () => {
  expect((await (await app.as('visitor')).get('/api/admin/tenders')).status).toBe(401);
  expect((await (await app.as('user')).get('/api/admin/tenders')).status).toBe(403);
});
