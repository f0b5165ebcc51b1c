import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { TenderQuery } from '#contracts/api/tenders.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { effectiveStatus } from '#contracts/rules/tender-status.ts';
import { TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory, addOrganization, tenderFacts } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import { filtersOf } from '../../../../platform/search/list-filters.ts';
import { countFacets } from '../facets/count-facets.ts';
import { listTenders } from './list-tenders.ts';
import { widerSearch } from './wider-search.ts';

const NOW = new Date('2026-06-15T07:00:00Z');
const CATEGORIES = ['Works', 'Roads', 'Bridges', 'Medical'];
const ORGANIZATIONS = ['NHA', 'WAPDA', 'PWD'];
const WORDS = ['zinc', 'copper', 'iron', 'ironwood'];
const CITIES = ['Lahore', 'Karachi', null];
const PROVINCES = ['Punjab', 'Sindh', null];
const SECTORS = ['Energy', 'Education'] as const;

const facts: fc.Arbitrary<TenderFacts> = fc
  .record({
    title: fc.subarray(WORDS, { minLength: 1 }).map((words) => words.join(' ')),
    publishDate: fc.integer({ min: -40, max: 0 }).map((days) => addDays('2026-06-10', days)),
    closingDate: fc.integer({ min: -5, max: 20 }).map((days) => addDays('2026-06-15', days)),
    closingTime: fc.constantFrom(null, '11:00', '13:00'),
    status: fc.constantFrom(...TENDER_STATUSES),
    city: fc.constantFrom(...CITIES),
    province: fc.constantFrom(...PROVINCES),
    sectors: fc.subarray([...SECTORS], { minLength: 1 }),
    categoryIds: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 }),
    organizationIds: fc.shuffledSubarray([1, 2, 3]),
    procuringOrganizationId: fc.constantFrom(null, 1, 2, 3),
    bidSecurity: fc.constantFrom(null, 'Rs 100,000'),
  })
  .map((changes) => tenderFacts(changes));

const TENDERS = fc.sample(facts, { numRuns: 140, seed: 7 });

const days = Array.from({ length: 12 }, (_, at) => addDays('2026-06-10', at * 2));
const filters = {
  search: fc.constantFrom(...WORDS, 'zinc iron', 'copper tin iron', 'copper iro', 'iron', 'tin', '...'),
  city: fc.constantFrom('Lahore', 'karachi', 'Quetta'),
  province: fc.constantFrom('Punjab', 'SINDH'),
  category: fc.constantFrom(...CATEGORIES, 'roads', 'Nothing'),
  sector: fc.constantFrom(...SECTORS),
  organization: fc.constantFrom(...ORGANIZATIONS, 'nha', 'Nobody'),
  bidSecurity: fc.constant('stated'),
  status: fc.constantFrom(...TENDER_STATUSES),
  closingFrom: fc.constantFrom(...days),
  closingTo: fc.constantFrom(...days),
};
const queries = fc
  .record({
    // more filters at once would find nothing to compare
    chosen: fc.subarray(Object.keys(filters), { maxLength: 3 }),
    values: fc.record(filters),
    sort: fc.constantFrom('latest', 'closing-soon'),
    page: fc.constantFrom('1', '1', '2', '3', '99'),
    limit: fc.constantFrom('1', '7', '20', '100'),
  })
  .map(({ chosen, values, ...order }) => ({
    ...Object.fromEntries(Object.entries(values).filter(([name]) => chosen.includes(name))),
    ...order,
  }));

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
beforeAll(async () => {
  await addCategory(db, 'Works');
  await addCategory(db, 'Roads', { parentId: 1 });
  await addCategory(db, 'Bridges', { parentId: 2 });
  await addCategory(db, 'Medical');
  for (const name of ORGANIZATIONS) await addOrganization(db, name);
  await publishFacts(db, TENDERS);
});

/** So many tenders the database believes to have: with a million, the first window is a day wide, and seven follow. */
const BELIEVED = [TENDERS.length, 1_000_000];

async function fakeRowEstimate(count: number): Promise<void> {
  const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 1 });
  await owner.query(sql`UPDATE pg_class SET reltuples = ${count} WHERE oid = 'tender'::regclass`);
  await owner.close();
}

test.each(BELIEVED)('any query answers what going through all tenders one by one finds (%i)', async (count) => {
  await fakeRowEstimate(count);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(queries, async (input) => {
      const query = TenderQuery.parse(input);
      const list = await listTenders(db, query, NOW);
      const all = expectedIds(query, await readingsOf(query));
      const start = (query.page - 1) * query.limit;
      expect(list.rows.map(({ id }) => id)).toEqual(all.slice(start, start + query.limit));
      expect(list).toMatchObject({ total: all.length, relation: 'eq', hasNext: all.length > start + query.limit });
      found += list.rows.length;
    }),
    { numRuns: 400 },
  );
  expect(found).toBeGreaterThan(1000);
});

test.each(BELIEVED)('any query counts the facets that counting one by one gives (%i)', async (count) => {
  await fakeRowEstimate(count);
  await fc.assert(
    fc.asyncProperty(queries, async (input) => {
      const { sort, page, limit, ...query } = TenderQuery.parse(input);
      const counted = await countFacets(db, query, NOW);
      const whole = { ...query, sort, page, limit };
      const isAsked = anyOf(await readingsOf(whole));
      expect(counted).toMatchObject({
        total: TENDERS.filter((one) => isAsked(one, whole)).length,
        relation: 'eq',
        countsRelation: 'eq',
      });
      for (const [facet, values] of Object.entries(counted.facets)) {
        const found = TENDERS.filter((tender) => isAsked(tender, { ...whole, [facet]: undefined }));
        const counts = new Map<string, number>();
        for (const value of found.flatMap((tender) => valuesOf(tender, facet))) {
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        const answered = values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count] as const);
        expect(new Map(answered), facet).toEqual(counts);
      }
    }),
    { numRuns: 150 },
  );
});

const ABOVE: Record<number, string[]> = {
  1: ['Works'],
  2: ['Roads', 'Works'],
  3: ['Bridges', 'Roads', 'Works'],
  4: ['Medical'],
};

function valuesOf(tender: TenderFacts, facet: string): readonly string[] {
  const named = (id: number | null) => (id === null ? [] : [ORGANIZATIONS[id - 1] ?? '']);
  const values: Record<string, readonly (string | null)[]> = {
    status: [effectiveStatus(tender, NOW)],
    city: [tender.city],
    province: [tender.province],
    sector: tender.sectors,
    category: tender.categoryIds.flatMap((id) => ABOVE[id] ?? []),
    organization: [...tender.organizationIds, tender.procuringOrganizationId].flatMap(named),
  };
  return [...new Set(values[facet] ?? [])].filter((value) => value !== null);
}

type Reading = (tender: TenderFacts, query: TenderQuery) => boolean;

const asWhole: Reading = (tender, query) => matches(tender, query, (word, last) => word === last);
const asBegun: Reading = (tender, query) => matches(tender, query, (word, last) => word.startsWith(last));

/** How a search is read: whole words; where these find nothing, the last begun; where little is found, as the product says. */
async function readingsOf(query: TenderQuery): Promise<readonly Reading[]> {
  const strict = [asWhole, asBegun].find((reading) => TENDERS.some((tender) => reading(tender, query)));
  if (query.search === undefined || strict === asBegun) return [strict ?? asWhole];
  const found = TENDERS.filter((tender) => asWhole(tender, query)).length;
  const wider = await widerSearch(db, await filtersOf(db, query), NOW, found);
  if (wider === undefined) return [asWhole];
  expect(found).toBeLessThan(20);
  const { terms, some } = wider.criteria.filters.search;
  const sets = some === undefined ? [terms] : some.readings.map((reading) => [...terms, ...reading]);
  const fewer = sets.map((set): Reading => {
    const search = set.flatMap(({ words }) => words).join(' ');
    return (tender, asked) => asWhole(tender, { ...asked, search });
  });
  return [...(found > 0 ? [asWhole] : []), ...fewer];
}

const anyOf =
  (readings: readonly Reading[]): Reading =>
  (tender, query) =>
    readings.some((reading) => reading(tender, query));

/** Ids in order, as the words of the API say it. */
function expectedIds(query: TenderQuery, readings: readonly Reading[]): number[] {
  const first = readings.includes(asWhole) ? inOrder(query, asWhole) : [];
  return [...new Set([...first, ...inOrder(query, anyOf(readings))])];
}

function inOrder(query: TenderQuery, isAsked: Reading): number[] {
  const numbered = TENDERS.map((tender, at) => ({ id: at + 1, ...tender }));
  const found = numbered.filter((tender) => isAsked(tender, query));
  const isClosed = (tender: TenderFacts) => effectiveStatus(tender, NOW) === 'closed';
  const latest = (a: { id: number }, b: { id: number }, x: string, y: string) => y.localeCompare(x) || b.id - a.id;
  if (query.sort === 'latest') {
    return found.sort((a, b) => latest(a, b, a.publishDate, b.publishDate)).map(({ id }) => id);
  }
  const open = found.filter((one) => !isClosed(one));
  const closed = found.filter(isClosed);
  const end = ({ closingDate, closingTime }: TenderFacts) => `${closingDate} ${closingTime ?? '24:00'}`;
  open.sort((a, b) => end(a).localeCompare(end(b)) || a.id - b.id);
  closed.sort((a, b) => latest(a, b, end(a), end(b)));
  return [...open, ...closed].map(({ id }) => id);
}

type Ends = (word: string, last: string) => boolean;

function matches(tender: TenderFacts, query: TenderQuery, ends: Ends): boolean {
  const same = (wanted: string | undefined, value: string | null) =>
    wanted === undefined || wanted.toLowerCase() === value?.toLowerCase();
  const below: Record<string, number[]> = { works: [1, 2, 3], roads: [2, 3], bridges: [3], medical: [4] };
  const categories = query.category === undefined ? [1, 2, 3, 4] : (below[query.category.toLowerCase()] ?? []);
  const organizations = [...tender.organizationIds, tender.procuringOrganizationId].map((id) =>
    id === null ? '' : (ORGANIZATIONS[id - 1]?.toLowerCase() ?? ''),
  );
  return (
    matchesSearch(tender.title.split(' '), query.search, ends) &&
    same(query.city, tender.city) &&
    same(query.province, tender.province) &&
    categories.some((id) => tender.categoryIds.includes(id)) &&
    (query.sector === undefined || tender.sectors.includes(query.sector)) &&
    (query.organization === undefined || organizations.includes(query.organization.toLowerCase())) &&
    (query.bidSecurity === undefined || tender.bidSecurity !== null) &&
    (query.status === undefined || effectiveStatus(tender, NOW) === query.status) &&
    (query.closingFrom === undefined || tender.closingDate >= query.closingFrom) &&
    (query.closingTo === undefined || tender.closingDate <= query.closingTo)
  );
}

function matchesSearch(title: readonly string[], search: string | undefined, ends: Ends): boolean {
  const words = search === undefined ? [] : search.split(' ');
  const last = words.pop();
  return words.every((word) => title.includes(word)) && (last === undefined || title.some((word) => ends(word, last)));
}
