import { fieldOfHeading, headingKey } from '#contracts/vocabulary/fields/import-headings.ts';
import type { RawRow } from '../../../../../platform/files/raw-row.ts';

/** Headings that each table has at least. */
const LEAST = 3;
const MOST_TABLES = 4;
const SEVERAL_NOTE = 'Its notices stand in tables beside each other, which were read as one.';

type Columns = readonly number[];

/** A table of which the same headings stand beside each other several times, as one; undefined for any other. */
export function sideBySide(headings: readonly string[]) {
  const tables = tablesIn(headings);
  const [first] = tables;
  if (first === undefined) return undefined;
  return {
    headings: first.map((at) => headings[at] ?? ''),
    rows: (rows: AsyncIterable<RawRow>) => rowsOf(rows, tables),
    notes: [{ about: null, text: SEVERAL_NOTE }],
  };
}

/** The columns of each table. */
function tablesIn(headings: readonly string[]): readonly Columns[] {
  const keys = headings.map(headingKey);
  const named = keys.flatMap((key, at) => (key === '' ? [] : [at]));
  const fields = new Set(headings.map((heading) => fieldOfHeading(heading)?.field));
  if (!fields.has('title') || !fields.has('closingDate')) return [];
  for (let tables = MOST_TABLES; tables > 1; tables -= 1) {
    const width = named.length / tables;
    const isSame = named.every((at, index) => index < width || keys[at] === keys[named[index - width] ?? -1]);
    if (width >= LEAST && Number.isInteger(width) && isSame)
      return Array.from({ length: tables }, (_, table) => named.slice(table * width, (table + 1) * width));
  }
  return [];
}

async function* rowsOf(rows: AsyncIterable<RawRow>, tables: readonly Columns[]): AsyncGenerator<RawRow> {
  for await (const row of rows) {
    if (!row.ok) yield row;
    else
      for (const [table, columns] of tables.entries()) {
        const value = columns.map((at) => (row.value as readonly string[])[at] ?? '');
        const place = table === 0 ? row.place : `${row.place}, column ${(columns[0] ?? 0) + 1}`;
        if (value.some((text) => text.trim() !== '')) yield { ...row, place, value };
      }
  }
}
