import { describe, expect, test } from 'vitest';
import { listed } from '../../../../../tests/support/listed.ts';
import { countKnown } from '../../../modules/import/map/table/plan-columns.ts';
import { openPage } from './open-page.ts';

const HEAD = '<tr><th>Tender No</th><th>Title</th><th>Closing Date</th></tr>';
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

async function* pieces(page: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < page.length; at += size) yield page.slice(at, at + size);
}

async function read(page: string, size = 1000) {
  const { columns, rows } = await openPage(pieces(page, size), countKnown);
  const found = await listed(rows(pieces(page, size)));
  return { columns, rows: found.map((raw) => (raw.ok ? [raw.place, ...(raw.value as string[])] : raw)) };
}
const cells = async (...rows: readonly string[]) => (await read(`<table>${HEAD}${rows.join('')}</table>`)).rows;

describe('cells', () => {
  test('entities, tags and broken lines', async () => {
    const texts = [
      'T&#45;1',
      '<b>Pul</b> &amp;\n  <a href="x.pdf">&quot;Sarak&quot;</a>',
      '1/12/2026<br>\n 2:30&nbsp;PM ',
    ];
    expect(await cells(row(...texts))).toEqual([['row 2', 'T-1', 'Pul & "Sarak"', '1/12/2026\n2:30 PM']]);
  });

  test('scripts, styles and choices are no text', async () => {
    const title = 'Bridge<script>if (a < b) alert("<td>x</td>")</script><style>.x{}</style>';
    expect(await cells(row('1', title, '<select><option>Open</option></select>'))).toEqual([
      ['row 2', '1', 'Bridge', ''],
    ]);
  });

  test('over several columns and over several rows', async () => {
    const rows = ['<tr><td rowspan=2>1</td><td colspan="2">Bridge</td></tr>', row('Road', 'x'), row('2', 'Canal', 'y')];
    expect(await cells(...rows)).toEqual([
      ['row 2', '1', 'Bridge', ''],
      ['row 3', '1', 'Road', 'x'],
      ['row 4', '2', 'Canal', 'y'],
    ]);
    expect(await cells('<tr><td>1</td><td>Bridge</td><td rowspan="3">x</td></tr>', row('2'), row('3', 'Road'))).toEqual(
      [
        ['row 2', '1', 'Bridge', 'x'],
        ['row 3', '2', '', 'x'],
        ['row 4', '3', 'Road', 'x'],
      ],
    );
  });

  test('without their end, in capitals, in pieces of any size', async () => {
    const page = '<TABLE><TR><TH>Title<TH>Closing Date<TR><TD>Bridge &amp; road<TD>x<TR><TD>Canal<TD>y</TABLE>';
    for (const size of [1, 3, 7, 1000]) {
      expect((await read(page, size)).rows).toEqual([
        ['row 2', 'Bridge & road', 'x'],
        ['row 3', 'Canal', 'y'],
      ]);
    }
  });
});

describe('the table of the page', () => {
  test('is the one with known headings, whatever stands around it', async () => {
    const menu = `<table>${row('Home', 'Contact us')}</table>`;
    const page = `<!doctype html><title>Tenders</title>${menu}<table>${row(`${menu}<table>${row('LIST', 'of 2026')}${HEAD}${row('1', 'Bridge', 'x')}</table>`, 'News')}</table>`;
    expect(await read(page)).toEqual({
      columns: ['Tender No', 'Title', 'Closing Date'],
      rows: [['row 6', '1', 'Bridge', 'x']],
    });
  });

  test('goes on in further tables with its headings', async () => {
    const page = `<table>${HEAD}${row('1', 'a', 'x')}</table><table>${row('Page', '2')}</table><table>${HEAD}${row('2', 'b', 'y')}</table>`;
    expect((await read(page)).rows).toEqual([
      ['row 2', '1', 'a', 'x'],
      ['row 5', '2', 'b', 'y'],
    ]);
  });

  test('else the longest one', async () =>
    expect(
      (await read(`<table>${row('Home', 'Contact')}</table><table>${row('Kaam', 'Aakhri')}${row('a', 'b')}</table>`))
        .columns,
    ).toEqual(['Kaam', 'Aakhri']));

  test('has to be there', async () =>
    await expect(read('<table><tr><td>Welcome</td></tr></table>')).rejects.toThrow('without a table of notices'));
});

describe('a page that nobody made for reading', () => {
  test('with elements within elements without end', async () =>
    await expect(read('<table><tr><td>'.repeat(9000), 65_536)).rejects.toThrow('no web page'));
  test('with an attribute without end', async () =>
    await expect(read(`<table><td class="${'x'.repeat(17_000_000)}`, 65_536)).rejects.toThrow('no web page'));
  test('with a cell over all columns and rows there are', async () => {
    const rows = await cells('<tr><td colspan=9999 rowspan=9999>1</td></tr>', '<tr></tr>');
    expect(rows.map((cellsOf) => (Array.isArray(cellsOf) ? cellsOf.length : 0))).toEqual([1001, 1001]);
  });
  test('with a row of more than 8 MB', async () =>
    expect(await cells(row('1', 'x'.repeat(8_100_000), 'y'), row('2', 'Road', 'z'))).toEqual([
      expect.objectContaining({ ok: false, reason: 'Longer than 8 MB' }),
      ['row 3', '2', 'Road', 'z'],
    ]));
});
