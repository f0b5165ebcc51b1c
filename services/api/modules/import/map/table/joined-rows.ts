import { badRow, type FurtherSheet, type RawRow } from '../../../../platform/files/raw-row.ts';
import { AMOUNTS, type Cells, type Fields, valueAt, WORDS } from '../row-cells.ts';
import { besideDays, type DayAbove, daysBetween } from './dates/days-above.ts';
import { type SheetStart, statedAbove, withSections } from './offices/sections.ts';
import { withCalledOff } from './values/called-off-sections.ts';
import { outlined } from './values/outline-columns.ts';
import { isCalledOff } from './values/row-signs.ts';

type Notice = Extract<RawRow, { ok: true }>;

export interface TableColumns {
  readonly headings: readonly string[];
  readonly fields: Fields;
  /** Columns of serial numbers, which a row that goes on with another has not. */
  readonly serials: ReadonlySet<number>;
  /** Columns of which a value stands for the rows below it. */
  readonly outline?: ReadonlySet<number>;
  /** Days above the table, of all its rows. */
  readonly days?: readonly DayAbove[];
  /** The office above the table, whose rows name none. */
  readonly office?: string | undefined;
  /** The town by which the sheet of the table is called. */
  readonly town?: string | undefined;
  /** The office and the town of a further sheet. */
  readonly startOf?: ((sheet: FurtherSheet) => SheetStart) | undefined;
  /** Titles are broken to fit their column, as in tables of printed pages. */
  readonly areTitlesBroken?: boolean;
}

/** Beginnings of rows below a list, and at the ends of its pages, that belong to no notice of it. */
const BELOW_A_LIST =
  /^\W*(?:(?:(?:grand|sub|net|page)[\s-]*)?total\b|notes?\b|n\.?b\.?\b|(?:prepared|checked|approved|submitted|signed|printed|generated|compiled|verified) (?:by|on)\b|terms? (?:and|&)|sd\b|page\s*(?:no\b|#|\d)|(?:records?|showing|displaying) \d|\d+ (?:rows?|records?|tenders?)\b|e\.? ?& ?o\.? ?e\b|distribution\b|this is an? (?:computer|system)|cont(?:inue)?d?\b\W*(?:$|on|from|next|to|p)|continued\b|(?:carried|brought) (?:forward|over|down)\b|(?:end|cop(?:y|ies)) (?:of|to|for|forwarded)\b|میزان|کل(?!\p{L})|نوٹ|صفحہ|جاری ہے|تیار کردہ)/iu;

/** Those behind which rows are counted that are none of the list, such as whom a letter is sent to. */
const OF_A_LETTER = /^\W*(?:cop(?:y|ies)|notes?|n\.?b|terms?|distribution)\b/i;

const NO_NOTICE = 'It has neither a title nor a closing date, so it is no notice';
const REMARK = 'It is a total or a remark, and no notice';

/** Puts rows that only go on with a notice, such as its lots or the rest of its title, to the notice above them. */
export async function* joinedRows(rows: AsyncIterable<RawRow>, columns: TableColumns): AsyncGenerator<RawRow> {
  let notice: Notice | undefined;
  const whole = spelledOut(rows, columns.outline);
  const { fields, headings, days = [] } = columns;
  const above = statedAbove(fields).length;
  const placed = above === 0 ? whole : withSections(whole, columns);
  const width = headings.length + above + days.length;
  let isBelow = false;
  for await (const row of withCalledOff(placed, fields, width, (text) => BELOW_A_LIST.test(text))) {
    const longer = notice && (withMark(notice, row, width) ?? withFurther(notice, row, columns));
    if (longer !== undefined) {
      notice = longer;
      continue;
    }
    if (notice !== undefined) yield notice;
    notice = undefined;
    if (row.ok && isNotice(row.value as Cells, columns)) [notice, isBelow] = [row, false];
    else {
      const passed = withoutDay(row, columns, isBelow);
      if (!passed.ok) isBelow ||= OF_A_LETTER.test(passed.text);
      yield passed;
    }
  }
  if (notice !== undefined) yield notice;
}

/** A cell that says: as above. */
const DITTO = /^(?:-*\s?(?:do|ditto)\.?\s?-*|ایض[اآ]ً?|["“”〃]+)$/iu;

/** The rows with what stands above in place of signs that repeat it, and of blanks in an outline. */
async function* spelledOut(
  rows: AsyncIterable<RawRow>,
  outline: ReadonlySet<number> = new Set(),
): AsyncGenerator<RawRow> {
  let above: Cells = [];
  for await (const row of rows) {
    if (!row.ok) {
      yield row;
      continue;
    }
    const own = (row.value as Cells).map((cell, at) => (DITTO.test(cell.trim()) ? (above[at] ?? cell) : cell));
    const cells = outlined(own, above, outline);
    yield { ...row, value: cells };
    above = cells.map((cell, at) => (cell.trim() === '' ? (above[at] ?? '') : cell));
  }
}

/** Whether a row has a day, or a number and words by which the notice of this number was called off. */
const isNotice = (cells: Cells, columns: TableColumns) =>
  (hasDay(cells, columns) && !isSignature(cells, columns)) ||
  (valueAt(cells, columns.fields.indexOf('reference')) !== '' && cells.some((text) => isCalledOff(text.trim())));
const hasDay = (cells: Cells, columns: TableColumns) =>
  columns.fields.some((field, at) => field === 'closingDate' && valueAt(cells, at) !== '') ||
  isBelowDay(cells, columns);

/** Whether a row is one of the list whose day stands above it: remarks below a list have few cells. */
const isBelowDay = (cells: Cells, { days = [], headings, fields }: TableColumns) =>
  days.length > 0 &&
  valueAt(cells, fields.indexOf('title')) !== '' &&
  headings.filter((heading, at) => heading !== '' && valueAt(cells, at) !== '').length * 2 >
    headings.filter((heading) => heading !== '').length;

/** Words below a list that stand in the column of the days. */
const isSignature = (cells: Cells, { fields }: TableColumns) =>
  fields.includes('title') &&
  valueAt(cells, fields.indexOf('title')) === '' &&
  fields.every((field, at) => field !== 'closingDate' || !/\p{Nd}/u.test(valueAt(cells, at)));

/** Different texts of a row that is no notice for certain; one of more may be a notice that lost its title. */
const MOST_OF_NONE = 2;
/** A line of one text, where a notice has several. */
const LONE = /^[^,;|~\t]{1,80}$/;

/** A row of no day: a total below a list is one problem, and not one for each field that it lacks. */
function withoutDay(row: RawRow, { fields, headings, days = [] }: TableColumns, isBelow: boolean): RawRow {
  if (!row.ok) return BELOW_A_LIST.test(row.text) || LONE.test(row.text) ? { ...row, isVoid: true } : row;
  const cells = row.value as Cells;
  const title = valueAt(cells, fields.indexOf('title'));
  const own = new Set(cells.slice(0, headings.length).filter((one) => one.trim() !== '')); // without what stands above
  const isShort = own.size <= MOST_OF_NONE;
  const isNone = title === '' || BELOW_A_LIST.test(title) || days.length > 0 || (isBelow && isShort);
  if ((!fields.includes('closingDate') && days.length === 0) || !isNone) return row;
  const text = [...own].join(' ');
  const isVoid = title !== '' || isShort || BELOW_A_LIST.test(text) || !/\p{L}{4}/u.test(text);
  return badRow(row.place, text, title === '' ? NO_NOTICE : REMARK, isVoid);
}

/** The notice with the words behind the blank cells of a row, which are about the one above. */
function withMark(notice: Notice, row: RawRow, width: number): Notice | undefined {
  const cells = row.ok ? (row.value as Cells) : [];
  const mark = cells.findIndex((cell) => cell !== '') === width ? cells[width] : undefined;
  const above = notice.value as Cells;
  if (mark === undefined) return undefined;
  return { ...notice, value: [...Array.from({ length: width }, (_, at) => above[at] ?? ''), mark] };
}

/** Words that a row adds to the notice above it; undefined when it is a row of its own. */
function wordsBelow(above: Cells, cells: Cells, columns: TableColumns) {
  const { headings, fields, serials } = columns;
  const isOther = (at: number) => valueAt(cells, at) !== valueAt(above, at);
  const title = fields.indexOf('title');
  if (hasDay(cells, columns) && (isOther(title) || isOther(fields.indexOf('closingDate')))) return undefined;
  if (
    (columns.days ?? []).length > 0 &&
    daysBetween([cells], besideDays(columns.fields, columns.days ?? [])).length > 0
  )
    return undefined;
  const own = cells.flatMap((_, at) => (valueAt(cells, at) === '' || !isOther(at) ? [] : [at]));
  const words = own.filter((at) => WORDS.has(fields[at]));
  const [first] = words;
  const amounts = words.includes(title) ? [] : own.filter((at) => AMOUNTS.has(fields[at]));
  const isElse = own.some((at) => serials.has(at) || (isFact(fields[at]) && !amounts.includes(at)));
  if (first === undefined || isElse || BELOW_A_LIST.test(valueAt(cells, first))) return undefined;
  // another title is another notice, unless nothing but words stands in the row
  if (words.includes(title) && cells.some((_, at) => isFact(fields[at]) && valueAt(cells, at) !== '')) return undefined;
  return {
    column: headings[first] ?? '',
    text: [
      words.map((at) => valueAt(cells, at)).join(' '),
      ...amounts.map((at) => `${headings[at]}: ${valueAt(cells, at)}`),
    ].join(', '),
  };
}

/** Rows and characters of the longest notice: beyond them no row goes on with it. */
const MOST_JOINED = 1000;
const LONGEST_TITLE = 2000;

/** The notice with what a row adds to it; undefined when it is a row of its own. */
function withFurther(notice: Notice, row: RawRow, columns: TableColumns): Notice | undefined {
  if (!row.ok) return undefined;
  const [above, cells] = [notice.value as Cells, row.value as Cells];
  const words = wordsBelow(above, cells, columns);
  if (words === undefined || notice.joined?.length === MOST_JOINED) return undefined;
  const value = notice.joined === undefined ? withRestOfTitle(above, cells, columns) : undefined;
  if (value !== undefined) return { ...notice, value };
  return { ...notice, joined: [...(notice.joined ?? []), { place: row.place, ...words }] };
}

/** Ends and beginnings of a title that was broken to fit its column. */
export const BROKEN_OFF = /(?:[,&/–-]|(?<!\p{L})(?:and|at|between|by|for|from|in|including|near|of|on|the|to|with))$/iu;
const GOES_ON = /^(?:\p{Ll}{2,}|&)[\s,]/u;

/** Beginnings of lots and of remarks. */
const LOT = /^(?:(?:lot|item|part|package|pkg|group|phase|remark|note)s?\b|\P{L}|\p{L}{1,3}[.):])/iu;

/** Whether half of the rows that go on with the notice above them, and are no lots, are the rests of titles for certain. */
export function breakTitles(rows: readonly Cells[], columns: TableColumns): boolean {
  let [notice, rests, sure]: [Cells | undefined, number, number] = [undefined, 0, 0];
  for (const cells of rows) {
    const goesOn = notice !== undefined && wordsBelow(notice, cells, columns) !== undefined;
    if (goesOn && notice !== undefined && withRestOfTitle(notice, cells, { ...columns, areTitlesBroken: true })) {
      rests += 1;
      sure += withRestOfTitle(notice, cells, columns) === undefined ? 0 : 1;
    }
    if (!goesOn) notice = hasDay(cells, columns) ? cells : undefined;
  }
  return sure > 0 && sure * 2 >= rests;
}

/** The cells above with the rest of their title, where the row has no other words. */
function withRestOfTitle(above: Cells, cells: Cells, { fields, areTitlesBroken }: TableColumns): Cells | undefined {
  const title = fields.indexOf('title');
  const [begun, rest] = [valueAt(above, title), valueAt(cells, title)];
  const isAll = cells.every((_, at) => at === title || !WORDS.has(fields[at]) || valueAt(cells, at) === '');
  const isBroken =
    isAll &&
    begun.length < LONGEST_TITLE &&
    rest !== '' &&
    (BROKEN_OFF.test(begun) || GOES_ON.test(rest) || (areTitlesBroken === true && !LOT.test(rest)));
  return isBroken ? above.with(title, `${begun} ${rest}`) : undefined;
}

const isFact = (field: Fields[number]) => field !== undefined && !WORDS.has(field);
