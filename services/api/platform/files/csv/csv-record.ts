const QUOTE = 34;
const LF = 10;
const CR = 13;
/** Between the cells of Markdown, where one of a text stands behind a backslash. */
const BAR = '|'.charCodeAt(0);

export interface CsvRecord {
  readonly fields: readonly string[];
  /** Place at which the next record begins. */
  readonly next: number;
}

/** `incomplete`: the text ends inside the record. `unclosed`: a quote is never closed, or not before the next one opens. */
export type CsvReading = CsvRecord | 'incomplete' | 'unclosed';

/** How a program writes quotes. */
export interface QuoteSigns {
  /** A quote behind a backslash is one of the text. */
  readonly isEscaped?: boolean;
  /** A space stands between a delimiter and a quote that opens. */
  readonly isSpaced?: boolean;
}

/**
 * Reads the record that begins at `at`. A quoted field ends at a quote before a delimiter or a line end, so that
 * `"the "new" wing",` is read as it is meant; a doubled quote is one quote.
 */
export function readCsvRecord(
  text: string,
  at: number,
  delimiter: number,
  isEnd: boolean,
  { isEscaped = false, isSpaced = false }: QuoteSigns = {},
): CsvReading {
  const fields: string[] = [];
  let start = at;
  for (;;) {
    if (isSpaced) start = quoteBehindSpaces(text, start);
    const isQuoted = text.charCodeAt(start) === QUOTE;
    const end = isQuoted
      ? closingQuote(text, start + 1, delimiter, isEnd, isEscaped)
      : endOfPlain(text, start, delimiter);
    if (typeof end === 'string') return end;
    const after = isQuoted ? end + 1 : end;
    if (after >= text.length && !isEnd) return 'incomplete';
    fields.push(
      isQuoted ? unquoted(text.slice(start + 1, end), isEscaped) : plainField(text.slice(start, end), delimiter),
    );
    if (after >= text.length) return { fields, next: text.length };
    if (text.charCodeAt(after) === delimiter) {
      start = after + 1;
      continue;
    }
    const next = lineEnd(text, after, isEnd);
    return next === undefined ? 'incomplete' : { fields, next };
  }
}

function quoteBehindSpaces(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return text.charCodeAt(at) === QUOTE ? at : start;
}

const unquoted = (field: string, isEscaped: boolean) =>
  isEscaped
    ? field.replace(/\\(["\\])|""/g, (_, sign: string | undefined) => sign ?? '"')
    : field.replaceAll('""', '"');

/** A link of Markdown. */
const LINK = /\[([^[\]]*)\]\(https?:[^()\s]*\)/g;
const plainField = (field: string, delimiter: number) =>
  delimiter === BAR ? field.replaceAll('\\|', '|').replace(LINK, '$1') : field;

function endOfPlain(text: string, start: number, delimiter: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isOfText = code === BAR && text[at - 1] === '\\';
    if (endsField(code, delimiter) && !isOfText) break;
  }
  return at;
}

/** Place of a closing quote, or why there is none, and how far it was looked for. */
interface Closing {
  readonly closing: number | 'incomplete' | 'unclosed';
  readonly to: number;
}

/**
 * The latest search. From the first of any quotes in a row between `from` and `to` it ends alike, so a file whose quotes close
 * far below, or never, is not searched to there for each of its lines.
 */
const NOTHING = { text: '', how: 0, from: 0, to: -1, closing: 'unclosed' as Closing['closing'] };
let latest = NOTHING;

function closingQuote(text: string, start: number, delimiter: number, isEnd: boolean, isEscaped: boolean) {
  const how = delimiter * 4 + Number(isEnd) * 2 + Number(isEscaped);
  const known = latest.how === how && latest.text === text ? latest : NOTHING;
  const found = seekClosing(text, start, delimiter, isEnd, isEscaped, known);
  latest = { text, how, from: start, to: found.to, closing: found.closing };
  return found.closing;
}

function seekClosing(
  text: string,
  start: number,
  delimiter: number,
  isEnd: boolean,
  isEscaped: boolean,
  known: Closing & { readonly from: number },
): Closing {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at + 1)];
    if (before !== QUOTE && isWithin(at, known)) return known;
    if (isEscaped && isBehindBackslash(text, at, start)) continue;
    if (at + 1 >= text.length) return { closing: isEnd ? at : 'incomplete', to: at };
    if (after === QUOTE) at += 1;
    else if (endsField(after, delimiter)) return { closing: at, to: at };
    else if (before === delimiter || before === LF) return { closing: 'unclosed', to: at }; // here another field opens
  }
  return { closing: isEnd ? 'unclosed' : 'incomplete', to: text.length };
}

const endsField = (code: number, delimiter: number) => code === delimiter || code === LF || code === CR;
const isWithin = (at: number, { from, to }: { readonly from: number; readonly to: number }) => from <= at && at <= to;

/** Whether an odd number of backslashes stands before: two of them are one of the text. */
function isBehindBackslash(text: string, at: number, start: number): boolean {
  let before = at;
  while (before > start && text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

function lineEnd(text: string, at: number, isEnd: boolean): number | undefined {
  if (text.charCodeAt(at) === LF) return at + 1;
  if (at + 1 >= text.length) return isEnd ? text.length : undefined; // the LF of a CRLF may still come
  return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
}
