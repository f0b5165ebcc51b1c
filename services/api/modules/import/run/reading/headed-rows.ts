import type { ImportFound, ImportNote } from '#contracts/api/imports.ts';
import { headingKey } from '#contracts/vocabulary/fields/import-headings.ts';
import type { ReadOptions } from '../../../../platform/files/file-bytes.ts';
import type { FurtherSheet, RawRow } from '../../../../platform/files/raw-row.ts';
import { isAnyDay } from '../../../../platform/files/values/read-moment.ts';
import { groupHeadings } from '../../map/table/group-headings.ts';
import { isOffice } from '../../map/table/offices/is-office.ts';
import { withoutTags } from '../../map/table/table-mapper.ts';
import { type RawTable, withHeader } from './raw-tables.ts';
import { linesApart } from './turned/lines-apart.ts';
import { columnsBelow, joinedColumns } from './turned/other-header.ts';
import { sideBySide } from './turned/side-by-side.ts';
import { turnedTable } from './turned/turned-table.ts';

type Question = ImportFound['question'];

/** A table of which it is known where its notices begin. */
interface HeadedRows {
  readonly headings: readonly string[];
  rows(options?: ReadOptions): AsyncIterable<RawRow>;
  /** The same question with what a person needs to know of the headings. */
  explained(question: Question): Question;
  readonly notes?: readonly ImportNote[];
  /** Columns that a list below the first one lacks. */
  readonly lacking?: ReadonlySet<number>;
}

/** Finds the headings of a table in one row, in two, in a column, or nowhere: then its columns are called by their numbers. */
export async function headedRows(raw: RawTable): Promise<HeadedRows> {
  const turned = await turnedTable(raw);
  if (turned !== undefined) {
    const { headings, rows, note } = turned;
    return { headings, rows: () => listOf(rows), explained: asIs, notes: [{ about: null, text: note }] };
  }
  if (raw.columns.some(isAnyDay)) return withoutHeadings(raw);
  const [first] = await sampleOf(raw.rows(), 1);
  const { headings: own, rows } = groupHeadings(raw.above, raw.columns, first);
  const others = (await sampleOf(raw.rows(), LOOKED_AT)).filter((row) => columnsBelow(own, row) !== undefined);
  const { columns: headings } = joinedColumns([own, ...others]);
  const lacking = new Set(
    others.flatMap((row) => (columnsBelow(headings, row) ?? []).flatMap((from, at) => (from < 0 ? [at] : []))),
  );
  const below = (options?: ReadOptions) => belowHeader(withoutTitles(raw.rows(options), headings), rows, headings);
  const several = sideBySide(headings) ?? linesApart(headings, await sampleOf(below(), SHOWN));
  if (several === undefined) return { headings, rows: below, explained: asIs, lacking };
  return { ...several, rows: (options) => several.rows(below(options)), explained: asIs };
}

const asIs = (question: Question) => question;

async function* listOf(rows: readonly RawRow[]): AsyncGenerator<RawRow> {
  yield* rows;
}

const SHOWN = 40;
/** Rows among which headers of further lists are looked for. */
const LOOKED_AT = 500;

function withoutHeadings(raw: RawTable): HeadedRows {
  const headings = raw.columns.map((_, at) => `Column ${at + 1}`);
  return {
    headings,
    rows: (options) => withHeader(raw, options),
    explained: (question) => withFirstRow(question, headings, raw.columns),
  };
}

/** A question about columns without headings, with what stands in each. */
export function withFirstRow(question: Question, headings: readonly string[], first: readonly string[]): Question {
  if (question?.about !== 'columns') return question;
  const texts = first.flatMap((text, at) =>
    text === '' ? [] : [`${headings[at]} is "${withoutTags(text).slice(0, SHOWN)}"`],
  );
  return { ...question, text: `It has no row of headings. In its first row ${texts.join(', ')}. ${question.text}` };
}

/**
 * The rows of a table without those of its header; lists that were joined or printed repeat it between them. Below a header
 * of other columns rows are as if they stood under the first one.
 */
async function* belowHeader(
  rows: AsyncIterable<RawRow>,
  headers: readonly (readonly string[])[],
  headings: readonly string[],
): AsyncGenerator<RawRow> {
  const keys = headers.map((header) => header.map(headingKey));
  let [order, sheet]: [readonly number[] | undefined, FurtherSheet | undefined] = [undefined, undefined];
  for await (const row of rows) {
    if (!row.ok) {
      yield row;
      continue;
    }
    const cells = row.value as readonly string[];
    const isHeader = keys.some((header) => isSame(header, cells)) || isRule(cells) || areNumbers(cells);
    const other = isHeader ? undefined : columnsBelow(headings, cells);
    if (isHeader || row.sheet !== sheet) order = undefined;
    sheet = row.sheet;
    order = other ?? order;
    if (isHeader || other !== undefined) continue;
    // a text alone is no notice, but perhaps the name of an office
    if (order === undefined || cells.filter((text) => text.trim() !== '').length < 2) yield row;
    else yield { ...row, value: order.map((at) => cells[at] ?? '') };
  }
}

/** The title of a list among others: `B. GOODS AND SERVICES`. */
const TITLE_OF_LIST = /^(?:(?:part|section|list|table) [-\w]{1,4}|[A-Z]|[IVX]{1,4}|\d)[.):-]* *[.):-] *\p{Lu}/u;

/** The rows without the titles that stand above the header of another list. */
async function* withoutTitles(rows: AsyncIterable<RawRow>, headings: readonly string[]): AsyncGenerator<RawRow> {
  let title: RawRow | undefined;
  for await (const row of rows) {
    const cells = row.ok ? (row.value as readonly string[]) : [];
    if (title !== undefined && columnsBelow(headings, cells) === undefined) yield title;
    const [text = '', ...others] = cells.filter((one) => one.trim() !== '');
    title = others.length === 0 && TITLE_OF_LIST.test(text.trim()) && !isOffice(text) ? row : undefined;
    if (title === undefined) yield row;
  }
  if (title !== undefined) yield title;
}

/** The line of Markdown below headings. */
const isRule = (cells: readonly string[]) => /^[\s:-]+$/.test(cells.join('')) && cells.join('').includes('---');

/** The numbers of the columns, as printed forms have them below their headings: 1, 2, 3 … */
const areNumbers = (cells: readonly string[]) =>
  cells.length > 2 && cells.every((text, at) => bare(text) === `${at + 1}` || (at > 2 && bare(text) === ''));
const bare = (text: string) => text.replace(/[().\s]/g, '');

/** Whether a row has nothing but headings, in whatever letters, and two of them at least. */
function isSame(header: readonly string[], cells: readonly string[]): boolean {
  let same = 0;
  for (const [at, text] of cells.entries()) {
    if (text.trim() === '') continue;
    if (header[at] !== headingKey(text)) return false;
    same += Number(header[at] !== ''); // a unit in brackets has no letters of a heading
  }
  return same > 1;
}

/** The first rows, as far as they can be read. */
export async function sampleOf(rows: AsyncIterable<RawRow>, count: number): Promise<readonly (readonly string[])[]> {
  const sample: (readonly string[])[] = [];
  let seen = 0;
  for await (const row of rows) {
    if (row.ok) sample.push(row.value as readonly string[]);
    seen += 1;
    if (seen === count) break;
  }
  return sample;
}
