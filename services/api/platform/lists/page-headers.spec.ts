import { describe, expect, test } from 'vitest';
import { TenderQuery } from '#contracts/api/tenders.ts';
import { pageLinks } from './page-headers.ts';

type Input = Parameters<typeof TenderQuery.parse>[0];

const links = (query: Input, total: number, hasNext: boolean, relation: 'eq' | 'gte' = 'eq') =>
  Object.fromEntries(
    pageLinks('/api/tenders', TenderQuery.parse(query), { total, relation, hasNext }, { sort: 'latest', limit: '20' })
      .split(', ')
      .map((link) => /^<(.*)>; rel="(.*)"$/.exec(link)?.slice(1).reverse() ?? []),
  );

describe('the Link header', () => {
  test('of an empty list is one page', () =>
    expect(links({}, 0, false)).toEqual({ first: '/api/tenders?page=1', last: '/api/tenders?page=1' }));
  test('of the first of three pages has a next, and no previous one', () =>
    expect(links({}, 41, true)).toEqual({
      first: '/api/tenders?page=1',
      next: '/api/tenders?page=2',
      last: '/api/tenders?page=3',
    }));
  test('of the last page has a previous, and no next one', () =>
    expect(links({ page: '2' }, 40, false)).toEqual({
      first: '/api/tenders?page=1',
      prev: '/api/tenders?page=1',
      last: '/api/tenders?page=2',
    }));
  test('beyond the end leads back to the last page', () =>
    expect(links({ page: '900' }, 40, false).prev).toBe('/api/tenders?page=2'));
  test('of a list without a known end has no last', () =>
    expect(links({ page: '3' }, 10_000, true, 'gte')).toEqual({
      first: '/api/tenders?page=1',
      prev: '/api/tenders?page=2',
      next: '/api/tenders?page=4',
    }));
  test('keeps filters, sort and limit, and escapes them', () =>
    expect(
      links({ search: 'a>b, "c"\n', city: 'لاہور', status: 'open', sort: 'closing-soon', limit: '5' }, 9, true).next,
    ).toBe(
      '/api/tenders?search=a%3Eb%2C+%22c%22&city=%D9%84%D8%A7%DB%81%D9%88%D8%B1&status=open&sort=closing-soon&page=2&limit=5',
    ));
  test("leaves out what is not asked for: '', 'all' and the defaults", () =>
    expect(links({ search: '', city: 'all', status: 'all', sort: 'latest', limit: '20' }, 30, true).next).toBe(
      '/api/tenders?page=2',
    ));
});
