import { bestHeader, type Recognize } from '../csv/find-header.ts';
import { badRow, type RawRow, TOO_LONG } from '../raw-row.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { withMerges } from './merged-cells.ts';
import type { SheetRow } from './sheet-rows.ts';
import type { Sheet, Workbook } from './sheets.ts';

/** Rows at the beginning of a sheet among which the header is looked for. */
const FIRST_ROWS = 20;
/** Sheets that are looked at for one with a header. */
const MAX_SHEETS = 100;
/** Rows that are counted of a sheet that is not read. */
const COUNTED_ROWS = 1000;

/** A sheet with a table of its own beside the one that was opened. */
export interface OtherSheet {
  readonly name: string;
  /** Rows below its header. */
  readonly rows: number;
  /** True: it has more rows than were counted. */
  readonly hasMore: boolean;
}

/** One whose rows go on with those of the first. */
interface AlikeSheet {
  readonly counted: OtherSheet;
  readonly columns: readonly string[];
  readonly place: string;
  readonly above: OpenedSheet['above'];
  rows: OpenedSheet['rows'];
}

interface OpenedSheet {
  readonly name: string;
  /** Names of the sheets to choose from. */
  readonly names: readonly string[];
  /** Visible ones that nobody has chosen or left out. */
  readonly unread: readonly OtherSheet[];
  /** Those that go on with this one. */
  readonly alike: readonly AlikeSheet[];
  /** Headings; '' above a column that nobody sees, of which nothing is taken. */
  readonly columns: readonly string[];
  /** Headings of those. */
  readonly hidden: readonly string[];
  /** How many of its rows that were read nobody sees. */
  hiddenRows(): number;
  /** The header's place. */
  readonly place: string;
  /** The rows above the header, the nearest last. */
  readonly above: readonly (readonly string[])[];
  /** The rows below the header. `onShare` is told the share of the sheet that has been read. */
  rows(onShare?: (share: number) => void): AsyncGenerator<RawRow>;
}

/** Whether the rows below other headings go on with those below the first ones. */
type GoesOn = (first: readonly string[], other: readonly string[]) => boolean;

interface Header {
  readonly columns: readonly string[];
  readonly row: number;
  readonly hidden: ReadonlySet<number>;
}

/**
 * Opens the sheet with this name, else the first visible one with a header that is known, and days below it if one has them.
 * @throws UnreadableFileError with one sentence
 */
export async function openSheet(
  workbook: Workbook,
  recognize: Recognize,
  stated: string | undefined,
  goesOn: GoesOn = areSame,
): Promise<OpenedSheet> {
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const chosen = stated === undefined ? visible : [sheetNamed(stated, workbook.sheets)];
  if (chosen.length === 0) throw new UnreadableFileError('It has no visible sheet with cells.');
  const { sheet, header, above } = await withHeader(workbook, chosen.slice(0, MAX_SHEETS), recognize);
  const others = chosen.filter((other) => other !== sheet);
  const names = visible.includes(sheet) ? visible : [...visible, sheet];
  let unseen = 0;
  return {
    name: sheet.name,
    names: names.map(({ name }) => name),
    ...(await othersThan(header, workbook, others.slice(0, MAX_SHEETS), { recognize, goesOn })),
    columns: shown(header.columns, header.hidden),
    hidden: header.columns.filter((text, at) => text !== '' && header.hidden.has(at)),
    place: placeOf(header.row),
    above,
    hiddenRows: () => unseen,
    rows: rowsOf(workbook, sheet, header, (count) => {
      unseen = count;
    }),
  };
}

const shown = (cells: readonly string[], hidden: ReadonlySet<number>): readonly string[] =>
  hidden.size === 0 ? cells : cells.map((text, at) => (hidden.has(at) ? '' : text));

const areSame: GoesOn = (...both) => new Set(both.map((columns) => folded(columns.join('\n')))).size === 1;
const folded = (name: string) => name.trim().toLowerCase();

function sheetNamed(name: string, sheets: readonly Sheet[]): Sheet {
  const found = sheets.find((sheet) => folded(sheet.name) === folded(name));
  if (found !== undefined) return found;
  const names = sheets.slice(0, 20).map((sheet) => `"${sheet.name}"`);
  throw new UnreadableFileError(`It has no sheet "${name}". Its sheets are ${names.join(', ')}.`);
}

/** The first sheet with days below a known header, but for one of a smaller header; else with such a header, with days, or with a row of several texts. */
async function withHeader(workbook: Workbook, sheets: readonly Sheet[], recognize: Recognize) {
  const found: {
    readonly sheet: Sheet;
    readonly header: Header;
    readonly above: OpenedSheet['above'];
    rank: number;
  }[] = [];
  for (const sheet of sheets) {
    const { header, first, above, isDated } = await headerOf(workbook, sheet, recognize);
    const one = header ?? first;
    if (one === undefined) continue;
    const known = header === undefined ? 0 : recognize(header.columns);
    const isLess = found.some((other) => other.rank > 1 && recognize(other.header.columns) > known);
    found.push({ sheet, header: one, above: above(one), rank: Number(isDated && !isLess) + (known > 0 ? 2 : 0) });
    if (found.at(-1)?.rank === 3) break;
  }
  const [best] = found.toSorted((a, b) => b.rank - a.rank);
  if (best !== undefined) return best;
  const isOne = sheets.length === 1 ? `Its sheet "${sheets[0]?.name}" has` : 'Its sheets have';
  throw new UnreadableFileError(`${isOne} no row of headings with notices below it.`);
}

/** Part of a cell that tells a day, in whatever form, or a number of days. */
const DAYS = /\p{Nd}\s?[-/. ,]\s?(?:\p{Nd}{1,2}|\p{L}{3,9})\s?[-/. ,]{1,2}\s?\p{Nd}{2,4}|\p{Nd} days?\b/iu;

/** The header of a sheet, its first row of several texts, and what stands above a row. */
async function headerOf(workbook: Workbook, sheet: Sheet, recognize: Recognize) {
  const rows: Header[] = [];
  for await (const row of workbook.rows(sheet)) {
    rows.push({ columns: row.cells.map((text) => text.trim()), row: row.number, hidden: row.hidden });
    if (rows.length === FIRST_ROWS) break;
  }
  const several = rows.filter(({ columns }) => columns.filter((text) => text !== '').length > 1);
  const above = ({ row, hidden }: Header) =>
    rows.filter((one) => one.row < row).map(({ columns }) => shown(columns, hidden));
  const header = bestHeader(several, recognize);
  const [first] = several;
  const top = (header ?? first)?.row ?? 0;
  const isDated = rows.some(({ columns, row }) => row > top && columns.some((text) => DAYS.test(text)));
  return { header, first, above, isDated };
}

/** The other sheets with rows: those that go on with the first, and the rest. */
async function othersThan(
  first: Header,
  workbook: Workbook,
  sheets: readonly Sheet[],
  { recognize, goesOn }: { readonly recognize: Recognize; readonly goesOn: GoesOn },
): Promise<Pick<OpenedSheet, 'alike' | 'unread'>> {
  const alike: AlikeSheet[] = [];
  const unread: OtherSheet[] = [];
  for (const sheet of sheets) {
    const { header: known, first: top, above } = await headerOf(workbook, sheet, recognize);
    const header = known ?? (top !== undefined && goesOn(first.columns, top.columns) ? top : undefined);
    const counted = await countRows(workbook, sheet, header);
    if (counted.rows === 0) continue;
    if (header === undefined || !goesOn(first.columns, header.columns)) unread.push(counted);
    else
      alike.push({
        counted,
        columns: shown(header.columns, header.hidden),
        place: placeOf(header.row),
        above: above(header),
        rows: rowsOf(workbook, sheet, header),
      });
  }
  return { alike, unread };
}

/** The rows of a sheet with several texts below its header. */
async function countRows(workbook: Workbook, sheet: Sheet, header: Header | undefined) {
  let rows = 0;
  for await (const row of workbook.rows(sheet)) {
    const isBelow = header === undefined || row.number > header.row;
    if (isBelow && row.cells.filter((text) => text.trim() !== '').length > 1) rows += 1;
    if (rows > COUNTED_ROWS) break;
  }
  return { name: sheet.name, rows: Math.min(rows, COUNTED_ROWS), hasMore: rows > COUNTED_ROWS };
}

/** The rows below a header; the merged cells of their sheet are looked for once. `onHidden` is told how many of them are hidden. */
function rowsOf(
  workbook: Workbook,
  sheet: Sheet,
  header: Header,
  onHidden: (count: number) => void = () => undefined,
): OpenedSheet['rows'] {
  let merges: ReturnType<Workbook['merges']> | undefined;
  return async function* rows(onShare) {
    let hidden = 0;
    merges ??= workbook.merges(sheet);
    for await (const row of withMerges(workbook.rows(sheet, onShare), await merges, header.row)) {
      if (row.number <= header.row) continue;
      if (row.isHidden) onHidden(++hidden);
      yield rawRow(row);
    }
  };
}

const placeOf = (number: number) => `row ${number}`;

function rawRow({ number, cells, isTooLong, hidden, struck }: SheetRow): RawRow {
  const place = placeOf(number);
  if (struck !== undefined) return badRow(place, struck, 'Is struck out', true);
  return isTooLong ? badRow(place, cells.join(' '), TOO_LONG) : { ok: true, place, value: shown(cells, hidden) };
}
