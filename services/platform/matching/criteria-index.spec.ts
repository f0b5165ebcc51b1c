import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Criteria, CriteriaIndex, type MatchedTender } from './criteria-index.ts';

const some = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const place = (...values: string[]) => fc.option(fc.constantFrom(...values));

const tender: fc.Arbitrary<MatchedTender> = fc.record({
  categoryIds: some(1, 2, 3, 4, 5),
  sectors: some('Energy', 'Defense', 'Public Sector'),
  province: place('Punjab', 'Sindh', 'Khyber Pakhtunkhwa'),
  city: place('Lahore', 'Karachi', 'Multan'),
});
const criteria: fc.Arbitrary<Criteria> = fc.record({
  categoryIds: some(1, 2, 3, 4, 5, 6),
  sectors: some('energy', ' Defense ', 'Public Sector'),
  provinces: some('punjab', 'SINDH', 'Balochistan'),
  cities: some('Lahore', 'karachi', 'Nowhere'),
});

function indexOf(tenders: readonly MatchedTender[]): CriteriaIndex {
  const index = new CriteriaIndex(tenders.length);
  for (const one of tenders) index.add(one);
  return index;
}

const fold = (text: string) => text.trim().toLowerCase();

/** The rule in one line a facet: or inside, and across, an empty one means any. */
function matches(tender: MatchedTender, wanted: Criteria): boolean {
  const places = (name: string | null, list: readonly string[]) =>
    list.length === 0 || (name !== null && list.map(fold).includes(fold(name)));
  return (
    (wanted.categoryIds.length === 0 || tender.categoryIds.some((id) => wanted.categoryIds.includes(id))) &&
    (wanted.sectors.length === 0 || tender.sectors.some((name) => wanted.sectors.map(fold).includes(fold(name)))) &&
    places(tender.province, wanted.provinces) &&
    places(tender.city, wanted.cities)
  );
}

describe('the index of criteria', () => {
  it('finds exactly what a filter over all tenders finds, in their order', () => {
    fc.assert(
      fc.property(fc.array(tender, { maxLength: 130 }), fc.array(criteria, { maxLength: 6 }), (tenders, all) => {
        const index = indexOf(tenders);
        for (const criterion of all) {
          const expected = tenders.flatMap((one, at) => (matches(one, criterion) ? [at] : []));
          expect(index.match(criterion)).toEqual(expected);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('gives everything to whoever wants anything, and nothing of no tenders', () => {
    const anything: Criteria = { categoryIds: [], sectors: [], provinces: [], cities: [] };
    const tenders = Array.from({ length: 64 }, () => ({
      categoryIds: [],
      sectors: [],
      province: null,
      city: null,
    }));
    expect(indexOf(tenders).match(anything)).toHaveLength(64);
    expect(indexOf([]).match(anything)).toEqual([]);
  });
});

describe('a city is the same by any of its names', () => {
  const anything = { categoryIds: [], sectors: [], provinces: [] };
  const tenderIn = (city: string) => ({ categoryIds: [], sectors: [], province: null, city });

  it('of the gazetteer', () => {
    const index = indexOf([tenderIn('LONDON'), tenderIn('London'), tenderIn('Peshawer')]);
    expect(index.match({ ...anything, cities: ['london'] })).toEqual([0, 1]);
    expect(index.match({ ...anything, cities: ['Peshawar'] })).toEqual([2]);
  });

  it('or settled since it was chosen', () => {
    const index = new CriteriaIndex(1, new Map([['chakditta', { city: 'Okara', province: 'Punjab' }]]));
    index.add(tenderIn('Okara'));
    expect(index.match({ ...anything, cities: ['Chak Ditta'] })).toEqual([0]);
  });
});
