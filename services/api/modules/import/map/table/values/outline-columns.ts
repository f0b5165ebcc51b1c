import type { ImportNote } from '#contracts/api/imports.ts';
import { type Cells, type Fields, valueAt } from '../../row-cells.ts';
import { quoted } from '../questions.ts';

/** Fields that people write once above the rows of which they are. */
const OUTLINED: ReadonlySet<Fields[number]> = new Set(['city', 'province', 'procuringOrganization']);
/** Blank cells that are no slip. */
const LEAST = 3;

/** Columns of which a value stands for the blank cells below it: subtotals of it say so, or most cells are blank and no value comes twice. */
export function outlineColumns(fields: Fields, sample: readonly Cells[]): ReadonlySet<number> {
  const title = fields.indexOf('title');
  const rows = sample.filter((cells) => valueAt(cells, title) !== '');
  return new Set(fields.flatMap((field, at) => (OUTLINED.has(field) && isOutline(rows, at) ? [at] : [])));
}

function isOutline(rows: readonly Cells[], at: number): boolean {
  const values = rows.map((cells) => valueAt(cells, at));
  const filled = values.filter((value) => value !== '');
  const blank = values.length - filled.length;
  if (blank === 0 || values[0] === '' || values[0] === undefined) return false;
  const folded = new Set(filled.map((value) => value.toLowerCase()));
  const isSparse = blank >= LEAST && blank >= filled.length && folded.size === filled.length;
  return isSparse || [...folded].some((value) => folded.has(`${value} total`) || folded.has(`total ${value}`));
}

/** A row of a list with the values of an outline that stand above it. */
export function outlined(cells: Cells, above: Cells, columns: ReadonlySet<number>): Cells {
  const isRow = columns.size > 0 && cells.filter((cell) => cell.trim() !== '').length > 1;
  return isRow ? cells.map((cell, at) => (columns.has(at) && cell.trim() === '' ? (above[at] ?? '') : cell)) : cells;
}

/** Says of which columns a value stands for the rows below it. */
export const outlineNotes = (names: readonly string[], columns: ReadonlySet<number>): ImportNote[] =>
  [...columns].map((at) => ({
    about: null,
    text: `${quoted([names[at] ?? ''])[0]} has its values once each: one stands for the rows below it, too.`,
  }));
