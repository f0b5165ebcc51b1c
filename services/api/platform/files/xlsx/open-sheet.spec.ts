import { describe, expect, test } from 'vitest';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { makeDocx } from '../../../../../tests/support/import/make-office.ts';
import {
  type Cell,
  makeXlsx,
  makeZip,
  type SheetContent,
  styled,
  type WorkbookOptions,
} from '../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { countKnown } from '../../../modules/import/map/table/plan-columns.ts';
import { checkBeginning } from '../../../modules/import/run/reading/open-rows.ts';
import type { FileBytes } from '../file-bytes.ts';
import { openSheet } from './open-sheet.ts';
import { openArchive, openWorkbook } from './workbook.ts';

const HEAD = ['Tender No', 'Title', 'Closing Date'];
const sheet = (rows: SheetContent['rows'], more: Partial<SheetContent> = {}): SheetContent => ({
  name: 'Tenders',
  rows: [HEAD, ...rows],
  ...more,
});

async function read(file: Buffer | FileBytes, stated?: string) {
  const archive = await openArchive('size' in file ? file : inMemory(file));
  const opened = await openSheet(await openWorkbook(archive, 'shown'), countKnown, stated);
  const rows = await listed(opened.rows());
  return { ...opened, rows: rows.map((row) => (row.ok ? [row.place, ...(row.value as string[])] : row)) };
}

const cells = async (row: readonly Cell[], options: WorkbookOptions = {}) =>
  (await read(makeXlsx([sheet([row])], options))).rows;

describe('cells', () => {
  test.each([
    ['shared', false],
    ['inline', true],
  ])('%s texts', async (_, inline) => {
    expect(await cells(['T-1', 'Pul & "Sarak" <پل>', 'x'], { inline })).toEqual([
      ['row 2', 'T-1', 'Pul & "Sarak" <پل>', 'x'],
    ]);
  });

  test('texts in runs, with hints for pronunciation and escapes', async () => {
    const parts = {
      'xl/sharedStrings.xml':
        '<sst><si><r><t>Roads </t></r><r><rPr/><t>and</t></r><rPh sb="0"><t>no</t></rPh></si><si><t>a_x000D_b</t></si></sst>',
    };
    const texts = [0, 1, 7].map((at) => ({ xml: `<c t="s"><v>${at}</v></c>` }));
    const file = makeXlsx([sheet([texts])], { inline: true, parts });
    expect((await read(file)).rows).toEqual([['row 2', 'Roads and', 'a\rb']]);
  });

  test.each([
    ['dd/mm/yyyy', 46357, '2026-12-01'],
    ['dd/mm/yyyy', 46357.6, '2026-12-01'],
    ['dd/mm/yyyy\\ hh:mm', 46357.604166666664, '2026-12-01 14:30'],
    ['[$-409]d\\-mmm\\-yy;@', 46357, '2026-12-01'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 46357, '2026-12-01'],
    ['yyyy-mm-dd h:mm AM/PM', 46357.99999, '2026-12-02'],
    ['h:mm AM/PM', 0.604166666666667, '14:30'],
    ['[h]:mm', 0.5, '12:00'],
    ['mm:ss', 0.5, '12:00'],
    ['00000', 123, '00123'],
    ['#,##0.00 "Rs"', 5000, '5,000.00 Rs'],
    ['"day" 0', 46357, 'day 46357'],
    ['"Rs. "#,##0"/-"', 5000, 'Rs. 5,000/-'],
    ['"Rs"\\ #,##0;[Red]"Rs"\\ \\-#,##0', 1234567.6, 'Rs 1,234,568'],
    ['_-[$Rs-420]* #,##0.00_-;-[$Rs-420]* #,##0.00_-', 1500.5, 'Rs 1,500.50'],
    ['#,##0', 500000, '500,000'],
    ['#,##0', -500000, '-500000'],
    ['0%', 0.02, '2%'],
    ['0%', 0.285, '29%'],
    ['0.0%', 0.025, '2.5%'],
    ['0.##', 2.5, '2.5'],
    ['"TN-"000', 7, 'TN-007'],
    ['0000\\-000', 1234567, '1234567'],
    ['# ?/?', 0.5, '0.5'],
    ['0.00E+00', 5000, '5000'],
    ['#,##0,', 5000, '5000'],
    ['"a;b" 0', 5, 'a;b 5'],
    ['General', 46357, '46357'],
    ['[Red]0', 7, '7'],
    ['dd/mm/yyyy', -1, '-1'],
  ])('the number format %s', async (code, value, text) => {
    expect(await cells(['T-1', 'x', styled(value, 1)], { formats: [code] })).toEqual([['row 2', 'T-1', 'x', text]]);
  });

  test('as shown or, for statements of banks, as stored', async () => {
    const parts = {
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="9"/><xf numFmtId="3"/></cellXfs></styleSheet>',
    };
    const file = makeXlsx([sheet([['x', styled(0.02, 0), styled(500000.75, 1)]])], { parts });
    expect((await read(file)).rows).toEqual([['row 2', 'x', '2%', '500,001']]);
    const stored = await openSheet(
      await openWorkbook(await openArchive(inMemory(file)), 'stored'),
      countKnown,
      undefined,
    );
    expect(await listed(stored.rows())).toMatchObject([{ value: ['x', '0.02', '500000.75'] }]);
  });

  test('days counted from 1904', async () => {
    const options = { formats: ['dd/mm/yyyy', 'hh:mm'], is1904: true };
    expect(await cells([styled(46357 - 1462, 1), styled(0.25, 2), 'x'], options)).toEqual([
      ['row 2', '2026-12-01', '06:00', 'x'],
    ]);
  });

  test('formats that have a number only, ISO dates, truths, errors, long numbers', async () => {
    const parts = {
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>',
    };
    const iso = { xml: '<c t="d"><v>2026-12-01T00:00:00</v></c>' };
    const error = { xml: '<c t="e"><v>#REF!</v></c>' };
    expect(await cells([styled(46357.5, 1), iso, true, error, 3.001234567e9], { parts })).toEqual([
      ['row 2', '2026-12-01 12:00', '2026-12-01', 'TRUE', '#REF!', '3001234567'],
    ]);
  });

  test('formulas: the stored result; where there is none, it is said', async () => {
    const stored = { xml: '<c t="str"><f>A1</f><v>Bridge</v></c>' };
    const date = { xml: '<c s="1"><f>TODAY()</f><v>46357</v></c>' };
    const none = { xml: '<c><f>A1</f></c>' };
    expect(await cells([stored, date, none], { formats: ['dd/mm/yy'] })).toEqual([
      ['row 2', 'Bridge', '2026-12-01', '#NOT CALCULATED!'],
    ]);
  });

  test('rows and cells that do not say where they are', async () => {
    const rows =
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>Title</t></is></c><c t="inlineStr"><is><t>Closing Date</t></is></c></row><row/><row><c t="str"><v>x</v></c></row></sheetData></worksheet>';
    const file = makeXlsx([sheet([])], { parts: { 'xl/worksheets/sheet1.xml': rows } });
    expect((await read(file)).rows).toEqual([['row 3', 'x']]);
  });

  test('elements with a prefix', async () => {
    const rows =
      '<x:worksheet><x:sheetData><x:row r="1"><x:c r="B1" t="str"><x:v>Title</x:v></x:c><x:c r="C1" t="str"><x:v>Closing Date</x:v></x:c></x:row><x:row r="4"><x:c r="B4"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const file = makeXlsx([sheet([])], { parts: { 'xl/worksheets/sheet1.xml': rows } });
    expect((await read(file)).rows).toEqual([['row 4', '', '5']]);
  });
});

describe('rows', () => {
  test('a title and blank rows above the headings, blank rows between', async () => {
    const rows = [['LIST OF TENDERS', null, null], [], HEAD, ['1', 'a', 'x'], ['', ' ', null], ['2', 'b', 'y']];
    const opened = await read(makeXlsx([{ name: 'List', rows }]));
    expect(opened.columns).toEqual(HEAD);
    expect(opened.rows).toEqual([
      ['row 4', '1', 'a', 'x'],
      ['row 6', '2', 'b', 'y'],
    ]);
  });

  test('a cell that is merged over rows counts for each of them; merged headings and columns do not', async () => {
    const rows = [
      ['1', 'Bridge', 'x', 'Roads'],
      ['2', 'Road', 'y', null],
      ['3', 'Canal', 'z', null],
      ['4', 'Wall', 'w', null],
    ];
    const merges = ['A1:C1', 'D2:D4', 'B2:C2', 'A1:A2'];
    const file = makeXlsx([{ name: 'x', rows: [[...HEAD, 'Category'], ...rows], merges }]);
    expect((await read(file)).rows.map((row) => (row as string[])[4])).toEqual(['Roads', 'Roads', 'Roads', undefined]);
  });

  test('more than 8 MB in a row is refused, and reading goes on', async () => {
    const file = makeXlsx(
      [
        sheet([
          ['1', 'a'.repeat(9_000_000), 'x'],
          ['2', 'b', 'y'],
        ]),
      ],
      { inline: true },
    );
    const { rows } = await read(file);
    expect(rows).toEqual([
      expect.objectContaining({ ok: false, reason: 'Longer than 8 MB' }),
      ['row 3', '2', 'b', 'y'],
    ]);
  });
});

describe('the sheet', () => {
  const other: SheetContent = {
    name: 'Notes',
    rows: [
      ['to do', 'by whom'],
      ['x', 'y'],
    ],
  };
  const hidden = sheet([['9', 'hidden', 'x']], { name: 'Old', state: 'hidden' });

  test('is the first visible one with known headings', async () => {
    const opened = await read(makeXlsx([other, hidden, sheet([['1', 'a', 'x']]), sheet([], { name: 'Lahore' })]));
    expect([opened.name, opened.names]).toEqual(['Tenders', ['Notes', 'Tenders', 'Lahore']]);
  });

  test('and not a summary before it that has no days', async () => {
    const summary: SheetContent = {
      name: 'Summary',
      rows: [
        ['City', 'Title'],
        ['Lahore', '2'],
      ],
    };
    const list = sheet([['1', 'a', '14-12-2026']]);
    expect((await read(makeXlsx([summary, list]))).name).toBe('Tenders');
    expect((await read(makeXlsx([summary, sheet([['1', 'a', 'soon']])]))).name).toBe('Summary');
    const places: SheetContent = {
      name: 'Places',
      rows: [
        ['City', 'Date'],
        ['Lahore', '14-12-2026'],
      ],
    };
    expect((await read(makeXlsx([sheet([['1', 'a', 'soon']]), places]))).name).toBe('Tenders');
  });

  test('else the first with a table', async () => expect((await read(makeXlsx([other]))).name).toBe('Notes'));

  test('or the one that is named, hidden or not', async () => {
    const file = makeXlsx([sheet([]), hidden]);
    const opened = await read(file, ' OLD');
    expect(opened).toMatchObject({ name: 'Old', names: ['Tenders', 'Old'], rows: [['row 2', '9', 'hidden', 'x']] });
    await expect(read(file, 'New')).rejects.toThrow('It has no sheet "New". Its sheets are "Tenders", "Old".');
  });
});

describe('a file that cannot be read is one sentence', () => {
  const good = makeXlsx([sheet([['1', 'a', 'x']])]);
  const ole = (name: string) => {
    const file = Buffer.alloc(2048);
    file.write('d0cf11e0a1b11ae1', 'hex');
    file.writeUInt16LE(9, 0x1e);
    file.writeUInt32LE(0, 0x30);
    file.write(name, 512, 'utf16le');
    return file;
  };
  const zeros = Buffer.alloc(30_000_000);
  test.each<[string, Buffer, RegExp]>([
    ['cut off', good.subarray(0, good.length - 100), /cut off or damaged.*again\.$/],
    ['another archive', makeZip({ 'a.csv': 'x' }), /ZIP archive and no Excel workbook\. Unpack it/],
    ['Word', makeDocx(''), /text document/],
    ['OpenDocument', makeZip({ mimetype: 'x', 'content.xml': '' }), /OpenDocument.*\.xlsx/],
    ['slides', makeZip({ '_rels/.rels': '', 'ppt/presentation.xml': '' }), /PowerPoint.*spreadsheet/],
    ['of Apple', makeZip({ 'Index/Document.iwa': '' }), /Numbers or Pages.*Excel/],
    ['binary', makeZip({ '_rels/.rels': '', 'xl/workbook.bin': '' }), /\.xlsb/],
    ['an old one', ole('Workbook'), /before 2007 \(\.xls\)/],
    ['one with a password', ole('EncryptedPackage'), /password.*take the password away/],
    ['a mail of Outlook', ole('__nameid_version1.0'), /\.msg\)\. Open it, save what is attached/],
    ['an old Word document', ole('WordDocument'), /before 2007 \(\.doc\).*\.docx/],
    ['encrypted parts', makeZip({ 'xl/workbook.xml': 'x' }, { flags: 1 }), /encrypted/],
    ['a bomb', makeXlsx([sheet([])], { parts: { 'xl/worksheets/sheet1.xml': zeros } }), /unpack to far more/],
    [
      'a bomb that hides',
      makeZip({ 'xl/workbook.xml': zeros }, { sizes: { 'xl/workbook.xml': 9 } }),
      /unpack to far more/,
    ],
    [
      'an endless name',
      makeXlsx([sheet([])], { parts: { 'xl/workbook.xml': `<${'a'.repeat(17_000_000)}` } }),
      /no workbook/,
    ],
    ['no table', makeXlsx([{ name: 'x', rows: [['Dear all']] }]), /sheet "x" has no row of headings/],
    ['hidden sheets alone', makeXlsx([sheet([], { state: 'veryHidden' })]), /no visible sheet/],
  ])('%s', async (_, bytes, sentence) => {
    const file = inMemory(bytes);
    await expect(checkBeginning(file, true).then(() => read(file))).rejects.toThrow(sentence);
  });

  test('an error of the disk or the database stays what it is', async () => {
    const lost = new Error('connection lost');
    const at = good.indexOf('xl/worksheets/sheet1.xml') + 24;
    const file: FileBytes = {
      size: good.length,
      read: (from, length) =>
        from === at ? Promise.reject(lost) : Promise.resolve(good.subarray(from, from + length)),
    };
    await expect(read(file)).rejects.toBe(lost);
  });
});
