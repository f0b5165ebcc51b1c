import { expect, test } from 'vitest';
import { inMemory } from '../../../../../../../tests/support/import/in-memory.ts';
import { makeXlsx } from '../../../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../../../tests/support/listed.ts';
import { openRows } from '../../../run/reading/open-rows.ts';

const work = (n: number, ...more: string[]) => [String(n), `Patch work ${n}`, '14/12/2026', 'Works', ...more];

async function read(bytes: Buffer) {
  const opened = await openRows(inMemory(bytes), 'Clerk');
  return (await listed(opened.rows())).map((row) =>
    row.ok ? [row.notice.row.procuringOrganization, row.notice.row.city].join(' | ') : row.problems[0]?.reason,
  );
}
const HEAD = ['Sr', 'Name of Work', 'Closing Date', 'Category'];
const csv = (rows: readonly (readonly string[])[], head = HEAD) =>
  read(Buffer.from([head, ...rows].map((row) => row.join(',')).join('\n')));

test('an office above rows is theirs, with the town that it names', async () => {
  const rows = [
    ['"IRRIGATION DIVISION, OKARA"', '', '', ''],
    work(1),
    ['Highway Division Kasur:', '', '', ''],
    work(2),
    work(3),
    ['Office: XEN Public Health', '', '', ''],
    work(4),
  ];
  expect(await csv(rows)).toEqual([
    'IRRIGATION DIVISION, OKARA | Okara',
    'Highway Division Kasur | Kasur',
    'Highway Division Kasur | Kasur',
    'XEN Public Health | ',
  ]);
});

test('an office above the headings is that of all rows', async () => {
  const rows = [HEAD, work(1), work(2)];
  const above = (text: string) => read(Buffer.from([[text], ...rows].map((row) => row.join(',')).join('\n')));
  expect(await above('OFFICE OF THE EXECUTIVE ENGINEER HIGHWAY DIVISION OKARA,,')).toEqual([
    'OFFICE OF THE EXECUTIVE ENGINEER HIGHWAY DIVISION OKARA | Okara',
    'OFFICE OF THE EXECUTIVE ENGINEER HIGHWAY DIVISION OKARA | Okara',
  ]);
  expect(await above('"Works Department, Multan"')).toEqual([
    'Works Department, Multan | Multan',
    'Works Department, Multan | Multan',
  ]);
  const file = makeXlsx([
    { name: 'List', rows: [['Municipal Committee Kamalia'], ['Tenders of December 2026'], ...rows] },
  ]);
  expect(await read(file)).toEqual(['Municipal Committee Kamalia | Kamalia', 'Municipal Committee Kamalia | Kamalia']);
  expect(
    await above('OFFICE OF THE SUB DIVISIONAL OFFICER,,\n"BUILDINGS SUB DIVISION, OKARA",,\nPh: 047-610,,'),
  ).toEqual([
    'OFFICE OF THE SUB DIVISIONAL OFFICER, BUILDINGS SUB DIVISION, OKARA | Okara',
    'OFFICE OF THE SUB DIVISIONAL OFFICER, BUILDINGS SUB DIVISION, OKARA | Okara',
  ]);
  expect(await above('Government of Sindh,,\nCanals Department,,\nKOTRI,,')).toEqual([
    'Canals Department, KOTRI | Kotri',
    'Canals Department, KOTRI | Kotri',
  ]);
  expect(await above('Works Department,,\n"BUILDINGS DIVISION, OKARA",,')).toEqual([
    'BUILDINGS DIVISION, OKARA | Okara',
    'BUILDINGS DIVISION, OKARA | Okara',
  ]);
  expect(await above('Works Department,,\nCanals Department,,')).toEqual([' | ', ' | ']);
  expect(await above('Punjab Procurement Regulatory Authority')).toEqual([' | ', ' | ']);
  expect(await above('Active tenders of the Works Department')).toEqual([' | ', ' | ']);
});

test('a comma without quotes, too few cells, and a merged cell do not hide it', async () => {
  expect(await csv([['IRRIGATION DIVISION', ' OKARA', ''], work(1), ['Buildings Division'], work(2)])).toEqual([
    'IRRIGATION DIVISION, OKARA | Okara',
    'Buildings Division | ',
  ]);
  const rows = [HEAD, ['PUBLIC HEALTH DIVISION, LARKANA', '', '', ''], work(1)];
  expect(await read(makeXlsx([{ name: 'List', rows, merges: ['A2:D2'] }]))).toEqual([
    'PUBLIC HEALTH DIVISION, LARKANA | Larkana',
  ]);
});

test('where a column has the city, the office alone', async () => {
  const rows = [['Highway Division Kasur', '', '', '', ''], work(1, 'Pattoki')];
  expect(await csv(rows, [...HEAD, 'City'])).toEqual(['Highway Division Kasur | Pattoki']);
});

test('offices under cities, and cities under offices', async () => {
  const one = (text: string) => [text, '', '', ''];
  expect(
    await csv([
      one('OKARA'),
      one('Highway Division'),
      work(1),
      one('Buildings Division'),
      work(2),
      one('KASUR'),
      work(3),
    ]),
  ).toEqual(['Highway Division | Okara', 'Buildings Division | Okara', ' | Kasur']);
  expect(await csv([one('Works Department'), one('OKARA'), work(1), one('KASUR'), work(2)])).toEqual([
    'Works Department | Okara',
    'Works Department | Kasur',
  ]);
});

test('a town alone among the titles, where it stands above the first of them', async () => {
  const town = (name: string) => ['', name, '', ''];
  const rows = [town('Okara'), work(1), work(2), town('Kasur'), work(3)];
  expect(await csv(rows)).toEqual([' | Okara', ' | Okara', ' | Kasur']);
  expect(await csv(rows.slice(1))).toEqual([' | ', ' | ', ' | ']);
});

test('where a column has the organization, and among the titles that go on, it is none', async () => {
  const below = ['', 'Government College Okara', '', ''];
  expect(await csv([work(1), below])).toEqual([' | ']);
  const rows = [['Highway Division Kasur', '', '', '', ''], work(1, 'Works')];
  expect(await csv(rows, [...HEAD, 'Department'])).toEqual([
    'It has neither a title nor a closing date, so it is no notice',
    'Works | ',
  ]);
});

test('the town by which a sheet is called is that of its rows, as a column would be, unless a sign parts one from a name', async () => {
  const head = [...HEAD, 'Department'];
  const sheet = (name: string, ...rows: string[][]) => read(makeXlsx([{ name, rows: [head, ...rows] }]));
  const rows = [work(1, 'Canals Department'), work(2, 'THQ Hospital Kahuta'), work(3, 'Works Board, Gojra')];
  expect(await sheet('Rawalpindi', ...rows)).toEqual([
    'Canals Department | Rawalpindi',
    'THQ Hospital Kahuta | Rawalpindi',
    'Works Board, Gojra | Gojra',
  ]);
  expect(await sheet('Sheet1', work(1, 'Canals Department'))).toEqual(['Canals Department | ']);
  expect(await sheet('Sukkur', ['ROHRI:', '', '', ''], work(1, 'Canals Department'))).toEqual([
    'Canals Department | Rohri',
  ]);
});

test('a remark below a list is reported without the office above it', async () => {
  const text = ['"Works Department, Multan"', HEAD.join(','), work(1).join(','), '"Bids open at noon",,,'].join('\n');
  const opened = await openRows(inMemory(Buffer.from(text)), 'Clerk');
  const [, remark] = await listed(opened.rows());
  expect(remark?.ok === false && remark.problems.map(({ value }) => value)).toEqual(['Bids open at noon']);
});

test('headings and links of Markdown stand without their signs', async () => {
  const table = (title: string) =>
    `| Name of Work | Closing Date | Category |\n|---|---|---|\n| ${title} | 14/12/2026 | Works |`;
  const text = `## Highway Authority\n\n${table('[Patch](https://x.example/1) work')}\n\n## **Irrigation Department**\n\n${table('Canal')}\n`;
  const rows = await listed((await openRows(inMemory(Buffer.from(text)), 'Clerk')).rows());
  expect(rows.map((row) => row.ok && [row.notice.row.title, row.notice.row.procuringOrganization])).toEqual([
    ['Patch work', 'Highway Authority'],
    ['Canal', 'Irrigation Department'],
  ]);
});
