import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import { csvRows } from '../../../../platform/files/csv/csv-rows.ts';
import { labelLines, labelledShape } from '../../../../platform/files/csv/labelled-lines.ts';
import { unwrapped } from '../../../../platform/files/csv/wrapped-lines.ts';
import { Decoding, decodeText } from '../../../../platform/files/decode-text.ts';
import { type Format, HEAD_BYTES, NO_TABLE, withNewlines } from '../../../../platform/files/detect-format.ts';
import { type FileBytes, piecesOf, type ReadOptions } from '../../../../platform/files/file-bytes.ts';
import { openPage } from '../../../../platform/files/html/open-page.ts';
import { linesAboveTable, pageLines } from '../../../../platform/files/html/page-lines.ts';
import { xmlWorkbookRows } from '../../../../platform/files/html/xml-workbook-rows.ts';
import { officePage } from '../../../../platform/files/office/office-page.ts';
import type { ZipArchive } from '../../../../platform/files/office/zip-archive.ts';
import type { FurtherSheet, RawRow } from '../../../../platform/files/raw-row.ts';
import { UnreadableFileError } from '../../../../platform/files/unreadable-file-error.ts';
import { linesOfSheets } from '../../../../platform/files/xlsx/one-column.ts';
import { openSheet } from '../../../../platform/files/xlsx/open-sheet.ts';
import type { Workbook } from '../../../../platform/files/xlsx/sheets.ts';
import { openArchive, openWorkbook } from '../../../../platform/files/xlsx/workbook.ts';
import { countKnown } from '../../map/table/plan-columns.ts';
import { alikeNotes, hiddenNotes, sheetNotes, tableNotes, unseenNotes } from './reading-notes.ts';
import { areForms, goesOn, isListBelow, joinedColumns } from './turned/other-header.ts';

/** The text of a file, from its beginning each time that it is read. */
export class FileText {
  readonly #file: FileBytes;
  readonly #stated: ImportReading['encoding'];
  #decoding: Decoding;

  constructor(file: FileBytes, stated: ImportReading['encoding']) {
    this.#file = file;
    this.#stated = stated;
    this.#decoding = new Decoding(stated);
  }

  /** Encoding, as far as the text has come in. */
  get encoding() {
    return this.#decoding.encoding;
  }

  read(options: ReadOptions = {}): AsyncGenerator<string> {
    this.#decoding = new Decoding(this.#stated);
    return decodeText(piecesOf(this.#file, options), this.#decoding);
  }
}

/** A table as the file has it. */
export interface RawTable {
  readonly columns: readonly string[];
  /** The header's place: `line 1` or, in a sheet or a page, `row 1`. */
  readonly place: string;
  /** Its rows have a label and a value each. */
  readonly isLabelled?: boolean | undefined;
  /** The row above its header, where it may name groups of columns. */
  readonly above: readonly string[];
  /** All rows above, of which a form may have taken one for its header. */
  readonly before?: readonly (readonly string[])[];
  /** The rows above its header, each as one text. */
  titles?(): readonly string[] | Promise<readonly string[]>;
  /** The rows below its header. */
  rows(options?: ReadOptions): AsyncIterable<RawRow>;
  /** Headings of columns that nobody sees, of which nothing is read. */
  readonly hidden?: readonly string[];
  found(): Pick<ImportFound, 'format' | 'encoding' | 'delimiter' | 'sheet' | 'sheets' | 'notes'>;
}

/** The rows of a table with its header for the first. */
export async function* withHeader({ columns, place, rows }: RawTable, options?: ReadOptions): AsyncGenerator<RawRow> {
  yield { ok: true, place, value: columns };
  yield* rows(options);
}

export type TableFormat = Extract<Format, { kind: 'csv' | 'html' | 'zip' }>;

export function openRawTable(
  file: FileBytes,
  format: TableFormat,
  text: FileText,
  reading: ImportReading,
): RawTable | Promise<RawTable> {
  switch (format.kind) {
    case 'csv':
      return csvTable(format, text);
    case 'html':
      return format.isOfLines ? linesTable(text) : pageTable(text, format.isWorkbook === true);
    case 'zip':
      return archiveTable(file, reading);
    default:
      return format satisfies never;
  }
}

type Text = Pick<FileText, 'encoding' | 'read'>;

function csvTable(format: Extract<Format, { kind: 'csv' }>, text: Text): RawTable {
  const { shape, isOldMac, isWrapped, isLabelled } = format;
  const { columns, delimiter, above = [], headerLine } = shape;
  return {
    columns,
    place: `line ${shape.headerLine}`,
    isLabelled,
    above,
    titles: () => (headerLine === 1 ? [] : linesAbove(text, headerLine, delimiter)),
    rows: (options) => {
      const lines = isOldMac ? newlined(text.read(options)) : text.read(options);
      const cells = isLabelled ? unwrapped(lines, (some) => labelLines(some, shape.isUntitled)) : lines;
      return csvRows(isWrapped ? unwrapped(cells) : cells, shape);
    },
    found: () => ({ format: 'csv', encoding: text.encoding, delimiter, sheet: null }),
  };
}

/** The lines above a header, without the signs between their cells. */
async function linesAbove(text: Text, headerLine: number, delimiter: string): Promise<readonly string[]> {
  for await (const piece of text.read()) {
    const lines = piece.split(/\r\n|\r|\n/, headerLine - 1);
    return lines.map((line) =>
      line
        .split(delimiter)
        .map((cell) => cell.replaceAll('"', '').trim())
        .filter(Boolean)
        .join(', '),
    );
  }
  return [];
}

async function pageTable(text: Text, isWorkbook: boolean): Promise<RawTable> {
  const page = await openPage(text.read(), countKnown, isWorkbook ? xmlWorkbookRows : undefined, isListBelow);
  return {
    columns: page.columns,
    place: page.place,
    above: page.above.at(-1) ?? [],
    before: page.above,
    titles: async () => {
      const lines = isWorkbook ? [] : await linesAboveTable(text.read(), 0);
      // a letterhead may be a table of its own, or stand in a cell around
      const around = isWorkbook || lines.length > 0 ? lines : await linesAboveTable(text.read(), page.table);
      return isWorkbook ? around : [...around, ...page.titles];
    },
    rows: (options) => page.rows(text.read(options)),
    found: () => ({
      format: isWorkbook ? 'xlsx' : 'html',
      encoding: text.encoding,
      delimiter: null,
      sheet: null,
      notes: tableNotes(page.unread()),
    }),
  };
}

/** A page without a table, of which each notice is lines such as `City: Multan`. */
async function linesTable(text: Text): Promise<RawTable> {
  let head = '';
  for await (const lines of pageLines(text.read())) {
    head += lines;
    if (head.length > HEAD_BYTES) break;
  }
  const shape = labelledShape(head, countKnown);
  if (shape === undefined) throw new UnreadableFileError(NO_TABLE);
  const read = (options?: ReadOptions) => pageLines(text.read(options));
  return {
    ...csvTable({ kind: 'csv', shape, isOldMac: false, isLabelled: true }, { encoding: text.encoding, read }),
    found: () => ({ format: 'html', encoding: text.encoding, delimiter: null, sheet: null }),
  };
}

async function archiveTable(file: FileBytes, { sheet: stated }: ImportReading): Promise<RawTable> {
  const opened = await openArchive(file);
  if (opened.document !== undefined) return documentTable(opened.archive, opened.document, file.size);
  const workbook = await openWorkbook(opened, 'shown');
  const lines = stated === undefined ? await labelledSheet(workbook) : undefined;
  return lines ?? sheetTable(workbook, stated, file.size);
}

/** A document, which is read as a page with the same tables and lines. */
async function documentTable(archive: ZipArchive, parts: readonly string[], size: number): Promise<RawTable> {
  const read = ({ signal, onBytes }: ReadOptions = {}) => {
    const onShare = (share: number) => onBytes?.(Math.floor(share * size));
    const texts = officePage(parts.map((part) => archive.part(part, part === parts.at(-1) ? onShare : undefined)));
    return untilStopped(texts, signal);
  };
  const text: Text = { encoding: 'utf-8', read };
  const table = await ((await hasTable(read())) ? pageTable(text, false) : linesTable(text));
  return { ...table, found: () => ({ ...table.found(), format: 'document', encoding: null }) };
}

async function hasTable(texts: AsyncIterable<string>): Promise<boolean> {
  for await (const text of texts) if (text.includes('<table>')) return true;
  return false;
}

/** A sheet of which each row has a label and a value in one cell, such as `City: Multan`. */
async function labelledSheet(workbook: Workbook): Promise<RawTable | undefined> {
  const { name, text = '' } = (await linesOfSheets(workbook)) ?? {};
  const shape = labelledShape(text, countKnown);
  if (name === undefined || shape === undefined) return undefined;
  const read = async function* () {
    yield text;
  };
  return {
    ...csvTable({ kind: 'csv', shape, isOldMac: false, isLabelled: true }, { encoding: 'utf-8', read }),
    found: () => ({ format: 'xlsx', encoding: null, delimiter: null, sheet: name }),
  };
}

async function sheetTable(workbook: Workbook, stated: string | undefined, size: number): Promise<RawTable> {
  const sheet = await openSheet(workbook, countKnown, stated, goesOn);
  const { name, names, unread, alike, hidden } = sheet;
  const { columns, orders } = joinedColumns([sheet, ...alike].map((one) => one.columns));
  return {
    columns,
    hidden,
    place: sheet.place,
    above: sheet.above.at(-1) ?? [],
    before: sheet.above,
    titles: () => titlesIn(sheet),
    rows: ({ signal, onBytes } = {}) =>
      untilStopped(
        rowsOfAll(sheet, orders, (share) => onBytes?.(Math.floor(share * size))),
        signal,
      ),
    found: () => ({
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheet: name,
      sheets: [...names],
      notes: [
        ...alikeNotes(alike.map(({ counted }) => counted)),
        ...sheetNotes(unread),
        ...hiddenNotes(hidden),
        ...unseenNotes(sheet.hiddenRows()),
      ],
    }),
  };
}

type Sheet = Awaited<ReturnType<typeof openSheet>>;

const titlesIn = ({ above }: Pick<Sheet, 'above'>) => above.map((row) => [...new Set(row.filter(Boolean))].join(', '));

/** The rows of a sheet and of those that go on with it, which say in which one they stand; each sheet has its columns in an order. */
async function* rowsOfAll(
  first: Sheet,
  orders: readonly (readonly number[] | undefined)[],
  onShare: (share: number) => void,
): AsyncGenerator<RawRow> {
  for (const [at, { rows, ...one }] of [first, ...first.alike].entries()) {
    const sheet: FurtherSheet | undefined =
      'counted' in one ? { name: one.counted.name, titles: titlesIn(one) } : undefined;
    if ('counted' in one && areForms(first.columns, one.columns)) {
      yield { ok: true, place: `${one.place} of "${one.counted.name}"`, value: one.columns };
    }
    for await (const row of rows((share) => onShare((at + share) / orders.length))) {
      const further = sheet && { sheet, place: `${row.place} of "${sheet.name}"` };
      if (!row.ok) yield { ...row, place: further?.place ?? row.place };
      else {
        const cells = row.value as readonly string[];
        yield { ...row, ...further, value: orders[at]?.map((column) => cells[column] ?? '') ?? cells };
      }
    }
  }
}

async function* untilStopped<T>(rows: AsyncIterable<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  for await (const row of rows) {
    if (signal?.aborted) return;
    yield row;
  }
}

async function* newlined(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield withNewlines(chunk);
}
