import { expect, test } from 'vitest';
import type { ImportReading } from '#contracts/api/imports.ts';
import { isMapped } from '../../mapped-notice.ts';
import { planTable } from '../plan-table.ts';

const HEAD = ['Title', 'Category', 'Bidding Period'];
const row = (period: string, ...more: string[]) => ['Bridge', 'Roads', period, ...more];

function read(head: readonly string[], rows: readonly (readonly string[])[], reading: ImportReading = {}) {
  const { map, found } = planTable(head, rows, reading);
  const mapped = rows.map((cells) => map(cells));
  const days = mapped.map((one) => isMapped(one) && [one.input.publishDate, one.input.closingDate]);
  return { found, days, mapped };
}

test('the end of a period is the closing date, and its beginning the day of publication', () => {
  const { found, days, mapped } = read(HEAD, [
    row('17-11-2026 to 10-12-2026'),
    row('From 5-11-2026 till 23-12-2026 2:30 PM'),
    row(''),
  ]);
  expect(found).toMatchObject({ question: null, dateOrder: 'day-first' });
  expect(days).toEqual([
    ['2026-11-17', '2026-12-10'],
    ['2026-11-05', '2026-12-23'],
    [undefined, undefined],
  ]);
  expect(mapped[1]).toMatchObject({ input: { closingTime: '14:30' } });
  expect(found.notes?.map(({ text }) => text)).toEqual([
    '"Bidding Period" has periods: the end of each is the closing date, and its beginning the day of publication.',
  ]);
});

test('documents are sold until the end of a period, which is no day of closing', () => {
  const head = ['Title', 'Category', 'Sale of Documents', 'Receipt of Tenders'];
  const { found, mapped } = read(head, [row('17-11-2026 to 10-12-2026', 'upto 11-12-2026 (2:30 PM)')]);
  expect(found.question).toBeNull();
  expect(mapped[0]).toMatchObject({
    input: { documentsUntil: '2026-12-10', closingDate: '2026-12-11', closingTime: '14:30' },
  });
});

test('a column of the publication leads, and a person may state the column', () => {
  const rows = [row('17-11-2026 - 10-12-2026', '5/11/2026')];
  expect(read([...HEAD, 'Published'], rows).days).toEqual([['2026-11-05', '2026-12-10']]);
  expect(read(HEAD, [row('17-11-2026 to 10-12-2026')], { columns: { 'bidding period': 'closingDate' } }).days).toEqual([
    ['2026-11-17', '2026-12-10'],
  ]);
});

test('the second day tells the order, too', () =>
  expect(read(HEAD, [row('11/05/2026 to 12/23/2026')]).days).toEqual([['2026-11-05', '2026-12-23']]));

test.each([
  [['Title', 'Category', 'Contract Period'], ['17-11-2026 to 10-12-2026']],
  [['Title', 'Category', 'Sale of Documents'], ['17-11-2026 to 10-12-2026']],
  [['Title', 'Category', 'Forms Issued'], ['17-11-2026 to 10-12-2026']],
  [
    ['Title', 'Category', 'Window', 'Other Window'],
    ['17-11-2026 to 10-12-2026', '1-11-2026 to 2-12-2026'],
  ],
  [HEAD, ['3 months']],
])('%j ask for the closing date', (head, cells) =>
  expect(read(head, [['Bridge', 'Roads', ...cells]]).found.question?.text).toContain(
    'Which column is the closing date?',
  ),
);
