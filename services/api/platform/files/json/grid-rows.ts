import type { RawRow } from '../raw-row.ts';
import { type FoundGrid, nameOf } from './find-grid.ts';

/** The rows of a table of lists as objects. */
export async function* gridRows(rows: AsyncIterable<RawRow>, { columns }: FoundGrid): AsyncGenerator<RawRow> {
  let heads = columns;
  for await (const row of rows) {
    if (!row.ok || !Array.isArray(row.value)) yield row;
    else if (row.value.length === 0) continue;
    else if (heads === undefined) heads = row.value.map(nameOf);
    else {
      const cells: readonly unknown[] = row.value;
      const names = heads.length > 0 ? heads : cells.map(() => '');
      yield { ...row, value: Object.fromEntries(names.map((head, at) => [head || `Column ${at + 1}`, cells[at]])) };
    }
  }
}
