import { describe, expect, it } from 'vitest';
import type { TenderFacets } from '#contracts/api/tenders.ts';
import { FACET_VALUES_MAX } from '#contracts/vocabulary/lists/public-lists.ts';
import { facetsKey } from '../api/facets.ts';
import { parseFilters } from '../filters.ts';
import { countsOf, totalWithout } from './facets.ts';

const many = Array.from({ length: FACET_VALUES_MAX }, (_, n) => ({ value: `City ${n}`, count: 1 }));
const none = { status: [], province: [], city: [], category: [], sector: [], organization: [] };
const facets = (values: Partial<TenderFacets['facets']>, countsRelation: 'eq' | 'gte' = 'eq'): TenderFacets => ({
  total: 0,
  relation: 'eq',
  countsRelation,
  facets: { ...none, ...values },
});

it('counts are asked for by the filters, whatever the order and the page', () => {
  expect(facetsKey(parseFilters('city=Lahore&page=3&sort=closing-soon'))).toEqual([
    '/api/tenders/facets',
    { city: 'Lahore' },
  ]);
});

describe('the count beside a value', () => {
  const province = [{ value: 'Punjab', count: 1200 }];
  it('is what the facet says', () => expect(countsOf(facets({ province }), 'province')('Punjab')).toBe('1,200'));
  it('is none for a value that the whole facet lacks', () =>
    expect(countsOf(facets({ province }), 'province')('Sindh')).toBe('0'));
  it('is unknown when the facet was cut', () =>
    expect(countsOf(facets({ city: many }), 'city')('Hub')).toBeUndefined());
  it('says when it is only a lower bound', () =>
    expect(countsOf(facets({ province }, 'gte'), 'province')('Punjab')).toBe('1,200+'));
  it('is unknown before it has arrived', () => expect(countsOf(undefined, 'city')('Hub')).toBeUndefined());
});

describe('what is left when a filter goes', () => {
  const one = facets({ status: [{ value: 'open', count: 3 }], category: [{ value: 'Roads', count: 3 }], city: many });
  it('is the sum of a facet of which a tender has one value', () => expect(totalWithout(one, 'status')).toBe(3));
  it('is unknown where it may have several', () => expect(totalWithout(one, 'category')).toBeUndefined());
  it('is unknown when the facet was cut', () => expect(totalWithout(one, 'city')).toBeUndefined());
  it('is unknown for what is no facet', () => expect(totalWithout(one, 'search')).toBeUndefined());
});
