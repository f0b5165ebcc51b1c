import { describe, expect, test } from 'vitest';
import type { ImportReading } from '#contracts/api/imports.ts';
import { isMapped } from '../../mapped-notice.ts';
import { planTable } from '../plan-table.ts';

const HEAD = ['Title', 'Category', 'Closing Date', 'Revised Closing Date'];
const ROWS = [
  ['Bridge', 'Roads', '1/12/2026', ''],
  ['Canal', 'Roads', '2/12/2026', '12/12/2026'],
  ['Drain', 'Roads', '3/12/2026', 'Nil'],
  ['Road', 'Roads', '4/12/2026', '31/2/2027'],
];

function days(head: readonly string[], reading: ImportReading = {}, rows = ROWS) {
  const { map, found } = planTable(head, rows, reading);
  const mapped = rows.map((row) => map(row));
  return { found, closing: mapped.map((one) => isMapped(one) && one.input.closingDate), mapped };
}

describe('a later day of closing', () => {
  test.each([
    'Revised Closing Date',
    'Extended Date',
    'New Closing Date',
    'revised_closing_date',
    'Closing Date - Revised',
    'Extended upto',
    'Date of Extension',
    '1st Extension',
    'Extension-II',
    'نئی آخری تاریخ',
    'توسیع شدہ تاریخ',
  ])('%s counts where it is filled', (heading) => {
    const { found, closing } = days(HEAD.with(3, heading));
    expect(found.question).toBeNull();
    expect(closing).toEqual(['2026-12-01', '2026-12-12', '2026-12-03', '31/2/2027']);
    expect(found.notes).toEqual([
      {
        about: 'columns',
        text: `"${heading}" is the closing date where it is filled, and "Closing Date" in the other rows.`,
      },
    ]);
  });

  test('may stand before the first one, and a bad one is named by its own heading', () => {
    const { closing, mapped } = days(
      ['Title', 'Category', 'Extended Date', 'Last Date'],
      {},
      ROWS.map(([title = '', name = '', first = '', later = '']) => [title, name, later, first]),
    );
    expect(closing).toEqual(['2026-12-01', '2026-12-12', '2026-12-03', '31/2/2027']);
    expect(mapped.at(-1)).toMatchObject({ columns: { closingDate: 'Extended Date' } });
  });

  test('is left out where a person says so, or is the only one', () => {
    const { found, closing } = days(HEAD, { columns: { 'Revised Closing Date': '' } });
    expect([closing[1], found.columns[3]?.field]).toEqual(['2026-12-02', null]);
    const only = days(['Title', 'Category', 'x', 'Revised Closing Date']);
    expect(only.found.columns[3]?.field).toBe('closingDate');
  });

  test('is none of zeros', () => {
    const rows = ROWS.map((row) => row.with(3, row[3] || '0000-00-00'));
    expect(days(HEAD, {}, rows).closing[0]).toBe('2026-12-01');
  });

  test('may be stated, too', () => {
    const columns = { 'Closing Date': 'closingDate', 'Revised Closing Date': 'closingDate' } as const;
    const { found, closing } = days(HEAD, { columns });
    expect([found.question, closing[1]]).toEqual([null, '2026-12-12']);
  });
});

test.each(['Updated On', 'New Opening Date', 'Revised Estimate', 'Newspaper', 'Extension of Time'])(
  '%s is no day of closing',
  (heading) => expect(days(HEAD.with(3, heading)).closing[1]).toBe('2026-12-02'),
);

test('a remark says to which day the closing was extended', () => {
  const remarks = [
    'Postponed to 12/12/2026',
    'Date extended to 12/12/2026',
    'extended to 1/11/2026',
    'Opening extended to 12/12/2026',
  ];
  const rows = ROWS.map((row, at) => row.with(3, remarks[at] ?? ''));
  expect(days(HEAD.with(3, 'Remarks'), {}, rows).closing).toEqual([
    ...['2026-12-12', '2026-12-12', '2026-12-03', '2026-12-04'],
  ]);
});

test.each([
  ...['Now to be opened on 12-12-2026', 'New date 12.12.2026', 'Now due on 12 Dec 2026', 'Shifted to 12/12/26'],
  ...[
    'Corrigendum issued: closing date is now 12-12-2026',
    'Date changed to 12-12-2026',
    'Submission now on 12-12-2026',
  ],
  ...[
    'Last date enhanced upto 12.12.2026',
    'Due date 1-12-2026 amended as 12-12-2026',
    'Bids now invited by 12-12-2026',
  ],
])('a remark says the day that counts now: %s', (remark) =>
  expect(days(HEAD.with(3, 'Position'), {}, [['Bridge', 'Roads', '1/12/2026', remark]]).closing).toEqual([
    '2026-12-12',
  ]),
);

test.each([
  'Technical evaluation now on 12-12-2026',
  'Pre-bid meeting shifted to 12-12-2026',
  'Revised estimate approved 12-12-2026',
  'Site visit changed to 12-12-2026',
])('a remark moves other days: %s', (remark) =>
  expect(days(HEAD.with(3, 'Position'), {}, [['Bridge', 'Roads', '1/12/2026', remark]]).closing).toEqual([
    '2026-12-01',
  ]),
);

test('a title says to which day the closing was extended', () => {
  const closing = (title: string) => days(HEAD, {}, [[title, 'Roads', '1/12/2026', '']]).closing;
  expect(closing('Corrigendum: supply of sand, last date extended upto 12/12/2026')).toEqual(['2026-12-12']);
  expect(closing('Supply of sand, completion date extended upto 12/12/2026')).toEqual(['2026-12-01']);
});

test('the day of opening counts where no later one is filled', () => {
  const rows = [
    ['Bridge', 'Roads', '1/12/2026', ''],
    ['Canal', 'Roads', '2/12/2026', '12/12/2026'],
  ];
  expect(days(HEAD.with(2, 'Opening Date').with(3, 'Extended Date'), {}, rows).closing).toEqual([
    '2026-12-01',
    '2026-12-12',
  ]);
});

test.each([
  ['Remarks', 'Postponed till further orders'],
  ['Extended Date', 'until further notice'],
  ['Status', 'Held in abeyance'],
  ['Position', 'Date will be announced later'],
])('of a notice put off without a day nobody knows when it closes: %s, %s', (heading, said) => {
  const { map } = planTable(HEAD.with(3, heading), ROWS, {});
  expect(map(['Bridge', 'Roads', '1/12/2026', said])).toEqual({
    column: heading,
    value: said,
    reason: 'Says that the notice was put off, and not to which day',
  });
  const others = [
    'Pre-bid meeting postponed till further notice',
    'Extended till 12/12/2026',
    'Rates hold until further notice',
  ];
  expect(others.map((other) => isMapped(map(['Bridge', 'Roads', '1/12/2026', other])))).toEqual([true, true, true]);
});
