import { crc32, deflateRawSync } from 'node:zlib';

/** A cell: a text, a number, a truth, nothing, or the XML of the whole element without its place. */
export type Cell = string | number | boolean | null | { readonly xml: string };

export interface SheetContent {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly state?: 'hidden' | 'veryHidden';
  /** Columns that nobody sees, counted from 1. */
  readonly hiddenColumns?: readonly number[];
  /** Rows that nobody sees, counted from 1. */
  readonly hiddenRows?: readonly number[];
  /** Such as `A1:A3`. */
  readonly merges?: readonly string[];
}

export interface WorkbookOptions {
  readonly is1904?: boolean;
  /** Codes of number formats; the cell style 1 shows the first of them. */
  readonly formats?: readonly string[];
  /** Texts stand in the cells and not in the table of texts. */
  readonly inline?: boolean;
  /** Further parts, or others in place of ours. */
  readonly parts?: Readonly<Record<string, string | Buffer>>;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A date or a time by the number of a cell style: `styled(46357, 1)`. */
export const styled = (value: number, style: number): Cell => ({ xml: `<c s="${style}"><v>${value}</v></c>` });

/** A workbook as a spreadsheet saves it. */
export function makeXlsx(sheets: readonly SheetContent[], options: WorkbookOptions = {}): Buffer {
  const { formats = [], inline = false, parts = {}, is1904 = false } = options;
  const texts: string[] = [];
  const cellXml = (cell: Cell, at: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${at}"`);
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
    if (inline) return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    texts.push(cell);
    return `<c r="${at}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const sheetXml = ({ rows, merges = [], hiddenColumns = [], hiddenRows = [] }: SheetContent) => {
    const hidden = hiddenColumns.map((at) => `<col min="${at}" max="${at}" width="9" hidden="1"/>`).join('');
    const data = rows.map((row, number) => {
      const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${number + 1}`));
      const hides = hiddenRows.includes(number + 1) ? ' hidden="1"' : '';
      return `<row r="${number + 1}"${hides}>${cells.join('')}</row>`;
    });
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    return `${HEAD}<worksheet ${MAIN}>${hidden && `<cols>${hidden}</cols>`}<sheetData>${data.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`;
  };
  const content = Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)]));
  const tabs = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const relations = [
    ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
    relation('rIdT', 'sharedStrings', 'sharedStrings.xml'),
    relation('rIdS', 'styles', '/xl/styles.xml'),
  ];
  return makeZip({
    '_rels/.rels': relationships([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(relations),
    ...content,
    'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    ...parts,
  });
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationships = (list: readonly string[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A ZIP archive; `sizes` states other sizes than the parts have. */
export function makeZip(
  parts: Readonly<Record<string, string | Buffer>>,
  { flags = 0, sizes = {} }: { readonly flags?: number; readonly sizes?: Readonly<Record<string, number>> } = {},
): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(sizes[name] ?? plain.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const body = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, place, Buffer.from(name)]));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}
