import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TenderQuery } from '#contracts/api/tenders.ts';
import { activeFilters, changeFilters, parseFilters, toApiParameters, toCanonicalQuery, toQuery } from './filters.ts';

const none = { sort: 'latest', page: 1 } as const;

describe('filters read from an address', () => {
  it('take what they know and leave the rest alone', () => {
    expect(parseFilters('?utm_source=wa&city=Lahore&status=closing_soon&page=3&sort=closing-soon')).toEqual({
      city: 'Lahore',
      status: 'closing_soon',
      sort: 'closing-soon',
      page: 3,
    });
  });

  it.each([
    'city=all',
    'city=ALL',
    'city=',
    'city=%20',
    'status=all',
    'status=lost',
    'closingTo=2025-02-30',
    'page=0',
    'page=x',
    'sort=up',
  ])('mean no filter by %s', (query) => expect(parseFilters(query)).toEqual(none));

  it('never ask the API for something it refuses', () => {
    const name = fc.constantFrom(
      'search',
      'province',
      'city',
      'category',
      'sector',
      'organization',
      'bidSecurity',
      'status',
      'closingFrom',
      'closingTo',
      'page',
      'sort',
      'utm',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.constantFrom('all', 'stated', '٣', '9'.repeat(12), '2025-11-30', 'closed'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (entries) => {
        const parameters = toApiParameters(parseFilters(new URLSearchParams(entries).toString()), 20);
        expect(TenderQuery.safeParse(parameters).error).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});

describe('the address of filters', () => {
  it('is empty when nothing is set', () => expect(toQuery(none)).toBe(''));

  it('sorts its keys, so that one search has one address', () => {
    expect(toQuery(parseFilters('sort=closing-soon&province=Punjab&page=2&city=Lahore'))).toBe(
      '?city=Lahore&page=2&province=Punjab&sort=closing-soon',
    );
  });

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('search', 'city', 'organization'), fc.string({ unit: 'grapheme' })),
        (texts) => {
          const filters = parseFilters(new URLSearchParams(texts).toString());
          expect(parseFilters(toQuery(filters))).toEqual(filters);
        },
      ),
    );
  });

  it('names no best match without words, as where all filters are cleared', () => {
    const { sort, page } = parseFilters('search=road&sort=relevance');
    expect(toQuery({ sort, page })).toBe('');
  });

  it('is canonical without the order', () => {
    expect(toCanonicalQuery(parseFilters('sort=closing-soon&page=2&city=Lahore&utm_medium=mail'))).toBe(
      '?city=Lahore&page=2',
    );
  });
});

describe('changing filters', () => {
  const third = parseFilters('city=Lahore&province=Punjab&page=3');

  it('starts again from the first page', () => expect(changeFilters(third, { city: 'Multan' }).page).toBe(1));
  it('removes a filter', () =>
    expect(changeFilters(third, { city: undefined })).toEqual({ ...none, province: 'Punjab' }));
  it('brings the best matches of other words first, unless another order was chosen', () => {
    const searched = changeFilters(none, { search: 'pipe' });
    expect(toQuery(searched)).toBe('?search=pipe&sort=relevance');
    expect(changeFilters(searched, { sort: 'latest' }).sort).toBe('latest');
    expect(changeFilters(changeFilters(searched, { sort: 'latest' }), { search: 'pipe', city: 'Multan' }).sort).toBe(
      'latest',
    );
    expect(changeFilters(parseFilters('sort=closing-soon'), { search: 'pipe' }).sort).toBe('closing-soon');
    expect(changeFilters(searched, { search: '' })).toEqual(none);
  });
  it('names what is active in the order of the form', () => expect(activeFilters(third)).toEqual(['province', 'city']));
});
