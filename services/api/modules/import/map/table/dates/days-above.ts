import type { ImportNote } from '#contracts/api/imports.ts';
import { fieldOfHeading, type ImportField, SURE } from '#contracts/vocabulary/fields/import-headings.ts';
import type { FurtherSheet, RawRow } from '../../../../../platform/files/raw-row.ts';
import { isAnyDay, readMoment } from '../../../../../platform/files/values/read-moment.ts';
import { type Cells, type Fields, valueAt } from '../../row-cells.ts';
import { statedAbove } from '../offices/sections.ts';
import { quoted } from '../questions.ts';

/** A day that stands above a table and is the one of all its rows. */
export interface DayAbove {
  readonly field: ImportField;
  readonly heading: string;
  readonly value: string;
}

/** Fields of which a line above a table may tell. */
const TOLD: readonly ImportField[] = ['closingDate', 'closingTime', 'openingAt'];
/** Letters beyond which a line is a text. */
const MAX_LENGTH = 400;
/** A sentence that says until when bids are taken, and where its day ends. */
const [TAKEN, UNTIL, ENDS] = [
  /\b(?:received|submitted|reach|dropped|submission|receipt)\b/i,
  /\b(?:up ?to|till|until|by|before|not later than)\b/gi,
  /[;.]$|\s(?:and|in|which|by|through|at the|in the)\s/i,
];

/**
 * The days in lines such as `Last date: 14-12-2026 at 11:00 AM` above a table without a column for them; among its rows
 * `To be opened on 14-12-2026` tells the day of closing, too, which is the same.
 */
export function daysAbove(titles: readonly string[], fields: Fields, areAmongRows = false): readonly DayAbove[] {
  if (fields.includes('closingDate')) return [];
  const stated = titles.flatMap(statedIn);
  const told = TOLD.flatMap((field) => {
    const [first, ...others] = stated.filter((one) => one.field === field && !fields.includes(field));
    return first !== undefined && others.every(({ value }) => value === first.value) ? [first] : [];
  });
  const [first] = told;
  if (first?.field === 'openingAt' && areAmongRows) return dayAlone(first);
  return first?.field === 'closingDate' ? told : [];
}

/** The day of an opening as that of closing, without its hour, which is later. */
function dayAlone({ heading, value }: DayAbove): readonly DayAbove[] {
  const [day = ''] = value.split(/ at\b|[,(]/, 1);
  return isAnyDay(day) && readMoment(day, 'day-first')?.time === undefined
    ? [{ field: 'closingDate', heading, value: day }]
    : [];
}

/** The fields without that of closing where notices have nothing in its column: lines among them may tell it. */
export function undated(fields: Fields, sample: readonly Cells[]): Fields {
  const [title, closing] = [fields.indexOf('title'), fields.indexOf('closingDate')];
  const isOpen = sample.some(
    (row) => filled(row).length > 1 && valueAt(row, title) !== '' && valueAt(row, closing) === '',
  );
  return isOpen ? fields.map((field) => (field === 'closingDate' ? undefined : field)) : fields;
}

const filled = (row: Cells) => row.filter((cell) => cell.trim() !== '');

/** The fields of which lines among the rows may tell. */
export const besideDays = (fields: Fields, days: readonly DayAbove[]): Fields =>
  fields.map((field) => (days.some((day) => day.field === field) ? undefined : field));

/** The days of a further sheet; a table of a page has those above it where it states none. */
function daysOf({ titles, isPart }: FurtherSheet, above: readonly DayAbove[], fields: Fields): readonly DayAbove[] {
  const days = daysAbove(titles, fields);
  return days.length === 0 && isPart ? above : days;
}

/** The days of the first line of a table that has them, where no row is above it. */
export function daysBetween(sample: readonly Cells[], fields: Fields): readonly DayAbove[] {
  for (const row of sample) {
    const [text = '', ...others] = filled(row);
    if (others.length > 0) return [];
    const days = daysAbove([text], fields, true);
    if (days.length > 0) return days;
  }
  return [];
}

/** The days in lines below the last row of a table, where no other line holds one. */
export function daysBelow(sample: readonly Cells[], fields: Fields): readonly DayAbove[] {
  const last = sample.findLastIndex((row) => filled(row).length > 1);
  const lines = sample.map((row) => (filled(row).length === 1 ? filled(row).join('') : ''));
  const areElsewhere = lines.slice(0, last).some((line) => daysAbove([line], fields, true).length > 0);
  return areElsewhere ? [] : daysAbove(lines.slice(last + 1), fields);
}

/** The day behind a label. */
function statedIn(title: string): readonly DayAbove[] {
  if (title.length > MAX_LENGTH || !/\p{Nd}/u.test(title)) return [];
  const number = title.search(/\p{Nd}/u);
  for (const [end, from] of [
    [number, number],
    ...Array.from(title.matchAll(/[:,=–-]/g), ({ index }) => [index, index + 1]),
  ]) {
    const [heading, value] = [title.slice(0, end).trim(), title.slice(from).trim()];
    const match = fieldOfHeading(heading);
    const isTold = match !== undefined && match !== null && match.rank >= SURE && TOLD.includes(match.field);
    if (isTold && isOf(match.field, value)) return [{ field: match.field, heading, value }];
  }
  return inSentence(title);
}

/** `Tenders will be received up to 14-12-2026 at 11:00 AM and opened …`. */
function inSentence(text: string): readonly DayAbove[] {
  if (!TAKEN.test(text)) return [];
  for (const { 0: word, index } of text.matchAll(UNTIL)) {
    const [value = ''] = text.slice(index + word.length).split(ENDS, 1);
    if (isAnyDay(value)) return [{ field: 'closingDate', heading: text.slice(0, index).trim(), value: value.trim() }];
  }
  return [];
}

const isOf = (field: ImportField, value: string) =>
  field === 'closingTime' ? readMoment(value, 'day-first')?.time !== undefined : isAnyDay(value);

/** The same rows with the days above them behind their cells; a line between them has those of the rows below. */
export async function* withDaysAbove(
  rows: AsyncIterable<RawRow>,
  { headings, fields }: { readonly headings: readonly string[]; readonly fields: Fields },
  days: readonly DayAbove[],
): AsyncGenerator<RawRow> {
  const width = headings.length + statedAbove(fields).length;
  const open = besideDays(fields, days);
  let [told, sheet, isBelowLine]: [readonly DayAbove[], FurtherSheet | undefined, boolean] = [days, undefined, false];
  for await (const row of rows) {
    const between = row.ok || days.length === 0 ? [] : daysAbove([row.text], open, true);
    if (between.length > 0) [told, isBelowLine] = [between, true];
    if (!row.ok || days.length === 0) {
      if (between.length === 0) yield row;
      continue;
    }
    if (row.sheet !== sheet && !isBelowLine) told = row.sheet === undefined ? days : daysOf(row.sheet, told, open);
    [sheet, isBelowLine] = [row.sheet, false];
    const cells = Array.from({ length: width }, (_, at) => (row.value as Cells)[at] ?? '');
    const values = days.map(({ field }) => told.find((one) => one.field === field)?.value ?? '');
    yield { ...row, value: [...cells, ...values] };
  }
}

/** Says that the days of all rows stand above or below them, or that each line among them has those of the rows below. */
export const daysAboveNotes = (days: readonly DayAbove[], where: 'above' | 'below' | 'among'): ImportNote[] =>
  days.map(({ heading, value }) => ({
    about: null,
    text:
      where === 'among'
        ? `${quoted([heading])[0]} stands above some rows, and is that of the rows below.`
        : `${quoted([heading])[0]} stands ${where} the table: ${value} is that of all its rows.`,
  }));
