import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminHref, parseAdminAddress, startOf } from './admin-address.ts';

describe('the address of the administration', () => {
  it('names nothing that is as usual', () => expect(adminHref(startOf('tenders'))).toBe('/admin'));

  it('says where somebody is', () => {
    const address = { ...startOf('tenders'), search: 'road works', page: 3, status: 'closed' } as const;
    expect(adminHref(address)).toBe('/admin?search=road+works&status=closed&page=3');
  });

  it('says since when something was changed', () => {
    const since = '2026-11-27T18:00:00.123Z';
    expect(parseAdminAddress(adminHref({ ...startOf('tenders'), since }).slice('/admin'.length)).since).toBe(since);
  });

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 1_000_000 }), (text, page) => {
        const address = { ...parseAdminAddress(new URLSearchParams({ search: text, tab: 'users' }).toString()), page };
        expect(parseAdminAddress(adminHref(address).slice('/admin'.length))).toEqual(address);
      }),
    );
  });

  it.each([
    'tab=nonsense',
    'page=0',
    'page=-1',
    'page=x',
    'status=lost',
    'sort=up',
    'since=2026',
    'search=%20',
    'utm_source=wa',
  ])('takes the usual for %s', (query) => expect(parseAdminAddress(`?${query}`)).toEqual(startOf('tenders')));
});
