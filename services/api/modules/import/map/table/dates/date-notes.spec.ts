import { expect, test } from 'vitest';
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
