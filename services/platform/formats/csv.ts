import { withoutFormula } from '#contracts/rules/documents/formula-cell.ts';

/** One cell by RFC 4180; a text that a spreadsheet would calculate is kept a text by a leading apostrophe. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = withoutFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets take a file without this mark for their own old code page, and Urdu for noise (ADR 28). */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line, its end included. */
export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Characters that a cell of Excel holds; what is more would fall into the rows below. */
const CELL_MAX = 32_767;
const CUT = ' … [cut]';

/** A text that a cell holds, its apostrophe included; a longer one is cut, and says so. */
export const withinCell = (text: string) =>
  text.length < CELL_MAX ? text : `${text.slice(0, CELL_MAX - CUT.length - 1).replace(/[\uD800-\uDBFF]$/, '')}${CUT}`;
