import { expect, test } from 'vitest';
import { inMemory } from '../../../../../../../tests/support/import/in-memory.ts';
import { makeXlsx, type SheetContent } from '../../../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../../../tests/support/listed.ts';
import { readMoment } from '../../../../../platform/files/values/read-moment.ts';
import { openRows } from '../../../run/reading/open-rows.ts';
import { daysAbove } from './days-above.ts';

const HEAD = ['Sr', 'Name of Work', 'Cost', 'Earnest Money', 'Category'];
const work = (n: number) => [String(n), `Culvert ${n}`, '2 M', '40,000', 'Works'];
const sheet = (name: string, day: string): SheetContent => ({
  name,
  rows: [['WORKS DIVISION OKARA'], [`Last date of receipt of tenders: ${day} at 1:00 PM`], HEAD, work(1), work(2)],
});

async function read(bytes: Buffer) {
  const opened = await openRows(inMemory(bytes), 'Clerk');
  expect(opened.found().question).toBeNull();
  return (await listed(opened.rows())).map((row) =>
    row.ok ? [row.notice.row.closingDate, row.notice.row.closingTime, row.notice.row.title] : row.problems[0]?.reason,
  );
}

test('a day above the headings is that of all rows, of each sheet its own', async () => {
  expect(await read(makeXlsx([sheet('A', '14-12-2026'), sheet('B', '15-12-2026')]))).toEqual([
    ['2026-12-14', '13:00', 'Culvert 1'],
    ['2026-12-14', '13:00', 'Culvert 2'],
    ['2026-12-15', '13:00', 'Culvert 1'],
    ['2026-12-15', '13:00', 'Culvert 2'],
  ]);
});

test('days above some rows are those of the rows below each', async () => {
  const above = (at: number, day: string) =>
    HEAD.map((_, n) => (n === at ? `Tenders closing on ${day} at 11:00 AM` : ''));
  for (const at of [0, 1]) {
    const rows = [HEAD, above(at, '14-12-2026'), work(1), work(2), above(at, '21-12-2026'), work(3), ['Total']];
    expect(await read(makeXlsx([{ name: 'List', rows }]))).toEqual([
      ['2026-12-14', '11:00', 'Culvert 1'],
      ['2026-12-14', '11:00', 'Culvert 2'],
      ['2026-12-21', '11:00', 'Culvert 3'],
      expect.stringMatching(/no notice$/),
    ]);
  }
});

test('beside a column of days a line among the rows has those of rows without one', async () => {
  const head = [...HEAD, 'Last Date'];
  const dated = (n: number, day = '') => [...work(n), day];
  const line = (at: number, text: string) => head.map((_, n) => (n === at ? text : ''));
  for (const at of [0, 1]) {
    const rows = [
      ...[head, line(at, 'Tenders to be opened on 14.12.2026 at 2:00 PM'), dated(1), dated(2, '16-12-2026')],
      ...[line(at, 'Tenders to be opened on 15.12.2026'), dated(3)],
    ];
    expect(await read(makeXlsx([{ name: 'List', rows }]))).toEqual([
      ['2026-12-14', null, 'Culvert 1'],
      ['2026-12-16', null, 'Culvert 2'],
      ['2026-12-15', null, 'Culvert 3'],
    ]);
  }
});

test('days below a list are those of its rows, unless other lines have days', async () => {
  const line = (text: string) => ['', text, '', '', ''];
  const ends = [line('Date of issue: 10-12-2026'), line('Date of receipt: 14-12-2026 upto 12:00 Noon'), line('XEN')];
  const list = (...rows: string[][]) => makeXlsx([{ name: 'List', rows: [HEAD, work(1), ...rows, work(2), ...ends] }]);
  const [first, second] = await read(list());
  expect([first, second]).toEqual([1, 2].map((n) => ['2026-12-14', '12:00', `Culvert ${n}`]));
  const opened = await openRows(inMemory(list(line('Date of receipt: 12-12-2026'))), 'Clerk');
  expect(opened.found().question?.text).toContain('Which column is the closing date?');
});

test('a page has its office and its day in lines above the first table, unless it has many', async () => {
  const cells = [HEAD, work(1)].map((row) => `<tr><td>${row.join('<td>')}`).join('');
  const page = (more = '') =>
    `<html><body>${more}<p>OFFICE OF THE EXECUTIVE ENGINEER<br>WORKS DIVISION, OKARA</p><p>Last date: 14-12-2026 at 1:00 PM</p><table>${cells}</table>`;
  const opened = await openRows(inMemory(Buffer.from(page())), 'Clerk');
  expect(await listed(opened.rows())).toMatchObject([
    {
      notice: {
        row: {
          procuringOrganization: expect.stringContaining('WORKS DIVISION'),
          city: 'Okara',
          closingDate: '2026-12-14',
        },
      },
    },
  ]);
  const menu = Array.from({ length: 40 }, (_, at) => `<li>Page ${at}`).join('');
  expect((await openRows(inMemory(Buffer.from(page(`<ul>${menu}</ul>`))), 'Clerk')).found().question).not.toBeNull();
});

test('conditions below the list are no notices', async () => {
  const rows = [
    ['Last Date', '14/12/2026'],
    HEAD,
    work(1),
    ['Total'],
    ['1', 'Only enlisted firms may bid'],
    ['', 'XEN'],
  ];
  expect(await read(makeXlsx([{ name: 'List', rows }]))).toEqual([
    ['2026-12-14', null, 'Culvert 1'],
    'It has neither a title nor a closing date, so it is no notice',
    'It is a total or a remark, and no notice',
    'It is a total or a remark, and no notice',
  ]);
});

test.each([
  [
    ['Last Date: 14-12-2026', 'Date of opening: 14-12-2026 at 2:00 PM'],
    ['closingDate', 'openingAt'],
  ],
  [
    ['Closing Date, 14 Dec, 2026', 'Closing Time: 11:00 AM'],
    ['closingDate', 'closingTime'],
  ],
  [['Last Date: 14-12-2026', 'Last Date: 15-12-2026'], []],
  [['Date of opening: 14-12-2026'], []],
  [['Last Date: to be announced', 'Dated: 14-12-2026', 'Tenders for 14-12-2026'], []],
])('%j', (titles, fields) => expect(daysAbove(titles, ['title']).map(({ field }) => field)).toEqual(fields));

test.each([
  'Tenders will be received up to 14-12-2026 at 11:00 AM and opened at 11:30 AM',
  'Sealed bids must reach the office on or before 14-12-2026 at 11:00 AM in the presence of bidders.',
  'Bids may be submitted till Monday, 14th December, 2026 at 11:00 AM.',
])('%s', (line) => {
  const [day] = daysAbove([line], ['title']);
  expect(readMoment(day?.value ?? '', 'day-first')).toEqual({ day: '2026-12-14', time: '11:00' });
});

test.each(['Tenders of works received, as on 14-12-2026', 'Sale until 14-12-2026'])('%s says no such day', (line) =>
  expect(daysAbove([line], ['title'])).toEqual([]),
);

test('a column of days leads', () => expect(daysAbove(['Last Date: 14-12-2026'], ['closingDate'])).toEqual([]));
