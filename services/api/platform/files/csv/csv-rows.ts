import { badRow, MAX_ROW, type RawRow, TOO_LONG } from '../raw-row.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { isAnyDay } from '../values/read-moment.ts';
import { type CsvReading, type CsvRecord, readCsvRecord } from './csv-record.ts';
import type { CsvShape } from './find-header.ts';

interface Cursor {
  text: string;
  at: number;
  line: number;
  /** Inside a line that is too long: everything up to its end is dropped. */
  dropping: boolean;
  /** True behind a line that could not be read and has a quote, which may end only here. */
  isBehindQuote: boolean;
  /** Characters that were read anew because a quote far above them had seemed to hold them. */
  again: number;
}

/** A line between those of a printed table. */
const RULE = /^[+|=_\s-]+$/;
const TAB = 9;
/** Lines of a record without quotes. */
const MOST_LINES = 6;
/** More than any file of few mistakes has. */
const MOST_AGAIN = 50_000_000;
const QUOTES_OPEN = 'Its quotes open and do not close where texts end. Save it as CSV or Excel anew.';

/**
 * The records of a CSV text below its header, as arrays of fields; a place names the line where the record begins.
 * A record that cannot be read costs one line only: reading goes on with the next line.
 */
export async function* csvRows(chunks: AsyncIterable<string>, shape: CsvShape): AsyncGenerator<RawRow> {
  const cursor: Cursor = { text: '', at: 0, line: 1, dropping: false, isBehindQuote: false, again: 0 };
  let enough = 0;
  for await (const chunk of chunks) {
    cursor.text = cursor.text.slice(cursor.at) + chunk;
    cursor.at = 0;
    if (cursor.text.length < enough) continue;
    yield* completeRows(cursor, shape, false);
    enough = (cursor.text.length - cursor.at) * 2; // a long record is not read anew with every chunk of it
  }
  yield* completeRows(cursor, shape, true);
}

function* completeRows(cursor: Cursor, shape: CsvShape, isEnd: boolean): Generator<RawRow> {
  while (cursor.at < cursor.text.length) {
    if (cursor.dropping) {
      dropLine(cursor);
      continue;
    }
    const read = readCsvRecord(cursor.text, cursor.at, shape.delimiter.charCodeAt(0), isEnd, shape);
    const isAbove = cursor.line <= shape.headerLine;
    const record = isAbove ? read : rejoined(withBrokenCells(read, cursor.text, shape, isEnd), shape);
    const isTooLong = (typeof record === 'string' ? cursor.text.length : record.next) - cursor.at > MAX_ROW;
    if (record === 'incomplete' && !isTooLong) return;
    const place = `line ${cursor.line}`;
    if (typeof record === 'string' || isTooLong || !fits(record, cursor, shape)) {
      const line = lineAt(cursor);
      if (!isAbove && !RULE.test(line)) yield badRow(place, line.slice(0, 200), reasonOf(cursor, shape, record));
      beginDropping(cursor, record);
      continue;
    }
    cursor.isBehindQuote &&= record.fields.some((field) => field.includes('"'));
    advance(cursor, record.next);
    if (!isAbove && !isBlank(record)) yield { ok: true, place, value: record.fields };
  }
}

/** The record with the lines below it that go on with its cells: a browser copies them without quotes. A row of its own has a day. */
function withBrokenCells(record: CsvReading, text: string, shape: CsvShape, isEnd: boolean): CsvReading {
  const width = shape.columns.length;
  if (typeof record === 'string' || shape.delimiter !== '\t' || record.fields.length < 2) return record;
  let { fields, next } = record;
  for (let lines = 1; lines < MOST_LINES && fields.length < width && !fields.some(isAnyDay); lines += 1) {
    const below = readCsvRecord(text, next, TAB, isEnd, shape);
    if (below === 'incomplete') return below;
    if (below === 'unclosed' || isBlank(below)) return record;
    const [first = '', ...others] = below.fields;
    fields = [...fields.slice(0, -1), `${fields.at(-1)}\n${first}`, ...others];
    next = below.next;
  }
  return fields.length === width ? { fields, next } : record;
}

/** The record with its texts whole where a script wrote none between quotes: `chairs, desks` has a space, and a delimiter none. */
function rejoined(record: CsvReading, { columns, delimiter }: CsvShape): CsvReading {
  if (typeof record === 'string' || record.fields.length <= columns.length) return record;
  const fields: string[] = [];
  for (const field of record.fields) {
    if (/^ \S/.test(field) && fields.length > 0) fields.push(`${fields.pop()}${delimiter}${field}`);
    else fields.push(field);
  }
  return fields.length === columns.length ? { ...record, fields } : record;
}

const isBlank = ({ fields }: CsvRecord) => fields.every((field) => field.trim() === '');

/**
 * The last columns of a row may be missing, up to half of them, where it is one line without quotes in its quoted cells, for
 * then no quote has swallowed others; blank ones may be too many.
 */
function fits(record: CsvRecord, { text, at, isBehindQuote }: Cursor, { columns, delimiter }: CsvShape): boolean {
  const line = `${delimiter}${text.slice(at, record.next)}`;
  const isPlain = (field: string) => !isBehindQuote && !field.startsWith('"') && line.includes(`${delimiter}${field}`);
  const isOneLine =
    record.fields.length > 1 &&
    record.fields.every((field) => !field.includes('\n') && (!field.includes('"') || isPlain(field)));
  const named = columns.findLastIndex((name) => name !== '') + 1;
  const needed = isOneLine ? Math.max(2, Math.ceil(named / 2)) : named;
  const surplus = record.fields.slice(columns.length);
  return isBlank(record) || (record.fields.length >= needed && surplus.every((field) => field.trim() === ''));
}

/** The present line as far as it has come in. */
function lineAt({ text, at }: Cursor): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? text.length : end);
}

function reasonOf(cursor: Cursor, shape: CsvShape, record: CsvReading): string {
  if (lineAt(cursor).length > MAX_ROW) return TOO_LONG;
  if (typeof record === 'string') return 'A quote is opened and not closed';
  const orQuote = lineAt(cursor).includes('"') ? ', or a quote is not closed' : '';
  return `Has ${record.fields.length} columns where the first line has ${shape.columns.length}${orQuote}`;
}

/** @throws UnreadableFileError when too much of the file would be read anew */
function beginDropping(cursor: Cursor, record: CsvReading): void {
  const line = lineAt(cursor);
  cursor.dropping = true;
  cursor.isBehindQuote = line.includes('"');
  if (typeof record !== 'string') cursor.again += record.next - cursor.at - line.length;
  if (cursor.again > MOST_AGAIN) throw new UnreadableFileError(QUOTES_OPEN);
}

/** Moves to the next line, however much of a quoted field seems to follow. */
function dropLine(cursor: Cursor): void {
  const end = cursor.text.indexOf('\n', cursor.at);
  cursor.dropping = end < 0;
  advance(cursor, end < 0 ? cursor.text.length : end + 1);
}

function advance(cursor: Cursor, to: number): void {
  for (let at = cursor.text.indexOf('\n', cursor.at); at >= 0 && at < to; at = cursor.text.indexOf('\n', at + 1)) {
    cursor.line += 1;
  }
  cursor.at = to;
}
