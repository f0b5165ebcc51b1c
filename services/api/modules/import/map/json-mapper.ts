import type { ImportReading } from '#contracts/api/imports.ts';
import {
  fieldOfHeading,
  headingKey,
  IMPORT_FIELDS,
  type ImportField,
} from '#contracts/vocabulary/fields/import-headings.ts';
import type { Draft, Mapper } from './draft.ts';
import { fieldValue } from './table/table-mapper.ts';
import { tidyValues } from './table/values/tidy-values.ts';

type JsonObject = Readonly<Record<string, unknown>>;
type Wishes = ReadonlyMap<string, ImportField | ''>;

/** How surely a key names a field; a higher rank wins. */
interface Meaning {
  readonly field: ImportField | '';
  readonly rank: number;
}

const OURS: ReadonlySet<string> = new Set(IMPORT_FIELDS);
/** Higher than any match by words. */
const [STATED, OUR_NAME] = [9, 8];
const UNKNOWN = 'Unknown field';

/** Objects whose keys are our fields, words that stand for them above the columns of a table, or what a person stated. */
export function jsonMapper(reading: ImportReading = {}): Mapper {
  const wishes: Wishes = new Map(Object.entries(reading.columns ?? {}).map(([key, field]) => [headingKey(key), field]));
  return (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? draftOf(value as JsonObject, wishes, reading)
      : { column: '', value: JSON.stringify(value), reason: 'Is not a JSON object' };
}

function draftOf(object: JsonObject, wishes: Wishes, { category, dateOrder = 'day-first' }: ImportReading): Draft {
  const meanings = new Map(Object.keys(object).map((key) => [key, meaningOf(key, wishes)]));
  const keys = keysOfFields(object, meanings);
  const input: Record<string, unknown> = {};
  const columns: Record<string, string> = {};
  for (const [field, key] of keys) {
    const value = object[key];
    if (field !== key) columns[field] = key;
    input[field] = typeof value === 'string' && value.trim() !== '' ? fieldValue(field, value) : value;
  }
  if (category !== undefined && [input.categories].flat().every(isBlank)) input.categories = [category];
  const taken = new Set(keys.values());
  // A key that a person left out, or for which they stated another, needs no word.
  const untaken = [...meanings].filter(([key, meant]) => !taken.has(key) && meant?.field !== '' && !OURS.has(key));
  const notes = untaken.map(([key]) => ({ field: key, value: textOf(object[key]), reason: UNKNOWN }));
  return { input: tidyValues(input, dateOrder), columns, notes };
}

function meaningOf(key: string, wishes: Wishes): Meaning | undefined {
  const wish = wishes.size > 0 ? wishes.get(headingKey(key)) : undefined;
  if (wish !== undefined) return { field: wish, rank: STATED };
  if (OURS.has(key)) return { field: key as ImportField, rank: OUR_NAME };
  return fieldOfHeading(key) ?? undefined;
}

/** The key of each field: the surest one, and of equals the first with a value. */
function keysOfFields(
  object: JsonObject,
  meanings: ReadonlyMap<string, Meaning | undefined>,
): ReadonlyMap<ImportField, string> {
  const best = new Map<ImportField, { readonly key: string; readonly rank: number }>();
  for (const [key, meant] of meanings) {
    if (meant === undefined || meant.field === '') continue;
    const rank = meant.rank + (isBlank(object[key]) ? 0 : 0.5);
    if (rank > (best.get(meant.field)?.rank ?? 0)) best.set(meant.field, { key, rank });
  }
  return new Map([...best].map(([field, { key }]) => [field, key]));
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
