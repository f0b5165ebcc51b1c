import { localName, type MarkupHandler } from '../read-markup.ts';
import { readXml } from './read-xml.ts';

/** Rows and columns of a sheet, and columns that have one text; a file states any number of them in a few letters. */
const [MAX_ROWS, MAX_COLUMNS, MAX_COPIES] = [1_048_576, 1000, 50];
/** Elements of a page by those of Word and OpenDocument that mean the same. */
const TAGS = new Map(
  Object.entries({
    ...{ tbl: 'table', table: 'table', tr: 'tr', 'table-row': 'tr', tc: 'td', 'table-cell': 'td' },
    ...{ p: 'p', h: 'h2', br: 'br', cr: 'br', 'line-break': 'br' },
  }),
);
/** Looks of words that are there no more: hidden, or struck out. */
const UNREAD = new Set(['vanish', 'strike', 'dstrike']);
/** Signs that are elements. */
const SIGNS = new Map(Object.entries({ tab: ' ', s: ' ', noBreakHyphen: '-' }));
/** Elements with text that was deleted, that stands elsewhere, too, or that is no line of the document. */
const SILENT: ReadonlySet<string> = new Set(
  'moveFrom Fallback tracked-changes annotation note title desc covered-table-cell'.split(' '),
);
/** Styles and other signs of a line that begins something, such as a number or bold letters. */
const HEADING = /^(?:heading|title|listnumber)/i;
const BEGINS: ReadonlySet<string> = new Set(['numPr', 'b']);
const BLANK_LINE = '<h6></h6>';

/** Parts of a document of Word or OpenDocument as one page with the same tables and lines. */
export async function* officePage(
  parts: readonly AsyncIterable<Buffer>[],
  page = new OfficePage(),
): AsyncGenerator<string> {
  for (const part of parts) {
    for await (const _ of readXml(part, page)) {
      yield page.take();
      if (page.isDone) return;
    }
  }
}

type Stated = (key: string) => string;

interface Cell {
  columns: number;
  readonly rows: number;
  /** Day and hour that a sheet states beside what it shows. */
  readonly moment: string;
  /** Each of the columns has the text. */
  readonly isEach: boolean;
  /** The text is that of the cell above. */
  isAbove: boolean;
}

export class OfficePage implements MarkupHandler {
  /** Columns of the sheet that nobody sees, from 0, and rows, from 1. */
  readonly hiddenColumns = new Set<number>();
  readonly hiddenRows = new Set<number>();
  /** The one table that is read has come to its end. */
  isDone = false;
  readonly #only: number | undefined;
  #html = '';
  #tables = 0;
  #depth = 0;
  #silent = 0;
  /** OpenDocument has its text in paragraphs, Word in elements of their own, of which some are hidden. */
  #isWord: boolean;
  #paragraphs = 0;
  #isText = false;
  #isHidden = false;
  #isBlank = true;
  /** The cell shows a moment in its own way. */
  #isSaid = false;
  /** A row and a cell that have begun; they are written once something stands in them. */
  #row: { readonly count: number; readonly isHidden: boolean } | undefined;
  #cell: Cell | undefined;
  #rows = 0;
  #columns = 0;
  #blankRows = 0;
  #blankCells = 0;

  /** `only`: number of the one table that is read, from 0. */
  constructor(only?: number) {
    this.#only = only;
    this.#isWord = only === undefined;
  }

  take(): string {
    const html = this.#html;
    this.#html = '';
    return html;
  }

  get #isOther(): boolean {
    return this.#only !== undefined && this.#tables - 1 !== this.#only;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (TAGS.get(name) === 'table' && this.#depth++ === 0) this.#tables += 1;
    if (SILENT.has(name)) this.#silent += 1;
    if (this.#silent > 0 || this.#isOther) return;
    const stated: Stated = (key) => Object.entries(attributes).find(([one]) => localName(one) === key)?.[1] ?? '';
    const isHidden = () => /collapse|filter/.test(stated('visibility'));
    if (TAGS.get(name) === 'tr') {
      this.#row = { count: countOf(stated('number-rows-repeated'), MAX_ROWS), isHidden: isHidden() };
      this.#blankCells = 0;
    } else if (TAGS.get(name) === 'td') this.#cell = begunCell(stated);
    else if (name === 'table-column') {
      const end = Math.min(MAX_COLUMNS, this.#columns + countOf(stated('number-columns-repeated')));
      for (; this.#columns < end; this.#columns += 1) if (isHidden()) this.hiddenColumns.add(this.#columns);
    } else this.#openText(name, stated);
  }

  #openText(name: string, stated: Stated): void {
    if (name === 'document-content') this.#isWord = false;
    else if (name === 't') this.#isText = !this.#isHidden;
    else if (name === 'r') this.#isHidden = false;
    else if (UNREAD.has(name)) this.#isHidden ||= !/^(?:0|false)$/.test(stated('val'));
    else if (name === 'gridBefore') this.#blankCells = countOf(stated('val'));
    else if (name === 'gridSpan' && this.#cell !== undefined) this.#cell.columns = countOf(stated('val'));
    else if (name === 'vMerge' && this.#cell !== undefined && stated('val') !== 'restart') this.#cell.isAbove = true;
    else if (this.#isBlank && (BEGINS.has(name) || (name === 'pStyle' && HEADING.test(stated('val')))))
      this.#write(`</p>${BLANK_LINE}<p>`);
    else if (SIGNS.has(name)) this.#write(SIGNS.get(name) ?? '');
    else if (TAGS.has(name)) this.#write(`<${TAGS.get(name)}>`);
    if (isParagraph(name)) {
      this.#paragraphs += 1;
      this.#isBlank = true;
    }
  }

  text(piece: string): void {
    if (this.#silent > 0 || this.#isSaid || this.#isOther || !(this.#isWord ? this.#isText : this.#paragraphs > 0))
      return;
    this.#isBlank &&= piece.trim() === '';
    this.#write(piece.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  }

  close(name: string): void {
    if (TAGS.get(name) === 'table') this.#depth -= 1;
    if (SILENT.has(name)) this.#silent -= 1;
    if (SILENT.has(name) || this.#silent > 0 || this.#isOther) return;
    if (name === 't') this.#isText = false;
    else if (isParagraph(name)) {
      this.#paragraphs -= 1;
      this.#write(`</${TAGS.get(name)}>${this.#isBlank ? BLANK_LINE : ''}`);
    } else if (TAGS.get(name) === 'td') this.#endCell();
    else if (TAGS.get(name) === 'tr') this.#endRow();
    else if (TAGS.get(name) === 'table') {
      this.#html += '</table>';
      this.#blankRows = 0;
      this.isDone = this.#only !== undefined && this.#depth === 0;
    }
  }

  #write(html: string): void {
    if (this.#cell !== undefined) {
      this.#beginRow();
      if (this.#blankCells > 0) this.#html += `<td colspan="${this.#blankCells}"></td>`;
      const { columns, rows, moment, isEach, isAbove } = this.#cell;
      const own = `${isEach ? ' data-each' : ''}${isAbove ? ' data-above' : ''}`;
      this.#html += `<td colspan="${isEach ? Math.min(columns, MAX_COPIES) : columns}" rowspan="${rows}"${own}>${this.#only === undefined ? '' : moment}`;
      this.#isSaid = this.#only !== undefined && moment !== '';
      this.#blankCells = 0;
      this.#cell = undefined;
    }
    this.#html += html;
  }

  #beginRow(): void {
    if (this.#row === undefined) return;
    this.#html += `<tr data-skip="${this.#blankRows}">`;
    this.#rows += this.#blankRows + 1;
    if (this.#row.isHidden) this.hiddenRows.add(this.#rows);
    this.#blankRows = this.#row.count - 1; // a row that comes again says nothing new
    this.#row = undefined;
  }

  #endCell(): void {
    const isBlank = this.#cell !== undefined && this.#cell.rows === 1 && this.#cell.moment === '';
    if (isBlank) this.#blankCells = Math.min(MAX_COLUMNS, this.#blankCells + (this.#cell?.columns ?? 0));
    else this.#write('</td>');
    this.#cell = undefined;
    this.#isSaid = false;
  }

  #endRow(): void {
    if (this.#row === undefined) this.#html += '</tr>';
    else this.#blankRows += this.#row.count;
    this.#row = undefined;
    this.#blankCells = 0;
  }
}

const isParagraph = (name: string) => name === 'p' || name === 'h';
const countOf = (text: string, most = MAX_COLUMNS) =>
  /^\d{1,9}$/.test(text) ? Math.max(1, Math.min(Number(text), most)) : 1;

function begunCell(stated: Stated): Cell {
  const repeated = countOf(stated('number-columns-repeated'));
  const [, day = '', hour = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(stated('date-value')) ?? [];
  const [, hours, minutes] = /^PT(\d\d)H(\d\d)M/.exec(stated('time-value')) ?? [];
  return {
    columns: repeated > 1 ? repeated : countOf(stated('number-columns-spanned')),
    rows: countOf(stated('number-rows-spanned')),
    moment: hours === undefined ? `${day} ${hour === '00:00' ? '' : hour}`.trim() : `${hours}:${minutes}`,
    isEach: repeated > 1,
    isAbove: false,
  };
}
