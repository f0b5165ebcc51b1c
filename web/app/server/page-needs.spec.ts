import { describe, expect, it } from 'vitest';
import { aTender } from '../../features/tender-detail/tender.fixture.ts';
import { allPages, findRoute } from '../routes.ts';
import { pageNeeds } from './page-needs.ts';

it.each(allPages)('$pattern is preloaded from the module that draws it', async ({ pattern, page }) => {
  await page.preload();
  const { default: drawn } = await import(/* @vite-ignore */ `../../${pageNeeds[pattern].source}`);
  expect(page.loaded.current).toBe(drawn);
});

describe('what the server answers before drawing', () => {
  const keysOf = (path: string, search = '') => {
    const { route, parameters } = findRoute(path);
    return pageNeeds[route.pattern].queries?.(search, parameters);
  };

  it('is, on the list, the filtered page, its counts and the choices but the cities', () => {
    expect(keysOf('/tenders', '?city=Lahore&page=2&utm_source=wa')).toEqual([
      ['/api/tenders', { city: 'Lahore', limit: '20', page: '2', sort: 'latest' }],
      ['/api/tenders/facets', { city: 'Lahore' }],
      ['/api/provinces'],
      ['/api/categoryNames'],
    ]);
  });

  it('is, on the home page, six tenders whatever the page', () => {
    expect(keysOf('/', '?page=9')?.[0]).toEqual(['/api/tenders', { limit: '6', page: '1', sort: 'latest' }]);
  });

  it('is one tender when the id is a whole number, nothing otherwise', () => {
    expect(keysOf('/tenders/42')).toEqual([['/api/tenders/42']]);
    for (const id of ['0', '-1', '042', '1.5', 'x', '2147483648']) expect(keysOf(`/tenders/${id}`)).toEqual([]);
  });
});

describe('what it asks besides', () => {
  const further = (tender: typeof aTender | null) =>
    pageNeeds['/tenders/:id'].furtherQueries?.([{ key: ['/api/tenders/42'], data: tender }]);

  it('is the changes of a tender that was changed, and nothing of any other', () => {
    expect(further({ ...aTender, version: 2 })).toEqual([['/api/tenders/42/history']]);
    expect(further(aTender)).toEqual([]);
    expect(further(null)).toEqual([]);
    expect(pageNeeds['/tenders/:id'].furtherQueries?.([])).toEqual([]);
  });
});
