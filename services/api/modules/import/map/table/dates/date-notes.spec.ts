import { expect, test } from 'vitest';
import { planTable } from '../plan-table.ts';
import { swappedNotes } from './date-notes.ts';

const notes = (...values: string[]) => swappedNotes('Last Date', values).map(({ text }) => text);

test('real dates up to the 12th beside texts of later days may be swapped', () =>
  expect(notes('2027-05-01', '15/12/2026', '23-12-2026 11:00 AM', '2027-08-01')).toEqual([
    '"Last Date" has texts such as "15/12/2026", and real dates, none of them behind the 12th of a month. A spreadsheet that takes the month first makes such dates of texts: check that 2027-05-01 is not 2027-01-05.',
  ]));

test.each([
  [['2027-05-01', '2027-05-15', '15/12/2026']],
  [['2027-05-01', '5/12/2026']],
  [['2027-05-05', '15/12/2026']],
  [['15/12/2026', '1/12/2026']],
  [['2027-05-01', '2027-08-01']],
])('%j says nothing', (values) => expect(notes(...values)).toEqual([]));

test('the month comes first where else most notices would close before they were published', () => {
  const order = (...rows: readonly (readonly string[])[]) =>
    planTable(
      ['Title', 'Category', 'Published', 'Closing Date'],
      rows.map((days) => ['Bridge', 'Roads', ...days]),
      {},
    ).found;
  const found = order(['11/12/2026', '12/10/2026'], ['11/10/2026', '12/09/2026']);
  expect(found.dateOrder).toBe('month-first');
  expect(found.notes?.map(({ text }) => text).join()).toContain('"12/10/2026, published 11/12/2026"');
  expect(order(['11/12/2026', '12/10/2026'], ['01/10/2026', '12/10/2026']).dateOrder).toBe('day-first');
  expect(order(['11/12/2026', '12/10/2026'], ['10/11/2026', '09/12/2026']).dateOrder).toBe('day-first');
});
