import { describe, expect, it } from 'vitest';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { aSite } from '../../../lib/site.fixture.ts';
import { parseFilters } from '../filters.ts';
import { findText } from '../find-tenders.messages.en.ts';
import { rangeLabel } from '../narrowing/totals.ts';
import { listHead } from './list-head.ts';

const notice = { id: 7, title: 'Supply of pumps' } as TenderListItem;
const headOf = (query: string, items = [notice]) => listHead(parseFilters(query), items, aSite);

describe('the head of the list', () => {
  it('is built from category, city, province and search', () => {
    const head = headOf('category=Roads&city=Lahore&province=Punjab&search=culvert');
    expect(head.title).toBe('Roads Tenders in Lahore, Punjab matching “culvert” | Ailaan');
    expect(head.keywords).toMatch(/^culvert, Roads, Lahore, Punjab/);
    expect(head.geo).toMatchObject({ region: 'PK-PB', placename: 'Lahore, Punjab, Pakistan' });
  });

  it('is about the whole country without filters', () => {
    expect(headOf('').title).toBe('Tenders in Pakistan | Ailaan');
    expect(headOf('').geo).toBeUndefined();
  });

  it('carries the filters in its canonical address, and never the order', () => {
    expect(headOf('sort=closing-soon&utm_source=x&page=2&city=Lahore').canonical).toBe('/tenders?city=Lahore&page=2');
  });

  it('keeps searches and passing dates out of search results, places and categories in', () => {
    expect(headOf('search=culvert').noIndex).toBe(true);
    expect(headOf('closingTo=2025-12-01').noIndex).toBe(true);
    expect(headOf('city=Lahore&category=Roads').noIndex).toBe(false);
    expect(headOf('province=Nowhere', []).noIndex).toBe(true);
    expect(headOf('page=1000000', []).noIndex).toBe(true);
  });

  it('lists its notices for machines, by their absolute addresses', () => {
    const [breadcrumb, list] = headOf('city=Lahore').jsonLd ?? [];
    expect(breadcrumb).toMatchObject({
      itemListElement: [
        {},
        {},
        { position: 3, name: 'Tenders in Lahore', item: 'https://ailaan.example/tenders?city=Lahore' },
      ],
    });
    expect(list).toMatchObject({ itemListElement: [{ position: 1, url: 'https://ailaan.example/tenders/7' }] });
  });
});

describe('how many are shown', () => {
  const items = Array.from({ length: 20 }, () => ({}) as TenderListItem);

  it('is a range of the total', () => {
    expect(rangeLabel({ items, total: 1234, relation: 'eq' }, 2)).toBe('Showing 21-40 of 1,234 results');
    expect(rangeLabel({ items: [{}], total: 1, relation: 'eq' }, 1)).toBe('1 tender found');
    expect(findText.showing(1, '1')).toBe('Showing 1 of 1 result');
    expect(rangeLabel({ items, total: 10_000, relation: 'gte' }, 1)).toBe('Showing 1-20 of 10,000+ results');
  });

  it('is the total alone on an empty page', () => {
    expect(rangeLabel({ items: [], total: 1, relation: 'eq' }, 9)).toBe('1 tender found');
  });
});
