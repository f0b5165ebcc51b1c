import { expect, test } from 'vitest';
import { TenderQuery } from '#contracts/api/tenders.ts';
import { searchName } from './search-name.ts';

/** A value of each filter, and how a name tells it. */
const TOLD: Readonly<Record<string, readonly [value: string, told: string]>> = {
  search: ['canal', '“canal”'],
  status: ['closing_soon', 'closing soon'],
  province: ['Sindh', 'Sindh'],
  city: ['Sukkur', 'Sukkur'],
  category: ['Water', 'Water'],
  sector: ['Irrigation', 'Irrigation'],
  organization: ['Canal Board', 'Canal Board'],
  closingFrom: ['2026-12-01', 'closing from 2026-12-01'],
  closingTo: ['2026-12-31', 'closing to 2026-12-31'],
  bidSecurity: ['stated', 'Bid Security stated'],
};
/** Parameters that say which part of a list is asked for. */
const PARTS = ['page', 'limit', 'sort', 'updatedSince'];

test.each(Object.keys(TenderQuery.shape).filter((name) => !PARTS.includes(name)))(
  'the name of a feed tells its filter %s',
  (name) => {
    const [value, told] = TOLD[name] ?? ['', 'a filter that the table above has'];
    expect(searchName({ [name]: value }, 'Portal')).toBe(`Portal: tenders ${told}`);
  },
);
