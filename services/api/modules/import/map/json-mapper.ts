import type { ImportReading } from '#contracts/api/imports.ts';
import {
  fieldOfHeading,
  headingKey,
  IMPORT_FIELDS,
  type ImportField,
} from '#contracts/vocabulary/fields/import-headings.ts';
import {
  cellsOf,
  isObject,
  isText,
  type JsonCell,
  type JsonObject,
  type Meaning,
  meaningWithin,
  wordsOf,
} from './json-keys.ts';
import type { MappedNotice, Mapper } from './mapped-notice.ts';
import { readStatedColumns } from './table/plan-columns.ts';
import { fieldValue } from './table/table-mapper.ts';
import { tidyValues } from './table/values/tidy-values.ts';

type Cells = ReadonlyMap<string, JsonCell>;
type Meanings = (key: string, cell: JsonCell) => Meaning | undefined;

const OURS: ReadonlySet<string> = new Set(IMPORT_FIELDS);
const LISTS: ReadonlySet<string> = new Set(['categories', 'organizations', 'sectors', 'organizationIds']);
/** Higher than any match by words. */
const [STATED, OUR_NAME] = [9, 8];
/** A longer key is none that a program gave. */
const MAX_KEY = 200;
/** Keys of which the meaning is remembered from row to row. */
const REMEMBERED = 1000;
const UNKNOWN = 'Is not known here';
const INEXACT = 'Is too long for a number. Put it between quotation marks';

/** Objects whose keys are our fields, words that stand for them above the columns of a table, or what a person stated. */
export function jsonMapper(reading: ImportReading = {}): Mapper {
  const meanings = meaningsBy(reading);
  return (value) =>
    isObject(value)
      ? mappedNotice(value, meanings, reading)
      : { column: '', value: JSON.stringify(value), reason: 'Is not a JSON object' };
}

/** The values of a row by their keys, each with the field that it is taken for. */
export function jsonColumns(reading: ImportReading) {
  const meanings = meaningsBy(reading);
  return (row: JsonObject) => {
    const cells = cellsOf(row);
    const fields = new Map([...keysOfFields(cells, meanings)].map(([field, key]) => [key, field]));
    return [...cells].map(([key, { value }]) => ({ key, field: fields.get(key), text: shownText(value) }));
  };
}

function mappedNotice(
  object: JsonObject,
  meanings: Meanings,
  { category, dateOrder = 'day-first' }: ImportReading,
): MappedNotice {
  const cells = cellsOf(object);
  const keys = keysOfFields(cells, meanings);
  const input: Record<string, unknown> = {};
  const columns: Record<string, string> = {};
  const notes: NonNullable<MappedNotice['notes']>[number][] = [];
  for (const [field, key] of keys) {
    const value = cells.get(key)?.value;
    if (field !== key) columns[field] = key;
    if (isInexact(value)) notes.push({ field, value: String(value), reason: INEXACT });
    else input[field] = valueFor(field, value);
  }
  if (category !== undefined && [input.categories].flat().every(isBlank)) input.categories = [category];
  const taken = new Set(keys.values());
  for (const [key, cell] of cells) {
    // A key that a person left out, or for which they stated another, needs no word.
    if (taken.has(key) || OURS.has(key) || meanings(key, cell)?.field === '') continue;
    notes.push({ field: key, value: textOf(cell.value), reason: UNKNOWN });
  }
  return { input: tidyValues(input, dateOrder), columns, notes };
}

/** A number is taken for its digits, an object for its name, and a list of one text for this text. */
function valueFor(field: ImportField, value: unknown): unknown {
  if (typeof value === 'number') return fieldValue(field, String(value));
  if (typeof value === 'string') return value.trim() === '' ? value : fieldValue(field, value);
  if (!Array.isArray(value)) return value;
  const items = value.map(wordsOf);
  if (field === 'organizationIds') return items;
  const texts = items.map((item) => (typeof item === 'number' && !isInexact(item) ? String(item) : item));
  return texts.length === 1 && !LISTS.has(field) ? valueFor(field, texts[0]) : texts;
}

/** Whether digits of it were lost when it was read. */
const isInexact = (value: unknown) => Number.isInteger(value) && !Number.isSafeInteger(value);

/** The field that a key means; rows have the same keys, so that most are looked up once. */
function meaningsBy({ columns }: ImportReading): Meanings {
  const statedColumns = readStatedColumns(columns);
  const remembered = new Map<string, Meaning | undefined>();
  return (key, cell) => {
    if (key.length > MAX_KEY) return undefined;
    const place = `${cell.group === undefined ? '' : cell.group.length} ${key}`;
    if (remembered.has(place)) return remembered.get(place);
    const meant = meaningOf(key, cell, statedColumns);
    if (remembered.size < REMEMBERED) remembered.set(place, meant);
    return meant;
  };
}

function meaningOf(
  key: string,
  { group, name }: JsonCell,
  statedColumns: ReturnType<typeof readStatedColumns>,
): Meaning | undefined {
  const statedField = statedColumns.get(headingKey(key));
  if (statedField !== undefined) return { field: statedField, rank: STATED };
  if (group === undefined) {
    return OURS.has(key) ? { field: key as ImportField, rank: OUR_NAME } : (fieldOfHeading(key) ?? undefined);
  }
  const ofAll = statedColumns.get(headingKey(group));
  if (ofAll === '' || (ofAll !== undefined && isText(name))) return { field: ofAll, rank: STATED };
  return meaningWithin(group, name);
}

/** The key of each field: the surest one, and of equals the first with a value. */
function keysOfFields(cells: Cells, meanings: Meanings): ReadonlyMap<ImportField, string> {
  const best = new Map<ImportField, { readonly key: string; readonly rank: number }>();
  for (const [key, cell] of cells) {
    const meant = meanings(key, cell);
    if (meant === undefined || meant.field === '') continue;
    const rank = rankOf(meant, cell);
    if (rank > (best.get(meant.field)?.rank ?? 0)) best.set(meant.field, { key, rank });
  }
  return new Map([...best].map(([field, { key }]) => [field, key]));
}

/** A blank of the row itself gives way to what stands in an object of it. */
function rankOf({ rank }: Meaning, { value, group }: JsonCell): number {
  if (!isBlank(value)) return rank + 0.5;
  return rank === STATED ? rank : group === undefined ? rank * 0.01 : rank * 0.001;
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const shownText = (value: unknown): string =>
  isBlank(value) ? '' : Array.isArray(value) ? value.map(wordsOf).map(textOf).join(' | ') : textOf(value);
