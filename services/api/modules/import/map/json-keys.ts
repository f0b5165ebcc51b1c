import { fieldOfHeading, headingKey, type ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import { underGroup } from './table/group-headings.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A value of a row with the name by which people refer to it: `title`, or `dates.closing` within an object. */
export interface JsonCell {
  readonly value: unknown;
  /** Name of the object within the row that holds it. */
  readonly group?: string;
  /** Its own name. */
  readonly name: string;
}

/** How surely a key names a field; a higher rank wins. */
export interface Meaning {
  /** '': known to mean nothing. */
  readonly field: ImportField | '';
  readonly rank: number;
}

/** Keys that hold the words of an object: `{"id": 3, "name": "Services"}` is Services. */
const TEXTS: readonly string[] = ['name', 'title'];
/** Lowest rank of a match that is no chance: a whole heading that people use. */
const WHOLE = 2;
/** Factor that makes all that stands in an object less sure than what stands in the row itself. */
const WITHIN = 0.1;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a row and of the objects in it, one level deep. */
export function cellsOf(row: JsonObject): ReadonlyMap<string, JsonCell> {
  const cells = new Map<string, JsonCell>();
  for (const [key, value] of Object.entries(row)) {
    if (!isObject(value)) cells.set(key, { value, name: key });
    else
      for (const [name, inner] of Object.entries(value))
        cells.set(`${key}.${name}`, { value: inner, group: key, name });
  }
  return cells;
}

/** The words of an object; everything else as it is. */
export function wordsOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  const key = Object.keys(value).find((name) => isText(name) && typeof value[name] === 'string');
  return key === undefined ? value : value[key];
}

export const isText = (name: string) => TEXTS.includes(headingKey(name));

/** The field that a key in an object of a row means, by the words that head columns: `dates.closing` is the closing date. */
export function meaningWithin(group: string, name: string): Meaning | undefined {
  const holder = fieldOfHeading(group) ?? undefined;
  const isNotice = holder === undefined || holder.field === 'title' || holder.field === 'description';
  if (isText(name) && !isNotice) return within(holder);
  const heading = underGroup(group, name);
  const own = fieldOfHeading(heading);
  if (own === null) return { field: '', rank: 0 };
  if (own === undefined)
    return isText(name) && holder !== undefined ? within({ ...holder, field: 'title' }) : undefined;
  // An object that is no notice may tell of whoever keyed it, or of the body: its web site is not the notice's.
  const isPerson = holder === undefined && own.field === 'contact';
  const isPlace = own.field === 'city' || own.field === 'province';
  const isOfHolder = isPlace || (heading !== name && own.rank >= WHOLE);
  return isNotice ? (isPerson ? undefined : within(own)) : isOfHolder ? within(own) : undefined;
}

const within = ({ field, rank }: Meaning): Meaning => ({ field, rank: rank * WITHIN });
