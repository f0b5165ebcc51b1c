import { expect, test } from 'vitest';
import { withYear } from './with-year.ts';

test.each([
  ['14 Dec', '2026-12-14'],
  ['14th December, 11:00 AM', '2026-12-14 11:00'],
  ['Dec 14', '2026-12-14'],
  ['Monday 14-Dec', '2026-12-14'],
  ['14/12', '2026-12-14'],
  ['5 January', '2027-01-05'],
  ['۱۴ دسمبر', '2026-12-14'],
])('%s, published on 20 November 2026 → %s', (text, expected) => {
  expect(withYear(text, '2026-11-20', 'day-first')).toBe(expected);
});

test.each(['14 Dec 2026', '14-12-2026', '11:00 AM', '14 Oct', '31 Feb', 'Lot 14', 'soon', '12/14', '99 dec'])(
  'no day without a year, or none soon: %s',
  (text) => expect(withYear(text, '2026-11-20', 'day-first')).toBeUndefined(),
);
