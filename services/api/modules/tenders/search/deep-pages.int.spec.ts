import { describe, expect, test } from 'vitest';
import { TenderQuery } from '#contracts/api/tenders.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { openDatabase } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory, tenderFacts } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import { listTenders } from '../list/list-tenders.ts';

const NOW = new Date('2026-06-15T07:00:00Z');
const MANY = 4900;

/** Every seventh is live, some of them published long ago; every third is of Lahore. */
const TENDERS = Array.from({ length: MANY }, (_, at) => ({
  id: at + 1,
  isLive: at % 7 === 0,
  city: at % 3 === 0 ? 'Lahore' : 'Karachi',
  publishDate: addDays('2024-06-01', Math.floor(at / 9)),
}));

const database = forAllTests(createTestDatabase);
const db = forAllTests(async () => {
  const opened = openDatabase(database.url);
  await addCategory(opened, 'Works');
  await publishFacts(
    opened,
    TENDERS.map(({ isLive, city, publishDate }) =>
      tenderFacts({ city, publishDate, closingDate: isLive ? '2026-08-01' : addDays(publishDate, 9), status: 'open' }),
    ),
  );
  return opened;
});

describe.each([
  ['all', {}, () => true],
  ['those of a city', { city: 'Lahore' }, ({ city }) => city === 'Lahore'],
  ['the closed', { status: 'closed' }, ({ isLive }) => !isLive],
  ['the closed of a main category', { status: 'closed', category: 'Works' }, ({ isLive }) => !isLive],
] as [string, object, (one: (typeof TENDERS)[number]) => boolean][])('the latest of %s', (_name, filters, isAsked) => {
  const all = TENDERS.filter(isAsked)
    .map(({ id }) => id)
    .reverse();

  test.each([0, 199, 200, 1000, 4000, 4190])('after %i others', async (offset) => {
    const limit = 10;
    const page = String(Math.floor(offset / limit) + 1);
    const list = await listTenders(db, TenderQuery.parse({ ...filters, page, limit: String(limit) }), NOW);
    const start = (Number(page) - 1) * limit;
    expect(list.rows.map(({ id }) => id)).toEqual(all.slice(start, start + limit));
    expect(list.total).toBe(all.length);
  });
});
