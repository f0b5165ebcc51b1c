import { bestHeader, type Recognize } from '../csv/find-header.ts';
import { NO_TABLE } from '../detect-format.ts';
import { badRow, type FurtherSheet, type RawRow, TOO_LONG } from '../raw-row.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { type TableRow, tableRows } from './table-rows.ts';

/** Rows at the beginning of a table among which the header is looked for. */
const FIRST_ROWS = 20;
/** Tables that are looked at for one with a header: pages have some to lay things out. */
const MAX_TABLES = 200;
/** Labels beside values that tell a form. */
const FORM_LABELS = 3;

interface OpenedPage {
  /** The header's table. */
  readonly table: number;
  readonly columns: readonly string[];
  /** The header's place. */
  readonly place: string;
  /** The rows above with several texts: the last may name groups of columns. */
  readonly above: readonly (readonly string[])[];
  /** Rows of one text above the header, in its table. */
  readonly titles: readonly string[];
  /** The rows below the header, those of further tables that begin with the same one, and those that go on with it below their own. */
  rows(texts: AsyncIterable<string>): AsyncGenerator<RawRow>;
  /** Further tables with headings of their own that were not taken, as far as the rows have been read. */
  unread(): readonly UnreadTable[];
}

export interface UnreadTable {
  readonly columns: readonly string[];
  /** How many stand below them. */
  rows: number;
}

interface Header {
  readonly columns: readonly string[];
  readonly above: readonly (readonly string[])[];
  /** Rows of one text above it, in the same table. */
  readonly titles: readonly string[];
  readonly table: number;
  readonly row: number;
}

/** Whether the rows below other headings go on with those below the first ones. */
type GoesOn = (first: readonly string[], other: readonly string[]) => boolean;

/** Takes the rows of all tables out of a text. */
type ReadRows = (texts: AsyncIterable<string>) => AsyncIterable<TableRow>;

/** Finds the first table with a header that is known, else the longest one. @throws UnreadableFileError with one sentence */
export async function openPage(
  texts: AsyncIterable<string>,
  recognize: Recognize,
  readRows: ReadRows = tableRows,
  goesOn: GoesOn = () => false,
): Promise<OpenedPage> {
  const header = await headerIn(readRows(texts), recognize);
  const { columns, above, titles, row, table } = header;
  const unread = new Map<number, UnreadTable>();
  return {
    table,
    columns,
    above,
    titles,
    place: placeOf(row),
    rows(again) {
      unread.clear();
      return rowsBelow(header, readRows(again), recognize, goesOn, unread);
    },
    unread: () => [...unread.values()],
  };
}

async function headerIn(rows: AsyncIterable<TableRow>, recognize: Recognize): Promise<Header> {
  const tables = new Map<number, Header[]>();
  let titles: { readonly table: number; readonly texts: readonly string[] } | undefined;
  for await (const one of rows) {
    const { table, number, cells } = one;
    const first = tables.get(table) ?? [];
    const texts = titles?.table === table ? titles.texts : [];
    if (first.length === 0) titles = { table, texts: [...texts, ...titleIn(one)] };
    const columns = cells.map((text) => text.trim());
    if (first.length === FIRST_ROWS || columns.filter((text) => text !== '').length < 2) continue;
    first.push({ columns, above: first.map((row) => row.columns), titles: texts, table, row: number });
    if (tables.size < MAX_TABLES) tables.set(table, first);
    const known = first.length === FIRST_ROWS ? knownIn(tables, recognize) : undefined;
    if (known?.isList) return known.header;
  }
  const known = knownIn(tables, recognize)?.header;
  if (known !== undefined) return known;
  const isForm = (rows: readonly Header[]) => recognize(rows.map(({ columns: [label = ''] }) => label)) >= FORM_LABELS;
  const inOrder = [...tables].sort(([a], [b]) => a - b).map(([, rows]) => rows);
  const [other] = inOrder.find(isForm) ?? inOrder.sort((a, b) => b.length - a.length)[0] ?? [];
  if (other !== undefined) return other;
  throw new UnreadableFileError(NO_TABLE);
}

/** The first known header above numbers, else the first one, which may be of a form to search by. */
function knownIn(tables: ReadonlyMap<number, readonly Header[]>, recognize: Recognize) {
  const inOrder = [...tables].sort(([a], [b]) => a - b);
  const known = inOrder.flatMap(([, rows]) => {
    const header = bestHeader(rows, recognize);
    if (header === undefined) return [];
    const isList = rows.some(({ row, columns }) => row > header.row && /\p{Nd}/u.test(columns.join(' ')));
    return [{ header, isList }];
  });
  return known.find(({ isList }) => isList) ?? known[0];
}

async function* rowsBelow(
  header: Header,
  rows: AsyncIterable<TableRow>,
  recognize: Recognize,
  goesOn: GoesOn,
  unread: Map<number, UnreadTable>,
): AsyncGenerator<RawRow> {
  const taken = new Set<number>();
  // a page has a form of labels and values for each notice
  const isOfForms = header.columns.length === 2 && recognize(header.columns) < 2;
  const isLabelled = ({ table, cells }: TableRow) =>
    isOfForms && table > header.table && cells.length === 2 && recognize(cells.slice(0, 1)) > 0;
  // documents break a table at the end of a page
  const isBroken = ({ table, above, cells }: TableRow) =>
    table > last && taken.has(table - 1) && above.length === 0 && areAlike(header.columns, cells);
  let last = header.table;
  let sheet: FurtherSheet | undefined;
  let titles: readonly string[] = [];
  for await (const row of rows) {
    const isFurther = row.table > header.table;
    if (taken.has(row.table)) yield rawRow(row, sheet);
    else if (
      isHeader(row, header) ||
      isLabelled(row) ||
      (isFurther && (isBroken(row) || goesOn(header.columns, row.cells)))
    ) {
      taken.add(row.table);
      titles = [...row.above, ...titles];
      if (isFurther && titles.length > 0) sheet = { name: titles.at(-1) ?? '', titles, isPart: true };
      if (!isHeader(row, header)) yield rawRow(row, sheet);
    } else if (isFurther) noteUnread(unread, row, recognize);
    titles = titleIn(row);
    last = row.table;
  }
}

const areAlike = ({ length }: readonly string[], cells: readonly string[]) =>
  length > 2 && cells.length === length && /\p{Nd}/u.test(cells.join(' '));

/** The only text of a row, which may be of all rows below it. */
const titleIn = ({ cells }: TableRow): readonly string[] => {
  const texts = cells.filter(Boolean);
  return texts.length === 1 ? texts : [];
};

function noteUnread(unread: Map<number, UnreadTable>, { table, cells }: TableRow, recognize: Recognize): void {
  const known = unread.get(table);
  if (known !== undefined) known.rows += 1;
  else if (unread.size < MAX_TABLES && recognize(cells) > 1) unread.set(table, { columns: cells, rows: 0 });
}

/** A list that a page shows in several tables has its headings above each. */
const isHeader = ({ table, number, cells }: TableRow, { columns, ...header }: Header): boolean =>
  (table === header.table && number === header.row) ||
  (table > header.table && columns.every((text, at) => (cells[at] ?? '').trim() === text));

const placeOf = (number: number) => `row ${number}`;

function rawRow({ number, cells, isTooLong }: TableRow, sheet: FurtherSheet | undefined): RawRow {
  const place = placeOf(number);
  if (isTooLong) return badRow(place, cells.join(' '), TOO_LONG);
  return { ok: true, place, value: cells, ...(sheet !== undefined && { sheet }) };
}
