import { readCsvRecord } from './csv-record.ts';
import { badRow, MAX_ROW, type RawRow, TOO_LONG } from './raw-row.ts';

interface Cursor {
  text: string;
  at: number;
  line: number;
  /** Inside a line that is too long: everything up to its end is dropped. */
  dropping: boolean;
}

export interface CsvShape {
  readonly delimiter: string;
  /** Number of columns in the first line. */
  readonly columns: number;
}

/**
 * The records of a CSV text below its first line, as arrays of fields; a place names the line where the record begins.
 * A record that cannot be read costs one line only: reading goes on with the next line.
 */
export async function* csvRows(chunks: AsyncIterable<string>, shape: CsvShape): AsyncGenerator<RawRow> {
  const cursor: Cursor = { text: '', at: 0, line: 1, dropping: false };
  let isHeader = true;
  const skipHeader = function* (rows: Iterable<RawRow>) {
    for (const row of rows) {
      if (!isHeader) yield row;
      isHeader = false;
    }
  };
  for await (const chunk of chunks) {
    cursor.text = cursor.text.slice(cursor.at) + chunk;
    cursor.at = 0;
    yield* skipHeader(completeRows(cursor, shape, false));
  }
  yield* skipHeader(completeRows(cursor, shape, true));
}

function* completeRows(cursor: Cursor, shape: CsvShape, isEnd: boolean): Generator<RawRow> {
  while (cursor.at < cursor.text.length) {
    if (cursor.dropping) {
      dropLine(cursor);
      continue;
    }
    const record = readCsvRecord(cursor.text, cursor.at, shape.delimiter.charCodeAt(0), isEnd);
    const isTooLong = (record?.next ?? cursor.text.length) - cursor.at > MAX_ROW;
    if (record === undefined && !isEnd && !isTooLong) return;
    const place = `line ${cursor.line}`;
    if (record?.fields.length === 1 && record.fields[0]?.trim() === '') {
      advance(cursor, record.next);
    } else if (record !== undefined && record.fields.length === shape.columns && !isTooLong) {
      advance(cursor, record.next);
      yield { ok: true, place, value: record.fields };
    } else {
      yield badRow(
        place,
        cursor.text.slice(cursor.at, cursor.at + 200),
        reasonOf(cursor, shape, record?.fields.length),
      );
      cursor.dropping = true;
    }
  }
}

function reasonOf(cursor: Cursor, shape: CsvShape, columns: number | undefined): string {
  const end = cursor.text.indexOf('\n', cursor.at);
  if ((end < 0 ? cursor.text.length : end) - cursor.at > MAX_ROW) return TOO_LONG;
  if (columns === undefined) return 'A quote is opened and not closed';
  return `Has ${columns} columns where the first line has ${shape.columns}, or a quote is not closed`;
}

/** To the next line, however much of a quoted field seems to follow. */
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
