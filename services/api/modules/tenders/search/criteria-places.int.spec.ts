import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory, addOrganization } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import type { Criterion } from '../../../../platform/matching/compile-criteria.ts';
import { CriteriaPlaces } from '../../../../platform/matching/criteria-places.ts';
import { filtersOf } from '../../../../platform/search/list-filters.ts';
import { withWider } from '../../../../platform/search/understand-search.ts';
import { criteriaFor, latestHits } from '../list/hits.ts';

const WORDS =
  `supply of road roads construction bridge transformer 200 kva street light lights solar panel panels UPS up medical
   equipment surgical instruments computer laptop pc printer police policy generator generation Lahore Punjab Karachi
   sarak سڑک بجلی ٹرانسفارمر کی تعمیر works information technology IT who NHA/2025/17 batteries pipe pvc services`.split(
    /\s+/,
  );
const NOTICES = 120;

let ids: number[];
const now = new Date();

/** The same draws at every run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
beforeAll(async () => {
  for (const name of ['Roads', 'Solar', 'Medical Equipment']) await addCategory(db, name);
  await addOrganization(db, 'National Highway Authority');
  await addOrganization(db, 'Punjab Police');
  const draw = drawing(7);
  const text = (words: number) => Array.from({ length: words }, () => WORDS[draw(WORDS.length)]).join(' ');
  const today = karachiDay(now);
  await publishFacts(
    db,
    Array.from({ length: NOTICES }, () => ({
      ...{ title: text(3 + draw(4)), description: text(draw(12) + 1), closingDate: addDays(today, 1 + draw(20)) },
      ...{ city: ['Lahore', 'Karachi', null][draw(3)] ?? null, province: ['Punjab', 'Sindh', null][draw(3)] ?? null },
      ...{ categoryIds: [1 + draw(3)], organizationIds: draw(3) === 0 ? [1 + draw(2)] : [] },
      ...{ bidSecurity: draw(4) === 0 ? '2 %' : null, ocrText: draw(5) === 0 ? text(10) : null },
    })),
  );
  const rows = await db.query<{ id: number }>(sql`SELECT id FROM tender ORDER BY closes_at, id`);
  ids = rows.map(({ id }) => id);
});

/** Ids that the list finds with wider words, by its own query for this criterion alone. */
async function listed(criterion: Criterion): Promise<number[]> {
  const filters = await filtersOf(db, criterion);
  const criteria = criteriaFor({ ...filters, search: withWider(filters.search) }, now);
  const rows = await db.query<{ id: number }>(sql`SELECT id FROM ${latestHits(criteria, sql`2147483647`)}`);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

const word = fc.constantFrom(...WORDS);
const piece = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 1, arbitrary: word.map((one) => `-${one}`) },
  { weight: 1, arbitrary: fc.tuple(word, word).map(([a, b]) => `"${a} ${b}"`) },
  { weight: 1, arbitrary: fc.tuple(word, word).map(([a, b]) => `-"${a} ${b}"`) },
);
const search = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const criterion: fc.Arbitrary<Criterion> = fc.oneof(
  { weight: 3, arbitrary: search.map((text) => ({ search: text })) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ search: maybe(search), city: maybe(fc.constantFrom('Lahore', 'LHR', 'Nowhere')) },
      ...{ province: maybe(fc.constantFrom('Punjab', 'sindh')), sector: maybe(fc.constantFrom('Energy', 'health')) },
      ...{
        category: maybe(fc.constantFrom('roads', 'Solar', 'gone')),
        status: maybe(fc.constantFrom('open', 'closing_soon', 'closed')),
      },
      ...{ organization: maybe(fc.constantFrom('Punjab Police')), bidSecurity: maybe(fc.constantFrom('stated')) },
      closingFrom: maybe(fc.constant(addDays(karachiDay(now), 5))),
      closingTo: maybe(fc.constant(addDays(karachiDay(now), 12))),
    }) as fc.Arbitrary<Criterion>,
  },
);

test('finds exactly what the list finds by a query for each criterion', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(criterion, { minLength: 1, maxLength: 12 }), async (criteria) => {
      const placesOf = await new CriteriaPlaces(ids, () => now).of(db, criteria);
      for (const one of criteria) {
        const found = Array.from(placesOf(one), (place) => ids[place] ?? 0).sort((a, b) => a - b);
        expect([one, found]).toEqual([one, await listed(one)]);
      }
    }),
    {
      numRuns: 60,
      examples: [
        [[{ search: 'street light' }, { search: '"street light"' }, { search: 'solar -panel' }, { search: '-road' }]],
        [[{ search: 'light of' }, { search: 'the light' }, { search: 'of' }, { search: 'light', status: 'open' }]],
        [[{ search: '"of up"' }, { search: 'UPS' }, { search: '"UPS of"' }]],
        [[{ search: 'bijli' }, { search: 'سڑک' }, { search: 'ups' }, { search: 'generator' }, { search: 'of the' }]],
        [[{ search: 'roads lahore' }, { search: 'medical equipment' }, { search: 'pc' }, { search: '???' }, {}]],
      ],
    },
  );
});

test('criteria of before are answered from memory, and one that nobody asked for is an error', async () => {
  const places = new CriteriaPlaces(ids, () => now);
  const before = (await places.of(db, [{ search: 'solar' }]))({ search: 'solar' });
  const placesOf = await places.of(db, [{ search: 'solar' }, { search: 'road' }]);
  expect(placesOf({ search: 'solar' })).toBe(before);
  expect(() => placesOf({ search: 'bridge' })).toThrow('Nobody asked');
});
