import { MAX_ROW } from '../raw-row.ts';
import { type MarkupHandler, readMarkup } from '../read-markup.ts';
import { kindOfFormat, type NumberKind, numberText } from '../xlsx/cell-text.ts';
import { TableReader, type TableRow } from './table-rows.ts';

const FAULT = 'It is no workbook that Excel could open.';
/** Styles, blank rows and columns of a workbook beyond these are not regarded. */
const MOST = 1000;
/** Formats that Excel has names for. */
const NAMED = new Map([
  ['Percent', '0.00%'],
  ['Standard', '#,##0.00'],
  ['Fixed', '0.00'],
]);
const AS_IN_HTML: Readonly<Record<string, string>> = { Worksheet: 'table', Row: 'tr', Cell: 'td' };

/** The rows of a workbook of Excel 2003, one XML document, as if each sheet were a table of a web page. */
export async function* xmlWorkbookRows(texts: AsyncIterable<string>): AsyncGenerator<TableRow> {
  const reader = new WorkbookReader();
  for await (const _ of readMarkup(texts, reader, { xmlMode: true, fault: FAULT })) yield* reader.page.take();
}

interface Span {
  text: string;
  rows: number;
}

class WorkbookReader implements MarkupHandler {
  readonly page = new TableReader();
  readonly #kinds = new Map<string, NumberKind>();
  #style = '';
  #columns = 0;
  #isComment = false;
  #data: { readonly type: string; text: string } | undefined;
  /** Texts of cells that reach over further rows, by their columns. */
  readonly #spans = new Map<number, Span>();
  /** That of the cell that is open. */
  #span: Span | undefined;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const stated = (key: string) => attributes[`ss:${key}`] ?? attributes[key] ?? '';
    const numberOf = (key: string) => Math.min(MOST, Math.trunc(Number(stated(key))) || 0);
    if (name === 'Style') this.#style = stated('ID');
    else if (name === 'NumberFormat' && this.#kinds.size < MOST) {
      this.#kinds.set(this.#style, kindOfFormat(0, NAMED.get(stated('Format')) ?? stated('Format')));
    } else if (name === 'Comment') this.#isComment = true;
    else if (name === 'Data' && !this.#isComment) this.#data = { type: stated('Type'), text: '' };
    else if (name === 'Worksheet') this.#spans.clear();
    else if (name === 'Row') this.#columns = 0;
    else if (name === 'Cell') {
      this.#style = stated('StyleID');
      this.#fill(numberOf('Index') - 1);
      this.#span = { text: '', rows: numberOf('MergeDown') };
      if (this.#span.rows > 0) this.#spans.set(this.#columns, this.#span);
      this.#columns += numberOf('MergeAcross') + 1;
    }
    if (Object.hasOwn(AS_IN_HTML, name))
      this.page.open(AS_IN_HTML[name] ?? '', { colspan: `${numberOf('MergeAcross') + 1}` });
  }

  /** Fills the row up to a column with blanks, and with the texts of cells above that reach over it. */
  #fill(columns: number): void {
    for (; this.#columns < columns || this.#spans.has(this.#columns); this.#columns += 1) {
      const { text = '', rows = 0 } = this.#spans.get(this.#columns) ?? {};
      this.page.open('td', {});
      this.#say(text);
      if (rows > 1) this.#spans.set(this.#columns, { text, rows: rows - 1 });
      else this.#spans.delete(this.#columns);
    }
  }

  #say(text: string): void {
    for (const line of text.split('\n')) {
      this.page.text(line);
      this.page.open('br', {});
    }
  }

  text(piece: string): void {
    if (this.#data !== undefined && this.#data.text.length <= MAX_ROW) this.#data.text += piece;
  }

  close(name: string): void {
    if (name === 'Data' && this.#data !== undefined) {
      const { type, text } = this.#data;
      const kind = this.#kinds.get(this.#style) ?? 'number';
      const said = type === 'Number' ? numberText(text.trim(), kind, false) : shown(type, text);
      this.#data = undefined;
      if (this.#span !== undefined) this.#span.text = said;
      this.#say(said);
    } else if (name === 'Comment') this.#isComment = false;
    else if (name === 'Row') this.#fill(Math.max(-1, ...this.#spans.keys()) + 1);
    if (Object.hasOwn(AS_IN_HTML, name)) this.page.close(AS_IN_HTML[name] ?? '');
  }
}

/** A day without its hour at midnight, and an hour without the day from which Excel counts. */
function shown(type: string, text: string): string {
  const [day = '', time = ''] = text.trim().slice(0, 16).split('T');
  if (type !== 'DateTime') return text;
  return day.startsWith('1899-12-3') ? time : `${day} ${time === '00:00' ? '' : time}`.trim();
}
