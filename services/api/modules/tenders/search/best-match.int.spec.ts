import { beforeAll, expect, test } from 'vitest';
import { TenderQuery } from '#contracts/api/tenders.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { openDatabase } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory, tenderFacts } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import { filtersOf } from '../../../../platform/search/list-filters.ts';
import { bestMatches } from '../list/best-match.ts';
import { criteriaFor } from '../list/hits.ts';

const NOW = new Date('2026-06-15T07:00:00Z');
const LIVE = { closingDate: '2026-06-30' };
const CLOSED = { closingDate: '2026-06-10' };
const TITLED = { title: 'Supply of zinc', description: 'Sheets' };
const TOLD = { title: 'Supply of sheets', description: 'Of zinc' };

/** How many there are of each part, in the order of the best match. */
const PARTS = [
  { count: 150, facts: { ...LIVE, ...TITLED } },
  { count: 90, facts: { ...LIVE, ...TOLD } },
  { count: 120, facts: { ...CLOSED, ...TITLED } },
  { count: 40, facts: { ...CLOSED, ...TOLD } },
];
const ALL = PARTS.reduce((sum, { count }) => sum + count, 0);
/** The number of its part, for each id. */
const partOf: number[] = [];

const base = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(base.url));
beforeAll(async () => {
  await addCategory(db, 'Works');
  const tenders: TenderFacts[] = [];
  // parts take turns, so that each has old and new ones
  for (let turn = 0; turn < 150; turn++) {
    for (const [part, { count, facts }] of PARTS.entries()) {
      if (turn >= count) continue;
      partOf[tenders.length + 1] = part;
      tenders.push(tenderFacts({ ...facts, categoryIds: [1], publishDate: addDays('2026-01-01', turn) }));
    }
  }
  await publishFacts(db, tenders);
});

async function inPages(limit: number, need: number, query: object = {}): Promise<number[]> {
  const filters = await filtersOf(db, TenderQuery.parse({ search: 'zinc', sort: 'relevance', ...query }));
  const criteria = criteriaFor(filters, NOW);
  const ids: number[] = [];
  for (let offset = 0; offset < need; offset += limit)
    ids.push(...(await bestMatches(db, criteria, { offset, limit: Math.min(limit, need - offset) }, need)).ids);
  return ids;
}

const asParts = (ids: readonly number[]) => ids.map((id) => partOf[id]);
const inOrder = PARTS.flatMap(({ count }, part) => Array.from({ length: count }, () => part));

test.each([20, 33, 100])(
  'in pages of %i every hit comes once, live before closed, titles before the rest',
  async (limit) => {
    const ids = await inPages(limit, ALL + 1);
    expect(new Set(ids).size).toBe(ALL);
    expect(asParts(ids)).toEqual(inOrder);
    expect(ids).toEqual(await inPages(ALL + 1, ALL + 1));
  },
);

test('of more hits than are counted the live and the titles still come first, page by page as all at once', async () => {
  const need = 300;
  const ids = await inPages(need, need);
  expect(asParts(ids)).toEqual(inOrder.slice(0, need));
  for (const limit of [20, 33, 100]) expect(await inPages(limit, need)).toEqual(ids);
});

test('with a status there are its parts alone', async () => {
  expect(asParts(await inPages(50, ALL + 1, { status: 'closed' }))).toEqual(inOrder.filter((part) => part > 1));
  const open = await inPages(50, ALL + 1, { status: 'open' });
  expect(asParts(open)).toEqual(inOrder.filter((part) => part < 2));
});
