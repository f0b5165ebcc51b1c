import type { RawRow } from '../../../../../platform/files/raw-row.ts';
import { UnreadableFileError } from '../../../../../platform/files/unreadable-file-error.ts';
import { countKnown } from '../../../map/table/plan-columns.ts';
import { type RawTable, withHeader } from '../raw-tables.ts';
import { pairedNotices, stackedNotices } from './stacked-notices.ts';

/** A table of which each column is a notice, turned. */
interface TurnedTable {
  readonly headings: readonly string[];
  readonly rows: readonly RawRow[];
  readonly note: string;
}

/** Rows of a form; a longer table is turned in a spreadsheet. */
const MAX_ROWS = 200;
/** Fields that a column of headings names at least. */
const LEAST = 3;
/** Columns at the beginning that may hold the headings: serial numbers stand before them. */
const FIRST_COLUMNS = [0, 1];

const UNTURNED =
  'Its headings stand in a column, and each notice in a column beside them. Turn it in the spreadsheet (copy it, then Paste Special, Transpose), and import that.';
const TURNED_NOTE = 'Its headings stand in a column, so each column beside them was read as a notice.';

/** The same table with its headings in a row; undefined for one that has them there. @throws UnreadableFileError */
export async function turnedTable(raw: RawTable): Promise<TurnedTable | undefined> {
  if (countKnown(raw.columns) > 1 && raw.isLabelled !== true) return pairedNotices(raw);
  const rows: RawRow[] = [];
  for await (const row of withHeader(raw)) {
    rows.push(row);
    if (rows.length > MAX_ROWS) break;
  }
  const cells = rows.map((row) => (row.ok ? (row.value as readonly string[]) : []));
  const at = FIRST_COLUMNS.find((column) => countKnown(columnAt(cells, column)) >= LEAST);
  if (at === undefined) return undefined;
  const stacked = await stackedNotices(raw, at);
  if (stacked !== undefined) return stacked;
  if (rows.length > MAX_ROWS || rows.some(({ ok }) => !ok)) throw new UnreadableFileError(UNTURNED);
  const width = Math.max(...cells.map((row) => row.length));
  const notices = Array.from({ length: width - at - 1 }, (_, beside) => at + 1 + beside);
  return {
    headings: columnAt(cells, at),
    rows: notices.flatMap((column) => noticeAt(cells, column)),
    note: TURNED_NOTE,
  };
}

const columnAt = (cells: readonly (readonly string[])[], at: number) => cells.map((row) => row[at]?.trim() ?? '');

function noticeAt(cells: readonly (readonly string[])[], at: number): readonly RawRow[] {
  const value = columnAt(cells, at);
  return value.every((text) => text === '') ? [] : [{ ok: true, place: `column ${at + 1}`, value }];
}
