import { describe, expect, test } from 'vitest';
import { inMemory } from '../../../../../../../tests/support/import/in-memory.ts';
import { makeXlsx, styled } from '../../../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../../../tests/support/listed.ts';
import { openRows } from '../open-rows.ts';

const TURNED = [
  ['Title', 'Bridge', 'Canal'],
  ['Dept', 'Works', ''],
  ['Closing Date', '1/12/2026', '14/12/2026'],
  ['Category', 'Roads', 'Roads'],
  ['Remarks', '', 'urgent'],
];
const lines = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n');
const open = (content: string | Buffer) => openRows(inMemory(Buffer.from(content)), 'Clerk');

async function notices(content: string | Buffer) {
  const opened = await open(content);
  expect(opened.found().question).toBeNull();
  const rows = await listed(opened.rows());
  return rows.map((row) => (row.ok ? [row.notice.place, row.notice.row.title, row.notice.row.closingDate] : []));
}
const WANTED = [
  ['column 2', 'Bridge', '2026-12-01'],
  ['column 3', 'Canal', '2026-12-14'],
];

describe('a table with its headings in the first column', () => {
  test('of a CSV, also below the name of a list', async () => {
    expect(await notices(lines(TURNED))).toEqual(WANTED);
    expect(await notices(`LIST OF TENDERS,,\n${lines(TURNED)}`)).toEqual(WANTED);
  });

  test('of a sheet and of a page', async () => {
    const rows = TURNED.map((row) =>
      row[0] === 'Closing Date' ? ['Closing Date', styled(46357, 1), styled(46370, 1)] : row,
    );
    expect(await notices(makeXlsx([{ name: 'List', rows }], { formats: ['dd/mm/yyyy'] }))).toEqual(WANTED);
    const page = TURNED.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('');
    expect(await notices(`<table>${page}</table>`)).toEqual(WANTED);
  });

  test('behind serial numbers, and of one notice', async () => {
    const numbered = TURNED.map((row, at) => [String(at + 1), ...row]);
    expect((await notices(lines(numbered))).map(([, title]) => title)).toEqual(['Bridge', 'Canal']);
    expect(await notices(lines(TURNED.map((row) => row.slice(0, 2))))).toEqual(WANTED.slice(0, 1));
  });

  test('with a row that cannot be read, or longer than any form, is refused with what to do', async () => {
    const sentence = /^Its headings stand in a column.*Transpose/;
    await expect(open(`${lines(TURNED)}\nNotes,a,b,c,d`)).rejects.toThrow(sentence);
    const long = Array.from({ length: 300 }, (_, at) => [`Item ${at}`, 'x', 'y']);
    await expect(open(lines([...TURNED, ...long]))).rejects.toThrow(sentence);
  });
});

describe('notices below each other, each with its own headings', () => {
  const block = (n: number, ...more: string[][]) => [
    ['Tender No', `N-${n}`],
    ['Subject', `Canal ${n}`],
    ['Category', 'Works'],
    ...more,
  ];
  const STACKED = [
    ...block(1, ['Last Date', '1/12/2026']),
    ['', ''],
    ...block(2, ['City', 'Okara'], ['Department', 'Canals'], ['', 'Department'], ['Last Date', '2/12/2026']),
    ['', ''],
    ...block(3, ['Last Date', '3/12/2026']),
  ];
  const read = [
    ['Canal 1', '2026-12-01'],
    ['Canal 2', '2026-12-02'],
    ['Canal 3', '2026-12-03'],
  ];

  test('of a sheet and of a CSV, also below the name of a list', async () => {
    const sheet = makeXlsx([{ name: 'List', rows: [['TENDERS'], ...STACKED] }]);
    expect((await notices(sheet)).map(([, ...facts]) => facts)).toEqual(read);
    expect((await notices(lines(STACKED))).map(([, ...facts]) => facts)).toEqual(read);
    expect((await open(sheet)).found().notes?.[0]?.text).toMatch(/stand below each other/);
  });

  test('of more rows than a form has', async () => {
    const many = Array.from({ length: 90 }, (_, at) => [...block(at, ['Last Date', '1/12/2026']), ['', '']]).flat();
    expect(await notices(lines(many))).toHaveLength(90);
  });
});

describe('a form with two labels in a row', () => {
  const form = (n: number) => [
    ['Title', `Canal ${n}`],
    ['Tender No', `N-${n}`, 'Category', 'Roads'],
    ['Published', '1/11/2026', 'Last Date', `${n}/12/2026`],
    ['Department', 'Irrigation', 'Phone', '042-111'],
  ];
  const wanted = [
    ['Canal 1', '2026-12-01'],
    ['Canal 2', '2026-12-02'],
  ];

  test('of a sheet, and several below each other', async () => {
    const sheet = makeXlsx([{ name: 'List', rows: [['TENDER DATA SHEET'], ...form(1)] }]);
    expect((await notices(sheet)).map(([, ...facts]) => facts)).toEqual(wanted.slice(0, 1));
    const both = lines([...form(1), [], ...form(2)]);
    expect((await notices(both)).map(([, ...facts]) => facts)).toEqual(wanted);
  });

  test('of a page', async () => {
    const rows = form(1).map(
      ([label, value, ...more]) => `<tr><th>${label}<td>${value}${more.map((text) => `<td>${text}`).join('')}`,
    );
    expect((await notices(`<table>${rows.join('')}</table>`)).map(([, ...facts]) => facts)).toEqual(wanted.slice(0, 1));
  });

  test('is no list with columns that are not known', async () => {
    const rows = [
      ['Title', 'Km', 'Closing Date', 'Span', 'Category'],
      ['Bridge', '12', '1/12/2026', '30 m', 'Roads'],
    ];
    expect((await notices(lines(rows))).map(([, title]) => title)).toEqual(['Bridge']);
  });
});

const page = (lines: string) => lines.replace(/^(.*): (.*)$/gm, '<p><strong>$1:</strong> $2</p>');
const list = (lines: string) => `<dl>${lines.replace(/^(.*): (.*)$/gm, '<dt>$1</dt><dd>$2</dd>')}</dl>`;

describe('lines with a label and a value each', () => {
  const block = (title: string, day: string) =>
    `Tender: ${title}\nDepartment: Works, Okara\nCategory: Roads\nLast Date: ${day}`;
  const wanted = [
    ['Road: link to "9/L", Okara', '2026-12-01'],
    ['Canal', '2026-12-14'],
  ];
  const given = [block(wanted[0]?.[0] ?? '', '1/12/2026 at 11:00 AM'), block('Canal', '14/12/2026')];

  test.each([
    ['below each other', given.join('\n\n')],
    ['below titles', `TENDERS OF MAY\n\n${given.map((one, at) => `Notice ${at + 1}\n${one}`).join('\n\n')}\n`],
    ['with signs between them', given.map((one, at) => `${at + 1})\n${one}`).join('\n------\n')],
    ['of old Macs', given.join('\n\n').replaceAll('\n', '\r')],
    ['of a chat', given.map((one) => `[26/11/2026, 9:14 am] Tender Alerts: 📌 ${one}`).join('\n')],
    ['of a chat, from Android', given.map((one) => `11/26/26, 21:14 - +92 300 1234567: ${one}`).join('\n')],
    ['in bold letters of messengers', given.join('\n\n').replace(/^([^:]+):/gm, '*$1:*')],
  ])('%s', async (_, text) => {
    expect((await notices(text)).map(([, ...facts]) => facts)).toEqual(wanted);
  });

  test.each([
    ['behind blank lines', (title: string, rest: string) => `\n*${title}*\n${rest}\n`],
    ['behind numbers', (title: string, rest: string) => `1) ${title}\n${rest}\n`],
    ['in headings of a page', (title: string, rest: string) => `<h4>${title}</h4>${page(rest)}`],
    ['above lists of a page', (title: string, rest: string) => `<h4>${title}</h4>${list(rest)}`],
  ])('titles without a label, %s', async (way, block) => {
    const rest = (day: string) => `Department: Works, Okara\nCategory: Roads\nLast Date: ${day}`;
    const text = `${way.includes('page') ? '<!doctype html><h1>Tenders</h1>' : 'Tenders'}\n${block('Road, 9/L', rest('1/12/2026'))}${block('Canal', rest('14/12/2026'))}`;
    expect((await notices(text)).map(([, ...facts]) => facts)).toEqual([
      ['Road, 9/L', '2026-12-01'],
      ['Canal', '2026-12-14'],
    ]);
  });

  test('in one column of a sheet, which is no cover of another one', async () => {
    const rows = `TENDERS\n\n${given.join('\n\n')}`.split('\n').map((line) => [line]);
    const facts = (await notices(makeXlsx([{ name: 'List', rows }]))).map(([, ...more]) => more);
    expect(facts).toEqual(wanted);
    const list = {
      name: 'Table',
      rows: [
        ['Title', 'Closing Date', 'Category'],
        ['Bridge', '1/12/2026', 'Roads'],
      ],
    };
    const covered = await notices(makeXlsx([{ name: 'Cover', rows }, list]));
    expect(covered.map(([, title]) => title)).toEqual(['Bridge']);
  });

  test('a value that goes on in the next line', async () => {
    expect((await notices(given.join('\n\n').replace('link to', 'link\nto')))[0]?.[1]).toBe(
      'Road: link to "9/L", Okara',
    );
  });

  test('other lines with colons are no notices', async () => {
    await expect(open('Dear Sir: hello\nTime: 10:30\nSubject: tea\nbye')).rejects.toThrow('names no columns');
  });
});

describe('a table as usual', () => {
  test('though the words of its first column could be headings', async () => {
    const rows = [
      ['Title', 'Closing Date', 'Category'],
      ['City', '1/12/2026', 'Roads'],
      ['Department', '2/12/2026', 'Roads'],
    ];
    expect((await notices(lines(rows))).map(([, title]) => title)).toEqual(['City', 'Department']);
  });
});
