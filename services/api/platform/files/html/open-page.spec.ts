import { describe, expect, test } from 'vitest';
import { listed } from '../../../../../tests/support/listed.ts';
import { countKnown } from '../../../modules/import/map/table/plan-columns.ts';
import { openPage } from './open-page.ts';
import { xmlWorkbookRows } from './xml-workbook-rows.ts';

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

  test('what was struck out is no text', async () => {
    const days = [
      '<del>1/12/2026</del> 9/12/2026',
      '<s>1/12/2026</s><br>9/12/2026',
      '<strike>1/12</strike>9/12/2026',
      '<span style="text-decoration: line-through">1/12</span>9/12/2026',
    ];
    for (const day of days)
      expect(await cells(row('1', 'Bridge', day))).toEqual([['row 2', '1', 'Bridge', '9/12/2026']]);
  });

  test('keys by which a page sorts its days are no text', async () => {
    const day = '<span style="color:red; display: none">20261201<b>x</b></span><span>1/12/2026</span>';
    expect(await cells(row('1', '<i>Bridge</i>', day))).toEqual([['row 2', '1', 'Bridge', '1/12/2026']]);
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

  test('have the text of a short table within, but for numbers of pages', async () => {
    const within = (...texts: readonly string[]) => `<table>${texts.map((text) => row(text)).join('')}</table>`;
    expect(
      await cells(row('1', within('Bridge', 'over the canal'), within('x'.repeat(400))), row(within('1', '2'))),
    ).toEqual([['row 2', '1', 'Bridge\nover the canal', '']]);
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

  test('is the first one with notices, however short, and no form to search by', async () => {
    const search = '<table><tr><td>Tender No</td><td></td><td>Title</td></tr><tr><td>Status</td><td></td></tr></table>';
    const long = Array.from({ length: 30 }, (_, at) => row(`T-${at + 2}`, `Road ${at + 2}`, '14/12/2026'));
    const { columns, rows } = await read(
      `${search}<table>${HEAD}${row('T-1', 'Bridge', '1/12/2026')}</table><table>${HEAD}${long.join('')}</table>`,
    );
    expect(columns).toEqual(['Tender No', 'Title', 'Closing Date']);
    expect(rows).toHaveLength(31);
    expect(rows[0]).toEqual(['row 4', 'T-1', 'Bridge', '1/12/2026']);
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

describe('a workbook of Excel 2003', () => {
  const cell = (text: string, type = 'String', more = '') =>
    `<Cell ${more}><Data ss:Type="${type}">${text}</Data></Cell>`;
  const HEADINGS = `<Row>${['Tender No', 'Title', 'Closing Date', 'Security'].map((name) => cell(name)).join('')}</Row>`;
  const workbook = (rows: string) => `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
    <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Styles><Style ss:ID="s1"><NumberFormat ss:Format="Percent"/></Style><Style ss:ID="s2"><Font/></Style>
    <Style ss:ID="s3"><NumberFormat ss:Format="constructor"/></Style></Styles><constructor/><Worksheet ss:Name="a"><Table><Row>${cell('LIST OF TENDERS', 'String', 'ss:MergeAcross="3"')}</Row>${HEADINGS}${rows}</Table></Worksheet></Workbook>`;
  const rowsOf = async (rows: string, size = 7) => {
    const { rows: below } = await openPage(pieces(workbook(rows), size), countKnown, xmlWorkbookRows);
    const found = await listed(below(pieces(workbook(rows), size)));
    return found.map((raw) => (raw.ok ? (raw.value as string[]) : raw));
  };

  test('days, hours and numbers are read as they are shown', async () => {
    const first = [cell('T&amp;1'), cell('Bridge&#10;over the canal'), cell('2026-12-14T00:00:00.000', 'DateTime')];
    const second = [cell('00123'), cell('Road'), cell('2026-12-15T14:30:00.000', 'DateTime'), cell('5000', 'Number')];
    expect(
      await rowsOf(
        `<Row>${first.join('')}${cell('0.02', 'Number', 'ss:StyleID="s1"')}</Row><Row>${second.join('')}</Row>`,
      ),
    ).toEqual([
      ['T&1', 'Bridge\nover the canal', '2026-12-14', '2.00%'],
      ['00123', 'Road', '2026-12-15 14:30', '5000'],
    ]);
    expect(await rowsOf(`<Row>${cell('x')}${cell('y')}${cell('1899-12-31T11:00:00.000', 'DateTime')}</Row>`)).toEqual([
      ['x', 'y', '11:00'],
    ]);
  });

  test('cells that are left out, merged or commented', async () => {
    const merged = `<Row>${cell('T-1', 'String', 'ss:MergeDown="1"')}${cell('Bridge')}</Row>`;
    const below = `<Row>${cell('Road', 'String', 'ss:Index="2"')}${cell('x', 'String', 'ss:Index="4"')}</Row>`;
    const comment = '<Row><Cell><Data ss:Type="String">T-2</Data><Comment><Data>Ali: ask</Data></Comment></Cell></Row>';
    expect(await rowsOf(merged + below + comment)).toEqual([['T-1', 'Bridge'], ['T-1', 'Road', '', 'x'], ['T-2']]);
  });

  test('a hostile one ends', async () => {
    const far = cell('x', 'String', 'ss:Index="99999999" ss:MergeAcross="99999999" ss:MergeDown="-3"');
    expect((await rowsOf(`<Row>${far}</Row>`)).flat().length).toBeLessThanOrEqual(1000);
  });
});
