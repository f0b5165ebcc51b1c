import { readXml } from '../office/read-xml.ts';
import { MAX_ROW } from '../raw-row.ts';
import type { MarkupHandler } from '../read-markup.ts';
import { type CellContext, cellText, type RawCell } from './cell-text.ts';
import { isOn } from './shared-strings.ts';

/** Columns of a sheet beyond these are not read. */
const MAX_COLUMNS = 1000;

/** A row of a sheet with some text. */
export interface SheetRow {
  /** Number of the row in the sheet, from 1. */
  readonly number: number;
  /** Cells from column A on; blank ones are ''. */
  readonly cells: readonly string[];
  /** More than an import takes in one row; the cells are those before. */
  readonly isTooLong: boolean;
  /** Columns of the sheet that nobody sees. */
  readonly hidden: ReadonlySet<number>;
  /** Nobody sees the row, which a filter may have hidden. */
  readonly isHidden: boolean;
  /** All texts of a row that has no other ones: they are struck out. */
  readonly struck?: string;
}

/** The rows of a sheet, as far as they have any text. */
export async function* sheetRows(part: AsyncIterable<Buffer>, context: CellContext): AsyncGenerator<SheetRow> {
  const reader = new RowReader(context);
  for await (const _ of readXml(part, reader)) yield* reader.take();
}

class RowReader implements MarkupHandler {
  readonly #context: CellContext;
  #rows: SheetRow[] = [];
  #number = 0;
  #isHidden = false;
  #cells: string[] = [];
  #characters = 0;
  #column = -1;
  #cell: { type: string; value: string; style: number; isFormula: boolean } | undefined;
  #isValue = false;
  #inHint = false;
  #isStruck = false;
  #struck: string[] = [];
  readonly #hidden = new Set<number>();

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** The rows that have come to their end since the last time. */
  take(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'col':
        if (isSet(attributes.hidden)) this.#hide(attributes);
        return;
      case 'row':
        this.#number = wholeNumber(attributes.r) ?? this.#number + 1;
        this.#isHidden = isSet(attributes.hidden);
        this.#cells = [];
        this.#struck = [];
        this.#characters = 0;
        this.#column = -1;
        return;
      case 'c': {
        this.#column = columnOf(attributes.r) ?? this.#column + 1;
        const style = wholeNumber(attributes.s) ?? 0;
        this.#isStruck = false;
        this.#cell = { type: attributes.t ?? 'n', value: '', style, isFormula: false };
        return;
      }
      case 'f':
        if (this.#cell !== undefined) this.#cell.isFormula = true;
        return;
      case 'rPh':
        this.#inHint = true;
        return;
      case 'r':
        this.#isStruck = false;
        return;
      case 'strike':
        this.#isStruck = isOn(attributes.val);
        return;
      case 'v':
        this.#isValue = this.#cell !== undefined;
        return;
      case 't':
        this.#isValue = this.#cell?.type === 'inlineStr' && !this.#inHint && !this.#isStruck;
        return;
      default:
    }
  }

  text(piece: string): void {
    if (!this.#isValue || this.#cell === undefined || this.#characters > MAX_ROW) return;
    this.#cell.value += piece;
    this.#characters += piece.length;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'rPh') this.#inHint = false;
    else if (name === 'c' && this.#cell !== undefined) {
      if (this.#column < MAX_COLUMNS) this.#put(this.#cell);
      this.#cell = undefined;
    } else if (name === 'row') this.#end();
  }

  #end(): void {
    const [number, hidden, isHidden] = [this.#number, this.#hidden, this.#isHidden];
    if (this.#cells.some((text) => text.trim() !== '')) {
      const isTooLong = this.#characters > MAX_ROW;
      this.#rows.push({ number, cells: this.#cells, isTooLong, hidden, isHidden });
    } else if (this.#struck.length > 0) {
      this.#rows.push({ number, cells: [], isTooLong: false, hidden, isHidden, struck: this.#struck.join(' ') });
    }
  }

  #hide({ min, max }: Readonly<Record<string, string>>): void {
    const last = Math.min(wholeNumber(max) ?? 0, MAX_COLUMNS);
    for (let column = wholeNumber(min) ?? MAX_COLUMNS + 1; column <= last; column += 1) this.#hidden.add(column - 1);
  }

  #put(cell: RawCell): void {
    if (this.#characters > MAX_ROW) return;
    const text = cellText(cell, this.#context);
    if (text === '') return;
    if (this.#context.struck.has(cell.style)) {
      this.#struck.push(text.slice(0, 200));
      return;
    }
    if (cell.type === 's') this.#characters += text.length;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = text;
  }
}

const isSet = (value: string | undefined) => value === '1' || value === 'true';

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** `C7` is the column 2; counted from 0. */
export function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d)/i.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
