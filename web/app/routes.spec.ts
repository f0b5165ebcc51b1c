import { describe, expect, it } from 'vitest';
import { findRoute, matchPath } from './routes.ts';

const sourceOf = (path: string) => findRoute(path).route.source;

describe('routes', () => {
  it.each([
    ['/', 'pages/home.tsx'],
    ['/tenders', 'pages/tenders.tsx'],
    ['/tenders/', 'pages/tenders.tsx'],
    ['/tenders/42', 'pages/tender.tsx'],
    ['/admin/login', 'pages/account/admin-login.tsx'],
    ['/nowhere', 'pages/not-found.tsx'],
    ['/tenders/42/more', 'pages/not-found.tsx'],
    ['//tenders', 'pages/not-found.tsx'],
    ['/__proto__', 'pages/not-found.tsx'],
  ])('%s is %s', (path, source) => expect(sourceOf(path)).toBe(source));

  it('give their parameters', () => expect(matchPath('/tenders/:id', '/tenders/42')).toEqual({ id: '42' }));
});

describe('what the server answers before drawing', () => {
  const keysOf = (path: string, search = '') => {
    const { route, parameters } = findRoute(path);
    return route.queries?.(search, parameters);
  };

  it('is, on the list, the filtered page, its counts and the choices', () => {
    expect(keysOf('/tenders', '?city=Lahore&page=2&utm_source=wa')).toEqual([
      ['/api/tenders', { city: 'Lahore', limit: '20', page: '2', sort: 'latest' }],
      ['/api/tenders/facets', { city: 'Lahore' }],
      ['/api/provinces'],
      ['/api/cities'],
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
