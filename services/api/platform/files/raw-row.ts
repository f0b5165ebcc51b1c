import { fromPython } from './json/python-values.ts';

/** A row longer than this is refused unread: a notice with its picture stays below it. Characters. */
export const MAX_ROW = 8_000_000;

export const TOO_LONG = 'Longer than 8 MB';

/** Text of a cell whose formula nobody has calculated before the file was saved. */
export const NOT_CALCULATED = '#NOT CALCULATED!';

interface JoinedRow {
  readonly place: string;
  /** Heading of the words. */
  readonly column: string;
  readonly text: string;
}

/** A further sheet whose rows go on with those of the first, or a table of a page with lines of its own above it. */
export interface FurtherSheet {
  readonly name: string;
  /** The rows above its header, each as one text. */
  readonly titles: readonly string[];
  /** A table, for which stands what was above the others, unless its lines say otherwise. */
  readonly isPart?: true;
}

/** One row of a file before anybody has judged what it says. */
export type RawRow =
  | {
      readonly ok: true /** `line 12`, `row 12` of a sheet or `release 3`. */;
      readonly place: string;
      readonly value: unknown;
      readonly sheet?: FurtherSheet;
      /** Words of rows below that go on with this one. */
      readonly joined?: readonly JoinedRow[];
    }
  | {
      readonly ok: false;
      readonly place: string;
      readonly text: string;
      readonly reason: string;
      /** It is no notice, such as a total. */
      readonly isVoid?: boolean | undefined;
    };

export const badRow = (place: string, text: string, reason: string, isVoid?: boolean): RawRow => ({
  ok: false,
  place,
  text: text.slice(0, 200),
  reason,
  isVoid,
});

/** Parses the text of one JSON row. */
export function jsonRow(place: string, text: string): RawRow {
  for (const read of [String, fromPython]) {
    try {
      return { ok: true, place, value: JSON.parse(withoutNul(read(text))) as unknown };
    } catch {}
  }
  return badRow(place, text, 'Not valid JSON');
}

/** Nothing that is stored can hold U+0000, which JSON has as an escape only. */
const withoutNul = (json: string) =>
  json.includes('\\u0000') ? json.replace(/\\(?:(u0000)|.)/g, (sign, nul) => (nul ? '\ufffd' : sign)) : json;
