const QUOTE = 34;
const LF = 10;
const CR = 13;

export interface CsvRecord {
  readonly fields: readonly string[];
  /** Where the next record begins. */
  readonly next: number;
}

/**
 * Reads the record that begins at `at`. A field that begins with a quote ends at the next quote before a delimiter or
 * a line end, so that `"the "new" wing",` is read as it is meant; a doubled quote is one quote.
 * Answers undefined when the text ends inside the record (unless `isEnd` and no quote is open).
 */
export function readCsvRecord(text: string, at: number, delimiter: number, isEnd: boolean): CsvRecord | undefined {
  const fields: string[] = [];
  let start = at;
  for (;;) {
    const isQuoted = text.charCodeAt(start) === QUOTE;
    const end = isQuoted ? closingQuote(text, start + 1, delimiter, isEnd) : endOfPlain(text, start, delimiter);
    if (end === undefined) return undefined;
    const value = text.slice(isQuoted ? start + 1 : start, end);
    const after = isQuoted ? end + 1 : end;
    if (after >= text.length) {
      if (!isEnd) return undefined;
      fields.push(withoutEscapes(value, isQuoted));
      return { fields, next: text.length };
    }
    if (text.charCodeAt(after) === delimiter) {
      fields.push(withoutEscapes(value, isQuoted));
      start = after + 1;
      continue;
    }
    const next = lineEnd(text, after, isEnd);
    if (next === undefined) return undefined;
    fields.push(withoutEscapes(value, isQuoted));
    return { fields, next };
  }
}

function endOfPlain(text: string, start: number, delimiter: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === delimiter || code === LF || code === CR) break;
  }
  return at;
}

function closingQuote(text: string, start: number, delimiter: number, isEnd: boolean): number | undefined {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    if (at + 1 >= text.length) return isEnd ? at : undefined;
    const after = text.charCodeAt(at + 1);
    if (after === QUOTE) at += 1;
    else if (after === delimiter || after === LF || after === CR) return at;
  }
  return undefined;
}

function lineEnd(text: string, at: number, isEnd: boolean): number | undefined {
  if (text.charCodeAt(at) === LF) return at + 1;
  if (at + 1 >= text.length) return isEnd ? text.length : undefined; // the LF of a CRLF may still come
  return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
}

function withoutEscapes(value: string, isQuoted: boolean): string {
  return isQuoted && value.includes('""') ? value.replaceAll('""', '"') : value;
}
