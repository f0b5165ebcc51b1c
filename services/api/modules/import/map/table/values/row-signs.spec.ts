import { expect, test } from 'vitest';
import { unshown, withSigns } from './row-signs.ts';

const FIELDS = ['title', 'closingDate', undefined] as const;
const signs = (title: string, remark: string) => {
  const notice = { input: { title }, columns: {} };
  const { columns, isAmendment } = withSigns(notice, [title, '1/12/2026', remark], FIELDS, ['Title', 'Day', 'Remark']);
  return { cancelled: columns.status, isAmendment: isAmendment === true };
};

test.each([
  ['Supply of boats', 'CANCELLED'],
  ['Supply of boats', 'Tender stands cancelled due to lack of funds'],
  ['Supply of boats', 'Cancellation notice'],
  ['Supply of boats', 'منسوخ'],
])('a remark calls the notice off: %s, %s', (title, remark) => expect(signs(title, remark).cancelled).toBe('Remark'));

test.each(['(Cancelled) Supply of boats', 'CANCELLED: Supply of boats', 'Supply of boats (Cancelled)'])(
  'a title calls its notice off: %s',
  (title) => expect(signs(title, '').cancelled).toBe('Title'),
);

test.each([
  '(Cancelled) Supply of boats',
  'Supply of boats - CANCELLED',
  'Cancelled: Supply of boats',
  'CANCELLATION OF TENDER: Supply of boats',
  'Cancellation Notice – Supply of boats',
  'Cancellation of the tender for Supply of boats',
])('the title of a notice called off is without the word, and changes the one of before: %s', (title) => {
  const { input, isAmendment } = withSigns({ input: { title }, columns: {} }, [title], ['title'], ['Title']);
  expect([input.title, isAmendment]).toEqual(['Supply of boats', true]);
});

test.each([
  ['Cancelled', '1', 'Cancelled'],
  ['Is Cancelled', 'Yes', 'Cancelled'],
  ['is_canceled', 'true', 'Cancelled'],
  ['Cancelled', '0', undefined],
  ['Cancelled', 'No', undefined],
  ['Lots', '1', undefined],
])('a column says whether: %s, %s', (heading, value, status) => {
  const notice = { input: { title: 'Boats' }, columns: {} };
  const { input } = withSigns(notice, ['Boats', value], ['title', undefined], ['Title', heading]);
  expect(input.status).toBe(status);
});

test.each([
  ['Supply of boats', 'Not cancelled'],
  ['Supply of boats', 'Cancelled tender re-advertised'],
  ['Supply of boats', 'Cancellation of leave'],
  ['Printing of cancelled cheques', ''],
  ['Cancellation stamps for post offices', ''],
  ['Cancellation of tender no. 5', ''],
])('words that call nothing off: %s, %s', (title, remark) => expect(signs(title, remark).cancelled).toBeUndefined());

test.each([
  ['IsDeleted', 'true', true],
  ['deleted_at', '2026-11-20 10:00:00', true],
  ['deleted_at', 'NULL', false],
  ['is_active', '0', true],
  ['is_active', '1', false],
  ['Draft', 'Bank draft', false],
])('a source says that it does not show a row: %s, %s', (heading, value, isHidden) =>
  expect(unshown(['Boats', value], ['title', undefined], ['Title', heading]) !== undefined).toBe(isHidden),
);

test('a status says so, too', () => {
  expect(unshown(['Draft'], ['status'], ['Status'])).toMatchObject({ column: 'Status', value: 'Draft' });
  expect(unshown(['Published'], ['status'], ['Status'])).toBeUndefined();
});

test('a mark of an amendment stands at the beginning', () => {
  const marks = ['Corrigendum', 'Addendum-I', 'NIT', 'Without corrigendum', ''];
  expect(marks.map((mark) => signs('Boats', mark).isAmendment)).toEqual([true, true, false, false, false]);
});
