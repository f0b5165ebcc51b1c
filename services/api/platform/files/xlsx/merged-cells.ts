import { UnreadableFileError } from '../unreadable-file-error.ts';
import { columnOf, type SheetRow } from './sheet-rows.ts';

/** Rows that share the value of one cell: the column, and the rows from the first to the last. */
export interface Merge {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

const MAX_MERGES = 100_000;
const TOO_MANY = 'It has more than 100,000 merged cells. Unmerge them (Home, Merge & Center) and import it again.';
/** Longest way in which a merge is written: `<x:mergeCell ref="ABC1234567:ABC1234567"/>` with room for more. */
const LONGEST = 200;
const MERGE = /<(?:\w+:)?mergeCell\s[^>]{0,99}?\bref="\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})"/g;

/** Merges of several rows in a sheet. They stand behind its cells, so its text is searched to the end without being parsed. */
export async function mergesIn(part: AsyncIterable<Buffer>): Promise<readonly Merge[]> {
  const merges: Merge[] = [];
  let rest = Buffer.alloc(0);
  for await (const piece of part) {
    const bytes = Buffer.concat([rest, piece]);
    let end = 0;
    for (const match of bytes.includes('mergeCell') ? bytes.toString('latin1').matchAll(MERGE) : []) {
      const [whole, letters = '', from, to] = match;
      end = match.index + whole.length;
      const merge = { column: columnOf(`${letters}1`) ?? 0, first: Number(from), last: Number(to) };
      if (merge.last > merge.first) merges.push(merge);
      if (merges.length > MAX_MERGES) throw new UnreadableFileError(TOO_MANY);
    }
    rest = bytes.subarray(Math.max(end, bytes.length - LONGEST));
  }
  return merges.sort((a, b) => a.first - b.first);
}

/** A value that stands for several rows counts for each of them; a header that is merged over two lines does not. */
export async function* withMerges(
  rows: AsyncIterable<SheetRow>,
  merges: readonly Merge[],
  headerRow: number,
): AsyncGenerator<SheetRow> {
  const below = merges.filter(({ first }) => first > headerRow);
  let next = 0;
  let open: { readonly merge: Merge; readonly value: string }[] = [];
  for await (const row of rows) {
    open = open.filter(({ merge }) => merge.last >= row.number);
    yield open.length === 0 ? row : filled(row, open);
    for (let merge = below[next]; merge !== undefined && merge.first <= row.number; merge = below[++next]) {
      const value = merge.first === row.number ? (row.cells[merge.column] ?? '') : '';
      if (value !== '') open.push({ merge, value });
    }
  }
}

function filled(row: SheetRow, open: readonly { readonly merge: Merge; readonly value: string }[]): SheetRow {
  const cells = [...row.cells];
  for (const { merge, value } of open) {
    while (cells.length <= merge.column) cells.push('');
    cells[merge.column] ||= value;
  }
  return { ...row, cells };
}
