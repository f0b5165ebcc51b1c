import { IMPORT_DELIMITERS, type ImportDelimiter } from '#contracts/vocabulary/imports.ts';
import { isAnyDay } from '../values/read-moment.ts';
import { type QuoteSigns, readCsvRecord } from './csv-record.ts';

/** Records at the beginning among which the header is looked for: lists of clerks have a heading of their own above it. */
const FIRST_RECORDS = 20;
const HEAD_CHARACTERS = 60_000;
/** A line of more texts heads no table; each is compared with all others. */
const MAX_COLUMNS = 1000;

export interface CsvShape extends QuoteSigns {
  readonly delimiter: ImportDelimiter;
  readonly columns: readonly string[];
  /** The line above, where it has several texts: it may name groups of columns. */
  readonly above?: readonly string[];
  /** Line on which the header begins. */
  readonly headerLine: number;
  /** Few of the lines have as many columns: signs of sentences are taken for delimiters. */
  readonly isText?: boolean;
  /** Labels of which none is a title, which stands above them. */
  readonly isUntitled?: true;
}

/** Answers how many of the columns are known by their headings. */
export type Recognize = (columns: readonly string[]) => number;

/** The header of a CSV text: of its first lines, in all delimiters, the one with the most known columns. */
export function findHeader(
  text: string,
  recognize: Recognize,
  stated: ImportDelimiter | undefined,
): CsvShape | undefined {
  const named = separatorLine(text);
  const only = stated ?? named?.delimiter;
  const signs: QuoteSigns = {
    ...(escapesQuotes(text) && { isEscaped: true }),
    ...(SPACED.test(text) && { isSpaced: true }),
  };
  const records = (only === undefined ? IMPORT_DELIMITERS : [only]).flatMap((delimiter) =>
    firstRecords(text.slice(0, HEAD_CHARACTERS), delimiter, signs.isSpaced).filter(
      ({ headerLine }) => headerLine > (named?.lines ?? 0),
    ),
  );
  const shapes = records.filter(({ columns }) => columns.filter((name) => name !== '').length > 1);
  const of = (delimiter: ImportDelimiter) => shapes.filter((shape) => shape.delimiter === delimiter);
  const [best] = IMPORT_DELIMITERS.flatMap((delimiter) => bestHeader(of(delimiter), recognize) ?? []).sort(
    (a, b) => recognize(b.columns) - recognize(a.columns),
  );
  if (best !== undefined) return { ...best, ...signs };
  const first = Math.min(...shapes.map(({ headerLine }) => headerLine));
  const widest = shapes
    .filter(({ headerLine }) => headerLine === first)
    .reduce<CsvShape | undefined>(
      (sofar, shape) => (sofar === undefined || shape.columns.length > sofar.columns.length ? shape : sofar),
      undefined,
    );
  return widest && { ...widest, ...signs, isText: only === undefined && isText(widest, records) };
}

/** Whether fewer than half of the lines below have half of the columns, and two at least. */
function isText({ delimiter, columns, headerLine }: CsvShape, records: readonly CsvShape[]): boolean {
  const below = records.filter((one) => one.delimiter === delimiter && one.headerLine > headerLine);
  const least = Math.max(2, columns.length / 2);
  return below.filter((one) => one.columns.length >= least).length * 2 < below.length;
}

/** Known columns of a line that heads a table for certain, and lines with days below one another that do. */
const [TABLE, DAYS] = [4, 2];

/** The line that names the most known columns, of the first table where another follows; undefined when none names two. */
export function bestHeader<Line extends { readonly columns: readonly string[] }>(
  lines: readonly Line[],
  recognize: Recognize,
): Line | undefined {
  let best: { readonly line: Line; readonly known: number; readonly at: number } | undefined;
  for (const [at, line] of lines.entries()) {
    const isTable = best !== undefined && (best.known >= TABLE || hasDays(lines.slice(best.at + 1, at)));
    if (best !== undefined && isTable && at > best.at + 1) break;
    const known = recognize(line.columns);
    if (known > Math.max(1, best?.known ?? 0)) best = { line, known, at };
  }
  return best?.line;
}

const hasDays = (lines: readonly { readonly columns: readonly string[] }[]) =>
  lines.some((_, at) => lines.slice(at, at + DAYS).filter(({ columns }) => columns.some(isAnyDay)).length === DAYS);

/** A quote behind a backslash within a text; doubled ones, and a text that ends in a backslash, say that it means nothing. */
const escapesQuotes = (text: string): boolean =>
  /\\"[^,;|\t\r\n"]/.test(text) && !/[^\\,;|\t\r\n]""[^,;|\t\r\n"]/.test(text) && !/[^\\]\\"[,;|\t]"/.test(text);

/** A whole cell in quotes behind a delimiter and a space. */
const SPACED = /[,;|\t] "[^"\n]{1,500}"(?:[,;|\t\r\n]|$)/;

/** `sep=;`, by which spreadsheets are told the delimiter. */
function separatorLine(text: string): { readonly delimiter: ImportDelimiter; readonly lines: number } | undefined {
  const [start, stated] = /^\s*"?sep=(.)"?[ \t]*(?=[\r\n])/i.exec(text) ?? [];
  const delimiter = IMPORT_DELIMITERS.find((known) => known === stated);
  return start === undefined || delimiter === undefined ? undefined : { delimiter, lines: start.split('\n').length };
}

function firstRecords(text: string, delimiter: ImportDelimiter, isSpaced = false): CsvShape[] {
  const shapes: CsvShape[] = [];
  let headerLine = 1;
  for (let at = 0; at < text.length && shapes.length < FIRST_RECORDS; ) {
    const record = readCsvRecord(text, at, delimiter.charCodeAt(0), true, { isSpaced });
    const lineEnd = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at) + 1;
    const next = typeof record === 'string' ? lineEnd : record.next;
    const fields = typeof record === 'string' || record.fields.length > MAX_COLUMNS ? [] : record.fields;
    const columns = fields.map((name) => name.trim());
    if (columns.some((name) => name !== '')) {
      const above = shapes.at(-1)?.columns.filter(Boolean).length ?? 0;
      shapes.push({ delimiter, columns, headerLine, ...(above > 1 && { above: shapes.at(-1)?.columns ?? [] }) });
    }
    headerLine += text.slice(at, next).split('\n').length - 1;
    at = next;
  }
  return shapes;
}
