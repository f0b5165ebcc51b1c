import { MAX_ROW } from '../raw-row.ts';
import { type MarkupHandler, readMarkup } from '../read-markup.ts';
import { INLINE, SILENT } from './page-lines.ts';

/** Columns of a table beyond these are not read. */
const MAX_COLUMNS = 1000;
/** Characters of a table within a cell that are text of the cell, but for numbers of pages: pages lay themselves out in tables. */
const MAX_WITHIN = 300;
const FAULT = 'It is no web page that a browser could show.';

/** A row of a table with some text. */
export interface TableRow {
  /** Tables are counted from 0 in the order in which they begin. */
  readonly table: number;
  /** Rows of all tables are counted from 1, blank ones too. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The last lines above its table, where no other is around it. */
  readonly above: readonly string[];
  /** More than an import takes in one row; the cells are those before. */
  readonly isTooLong: boolean;
}

/** The rows of all tables of a page in the order in which they end. A cell over several columns is that of the first. */
export async function* tableRows(texts: AsyncIterable<string>): AsyncGenerator<TableRow> {
  const reader = new TableReader();
  for await (const _ of readMarkup(texts, reader, { xmlMode: false, fault: FAULT })) yield* reader.take();
}

/** Whether a cell of a document has the text of the one above, or its own in each of its columns. */
type Copies = 'above' | 'each' | undefined;

/** A table that has begun; within a cell of it another one may begin. */
interface OpenTable {
  readonly table: number;
  readonly lines: readonly string[];
  number: number;
  cells: string[] | undefined;
  characters: number;
  /** Its text, as far as it is short. */
  text: string;
  cell: { text: string; readonly columns: number; readonly rows: number; readonly copies: Copies } | undefined;
  /** Cells of the last row. */
  above: readonly string[];
  /** Texts of cells that reach over further rows, by their columns. */
  readonly spans: Map<number, { readonly text: string; rows: number }>;
}

/** Lines above a table, such as the town of its rows, and letters of one. */
const [MAX_LINES, MAX_LINE] = [3, 200];
/** Elements that begin a line. */
const LINES: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export class TableReader implements MarkupHandler {
  #rows: TableRow[] = [];
  #tables = 0;
  #number = 0;
  #silent = 0;
  /** Open elements within lines, and whether each is hidden, as keys are by which a page sorts its days, or struck out. */
  readonly #inline: boolean[] = [];
  readonly #open: OpenTable[] = [];
  /** Text since the last table. */
  #between = '';

  /** The rows that have come to their end since the last time. */
  take(): readonly TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (SILENT.has(name)) this.#silent += 1;
    if (INLINE.has(name)) {
      this.#inline.push(/\bdisplay:\s*none\b|\bline-through\b/i.test(attributes.style ?? ''));
      this.#silent += Number(this.#inline.at(-1));
    }
    const table = this.#open.at(-1);
    if (name === 'table') {
      this.#open.push(newTable(this.#tables, table === undefined ? linesOf(this.#between) : []));
      this.#between = '';
      this.#tables += 1;
    } else if (table === undefined) this.#sayBetween(LINES.has(name) ? '\n' : '');
    else if (name === 'tr') this.#beginRow(table, attributes);
    else if (name === 'td' || name === 'th') this.#beginCell(table, attributes);
    else if (LINES.has(name)) addText(table, '\n');
  }

  text(piece: string): void {
    const table = this.#open.at(-1);
    if (this.#silent > 0) return;
    if (table !== undefined) addText(table, piece.replace(/\s+/g, ' '));
    else this.#sayBetween(piece.replace(/\s+/g, ' '));
  }

  close(name: string): void {
    const isHidden = INLINE.has(name) && this.#inline.pop() === true;
    if (SILENT.has(name) || isHidden) this.#silent = Math.max(0, this.#silent - 1);
    const table = this.#open.at(-1);
    if (table === undefined) this.#sayBetween(LINES.has(name) ? '\n' : '');
    else if (name === 'td' || name === 'th') endCell(table);
    else if (name === 'tr') this.#endRow(table);
    else if (name === 'table') {
      this.#endRow(table);
      this.#open.pop();
      const around = this.#open.at(-1);
      if (around !== undefined && table.text.length <= MAX_WITHIN && /\p{L}/u.test(table.text))
        addText(around, `${table.text}\n`);
    } else if (LINES.has(name)) addText(table, '\n');
  }

  #sayBetween(text: string): void {
    this.#between = (this.#between + text).slice(-MAX_LINES * MAX_LINE);
  }

  #beginRow(table: OpenTable, attributes: Readonly<Record<string, string>> = {}): void {
    this.#endRow(table);
    this.#number += 1 + (Number(attributes['data-skip']) || 0); // blank rows of a sheet
    table.number = this.#number;
    table.cells = [];
    table.characters = 0;
    takeSpans(table, table.cells);
  }

  #beginCell(table: OpenTable, { colspan, rowspan, ...more }: Readonly<Record<string, string>>): void {
    endCell(table);
    if (table.cells === undefined) this.#beginRow(table); // pages leave out what a browser adds
    const copies = 'data-above' in more ? 'above' : 'data-each' in more ? 'each' : undefined;
    table.cell = { text: '', columns: spanOf(colspan), rows: spanOf(rowspan), copies };
  }

  #endRow(table: OpenTable): void {
    endCell(table);
    const { cells, number, lines } = table;
    table.cells = undefined;
    if (cells === undefined) return;
    takeLastSpans(table, cells);
    table.above = cells;
    if (cells.some((text) => text !== '')) {
      this.#rows.push({ table: table.table, number, cells, above: lines, isTooLong: table.characters > MAX_ROW });
    }
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(-MAX_LINES);

const newTable = (table: number, lines: readonly string[]): OpenTable => ({
  table,
  lines,
  number: 0,
  cells: undefined,
  characters: 0,
  text: '',
  cell: undefined,
  above: [],
  spans: new Map(),
});

const spanOf = (text = '1') => (/^\s*\d{1,4}\s*$/.test(text) ? Math.max(1, Number(text)) : 1);

function addText(table: OpenTable, text: string): void {
  if (table.cell === undefined || table.characters > MAX_ROW) return;
  table.cell.text += text;
  table.characters += text.length;
}

function endCell(table: OpenTable): void {
  const { cell, cells, spans } = table;
  table.cell = undefined;
  if (cell === undefined || cells === undefined) return;
  const lines = cell.text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const text = lines.filter((line) => line !== '').join('\n');
  if (text !== '' && table.text.length <= MAX_WITHIN) table.text += `\n${text}`;
  const columns = Math.min(cell.columns, MAX_COLUMNS - cells.length);
  const said = cell.copies === 'above' ? (table.above[cells.length] ?? '') : text;
  for (let column = 0; column < columns; column += 1) {
    const own = column === 0 || cell.copies === 'each' ? said : '';
    if (own !== text || column > 0) table.characters += own.length;
    if (cell.rows > 1) spans.set(cells.length, { text: own, rows: cell.rows - 1 });
    cells.push(own);
  }
  takeSpans(table, cells);
}

/** Fills the next places of the row that cells of earlier rows reach over. */
function takeSpans(table: OpenTable, cells: string[]): void {
  for (let span = table.spans.get(cells.length); span !== undefined; span = table.spans.get(cells.length)) {
    span.rows -= 1;
    if (span.rows === 0) table.spans.delete(cells.length);
    cells.push(span.text);
    table.characters += span.text.length;
  }
}

/** The same for a row that ends before them. */
function takeLastSpans(table: OpenTable, cells: string[]): void {
  for (const column of [...table.spans.keys()].filter((place) => place >= cells.length).sort((a, b) => a - b)) {
    while (cells.length < column) cells.push('');
    takeSpans(table, cells);
  }
}
