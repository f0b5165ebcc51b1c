import { isAnyDay } from '../values/read-moment.ts';

/** A table whose rows are lists: `{"columns": ["Title", …], "data": [["Bridge", …], …]}`. */
export interface FoundGrid {
  /** Name of the list of the rows; null: it is outermost. */
  readonly array: string | null;
  /** Names of the columns; undefined: the first row has them; empty: they have none. */
  readonly columns: readonly string[] | undefined;
  /** Its rows, where the file has columns instead of them. */
  readonly rows?: readonly (readonly unknown[])[];
}

const COLUMNS = /"(?:columns|fields|headers?|headings|cols)"\s*:\s*(?=\[)/i;
const ROWS = /"([^"\\]{1,80})"\s*:\s*\[\s*(?=\[)/;
const OUTERMOST = /^\[\s*(?=\[)/;
/** Names of an object that is a column, the likeliest first. */
const NAMES = ['title', 'label', 'name', 'header', 'text', 'field', 'id', 'data', 'key'] as const;

/** The table of lists in the beginning of a text, of whose columns two are known; undefined when there is none. */
export function findGrid(text: string, recognize: (names: readonly string[]) => number): FoundGrid | undefined {
  const rows = (text.startsWith('[') ? OUTERMOST : ROWS).exec(text);
  if (rows === null) return undefined;
  const array = rows[1] ?? null;
  const named = COLUMNS.exec(text);
  const columns = array === null || named === null ? undefined : listAt(text, named.index + named[0].length);
  if (columns !== undefined) return recognize(columns) > 1 ? { array, columns } : undefined;
  const first = listAt(text, rows.index + rows[0].length) ?? [];
  if (recognize(first) > 1) return { array, columns: undefined };
  return first.some(isAnyDay) ? { array, columns: [] } : undefined; // a notice
}

/** The table of an object of columns, `{"title": ["Bridge", …]}` or `{"title": {"0": "Bridge", …}}`, of which two are known. */
export function findColumns(text: string, recognize: (names: readonly string[]) => number): FoundGrid | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const columns = Object.keys(value);
  if (columns.length < 2 || recognize(columns) < 2) return undefined;
  const lists = Object.values(value).map(listOf);
  const [first] = lists;
  if (first === undefined || lists.some((list) => list?.length !== first.length)) return undefined;
  return { array: null, columns, rows: first.map((_, at) => lists.map((list) => list?.[at])) };
}

/** The values of a column of plain ones, which a list holds, or an object by their numbers. */
function listOf(column: unknown): readonly unknown[] | undefined {
  if (typeof column !== 'object' || column === null) return undefined;
  if (!Array.isArray(column) && !Object.keys(column).every((name) => /^\d+$/.test(name))) return undefined;
  const values: readonly unknown[] = Object.values(column);
  return values.length > 1 && values.every((one) => typeof one !== 'object' || one === null) ? values : undefined;
}

/** The texts of the list that begins at `start`; of objects the names. */
function listAt(text: string, start: number): readonly string[] | undefined {
  let inString = false;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (inString && sign === '\\') at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && (sign === '[' || sign === '{')) depth += 1;
    else if (!inString && (sign === ']' || sign === '}')) depth -= 1;
    if (depth === 0) return textsOf(text.slice(start, at + 1));
  }
  return undefined;
}

function textsOf(json: string): readonly string[] | undefined {
  const list = parsed(json);
  return Array.isArray(list) ? list.map(nameOf) : undefined;
}

/** The value of a text; undefined where it is no JSON. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** The name of a column, which may be an object. */
export function nameOf(column: unknown): string {
  if (typeof column !== 'object' || column === null) return String(column ?? '');
  const named = column as Readonly<Record<string, unknown>>;
  return String(NAMES.map((name) => named[name]).find((name) => typeof name === 'string') ?? '');
}
