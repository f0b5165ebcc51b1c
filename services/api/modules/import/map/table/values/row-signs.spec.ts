import { expect, test } from 'vitest';
import { signsIn } from './row-signs.ts';

const FIELDS = ['title', 'closingDate', undefined] as const;
const signs = (title: string, remark: string) => signsIn([title, '1/12/2026', remark], FIELDS);

test.each([
  ['Supply of boats', 'CANCELLED'],
  ['Supply of boats', 'Tender stands cancelled due to lack of funds'],
  ['Supply of boats', 'Cancellation notice'],
  ['Supply of boats', 'منسوخ'],
])('a remark calls the notice off: %s, %s', (title, remark) => expect(signs(title, remark).cancelled).toBe(2));

test.each(['(Cancelled) Supply of boats', 'CANCELLED: Supply of boats', 'Supply of boats (Cancelled)'])(
  'a title calls its notice off: %s',
  (title) => expect(signs(title, '').cancelled).toBe(0),
);

test.each([
  ['Supply of boats', 'Not cancelled'],
  ['Supply of boats', 'Cancelled tender re-advertised'],
  ['Supply of boats', 'Cancellation of leave'],
  ['Printing of cancelled cheques', ''],
])('words that call nothing off: %s, %s', (title, remark) => expect(signs(title, remark).cancelled).toBeUndefined());

test('a mark of an amendment stands at the beginning', () => {
  const marks = ['Corrigendum', 'Addendum-I', 'NIT', 'Without corrigendum', ''];
  expect(marks.map((mark) => signs('Boats', mark).isAmendment)).toEqual([true, true, false, false, false]);
});
