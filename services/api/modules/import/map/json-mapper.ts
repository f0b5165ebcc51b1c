import type { ImportReading } from '#contracts/api/imports.ts';
import {
  fieldOfHeading,
  headingKey,
  IMPORT_FIELDS,
  type ImportField,
  WHOLE,
} from '#contracts/vocabulary/fields/import-headings.ts';
import {
  cellsOf,
  isObject,
  isText,
  type JsonCell,
  type JsonObject,
  jsonText,
  type Meaning,
  meaningWithin,
  wordsOf,
} from './json-keys.ts';
import type { MappedNotice, Mapper } from './mapped-notice.ts';
import { DATES, isBlank } from './row-cells.ts';
import { readStatedColumns } from './table/plan-columns.ts';
import { fieldValue, hasWords, withoutTags } from './table/table-mapper.ts';
import { unshown, withSigns } from './table/values/row-signs.ts';
import { isStatus, tidyValues } from './table/values/tidy-values.ts';

type Cells = ReadonlyMap<string, JsonCell>;
type Meanings = (key: string, cell: JsonCell) => Meaning | undefined;

const OURS: ReadonlySet<string> = new Set(IMPORT_FIELDS);
const LISTS: ReadonlySet<string> = new Set(['categories', 'organizations', 'sectors', 'organizationIds']);
/** Factor for each object around a value, which makes it less sure than one of the row itself. */
const WITHIN = 0.1;
/** Ranks above any match by words. */
const [STATED, OUR_NAME] = [9, 8];
/** Lists within each other that are looked into. */
const MAX_LISTS = 5;
/** Objects in which answers of GraphQL, Elasticsearch, JSON:API and maps put the whole row. */
const AROUND: ReadonlySet<string> = new Set(['node', '_source', 'attributes', 'properties']);
/** A longer key is none that a program gave. */
const MAX_KEY = 200;
/** Keys of which the meaning is found, and remembered from row to row; a file of more has something else in its keys. */
const REMEMBERED = 1000;
const UNKNOWN = 'Is not known here';
const INEXACT = 'Is too long for a number. Put it between quotation marks';

/** Objects whose keys are our fields, words that stand for them above the columns of a table, or what a person stated. */
export function jsonMapper(reading: ImportReading = {}): Mapper {
  const meanings = meaningsBy(reading);
  return (value) =>
    isObject(value)
      ? mappedNotice(value, meanings, reading)
      : { column: '', value: jsonText(value), reason: 'Is not a JSON object' };
}

/** The values of a row by their keys, each with the field that it is taken for. */
export function jsonColumns(reading: ImportReading) {
  const meanings = meaningsBy(reading);
  return (row: JsonObject) => {
    const cells = cellsOf(row);
    const fields = new Map(
      [...keysOfFields(cells, meanings)].flatMap(([field, keys]) => keys.map((key) => [key, field] as const)),
    );
    return [...cells].map(([key, { value }]) => ({
      ...{ key, field: fields.get(key), text: shownText(value) },
      isList: Array.isArray(value),
    }));
  };
}

function mappedNotice(
  object: JsonObject,
  meanings: Meanings,
  { category, dateOrder = 'day-first' }: ImportReading,
): ReturnType<Mapper> {
  const cells = cellsOf(object);
  const keys = keysOfFields(cells, meanings);
  const input: Record<string, unknown> = {};
  const columns: Record<string, string> = {};
  const notes: NonNullable<MappedNotice['notes']>[number][] = [];
  for (const [field, [key = '', ...more]] of keys) {
    const value = cells.get(key)?.value;
    if (field !== key) columns[field] = key;
    if (isInexact(value)) notes.push({ field, value: String(value), reason: INEXACT });
    else if (!isBlank(value)) input[field] = valueFor(field, value);
    if (more.length > 0) {
      input[field] = [...new Set([key, ...more].map((one) => shownText(cells.get(one)?.value).trim()))].join('\n');
    }
  }
  if (category !== undefined && hasWords(input) && [input.categories].flat().every(isBlank))
    input.categories = [category];
  const taken = new Set([...keys.values()].flat());
  for (const [key, cell] of cells) {
    // A key that a person left out, or for which they stated another, needs no word.
    if (taken.has(key) || OURS.has(key) || meanings(key, cell)?.field === '') continue;
    notes.push({ field: key, value: textOf(cell.value), reason: UNKNOWN });
  }
  const own = [...cells].filter(
    ([, { value, holders }]) => (typeof value === 'string' || isFlag(value)) && holders.every((key) => AROUND.has(key)),
  );
  const signs = [
    own.map(([, { value }]) => String(value).trim()),
    own.map(([key]) => [...keys].find(([, some]) => some.includes(key))?.[0]),
    own.map(([, { name }]) => name),
  ] as const;
  const marked = withSigns({ input, columns, notes }, ...signs);
  return unshown(...signs) ?? { ...marked, input: tidyValues(marked.input, dateOrder) };
}

const isFlag = (value: unknown) => typeof value === 'boolean' || value === 0 || value === 1;

/** A number is taken for its digits, an object for its name, and a list of one text for this text. */
function valueFor(field: ImportField, value: unknown, depth = 0): unknown {
  if (typeof value === 'number') return fieldValue(field, String(value));
  if (typeof value === 'string') return value.trim() === '' ? value : fieldValue(field, withoutTags(value).trim());
  if (!Array.isArray(value)) return value;
  if (DATES.has(field) && value.length > 2 && value.every(Number.isInteger)) return dayOf(value);
  const items = value.map((item) => wordsOf(item));
  if (field === 'organizationIds') return items;
  const texts = items.map((item) =>
    typeof item === 'string' ? withoutTags(item) : typeof item === 'number' && !isInexact(item) ? String(item) : item,
  );
  if (LISTS.has(field) || depth === MAX_LISTS) return texts;
  if (arePieces(texts)) return valueFor(field, texts.join(''), depth + 1);
  return texts.length === 1 ? valueFor(field, texts[0], depth + 1) : texts;
}

/** A day as Java writes it: `[2026, 12, 14, 11, 0]`. */
const dayOf = ([year, month, day, hour, minute = 0]: readonly number[]) =>
  `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${String(minute).padStart(2, '0')}:00`}`;

/** Parts of one text around tags of a page, with the spaces between them. */
const arePieces = (texts: readonly unknown[]): texts is readonly string[] =>
  texts.length > 1 &&
  texts.every(
    (text, at) => typeof text === 'string' && (at === 0 || /^\s/.test(text) || /\s$/.test(String(texts[at - 1]))),
  );

/** Whether digits of it were lost when it was read. */
const isInexact = (value: unknown) => Number.isInteger(value) && !Number.isSafeInteger(value);

/** The field that a key means; rows have the same keys, so that most are looked up once. */
function meaningsBy({ columns }: ImportReading): Meanings {
  const statedColumns = readStatedColumns(columns);
  const remembered = new Map<string, Meaning | undefined>();
  return (key, cell) => {
    if (key.length > MAX_KEY) return undefined;
    const place = `${cell.holders.length} ${key}`;
    if (remembered.has(place)) return remembered.get(place);
    if (remembered.size >= REMEMBERED && !OURS.has(key) && !statedColumns.has(headingKey(key))) return undefined;
    const meant = meaningOf(key, cell, statedColumns);
    remembered.set(place, meant);
    return meant;
  };
}

function meaningOf(
  key: string,
  { holders, name }: JsonCell,
  statedColumns: ReturnType<typeof readStatedColumns>,
): Meaning | undefined {
  const statedField = statedColumns.get(headingKey(key));
  if (statedField !== undefined) return { field: statedField, rank: STATED };
  if (holders.length === 0) {
    return OURS.has(key) ? { field: key as ImportField, rank: OUR_NAME } : (fieldOfHeading(key) ?? undefined);
  }
  const statedGroups = holders.map((_, at) => statedColumns.get(headingKey(holders.slice(0, at + 1).join('.'))));
  const ofAll = statedGroups.includes('') ? '' : statedGroups.at(-1);
  if (ofAll === '' || (ofAll !== undefined && isText(name))) return { field: ofAll, rank: STATED };
  return meaningWithin(holders, name);
}

/** The keys of each field: the surest one, and of equals the first with a value; of a contact all that are as sure. */
function keysOfFields(cells: Cells, meanings: Meanings): ReadonlyMap<ImportField, readonly string[]> {
  const best = new Map<ImportField, { keys: readonly string[]; rank: number; isSure: boolean }>();
  for (const [key, cell] of cells) {
    const meant = meanings(key, cell);
    if (meant === undefined || meant.field === '' || (meant.rank !== STATED && isCount(meant.field, cell.value)))
      continue;
    const field = meant.field === 'province' && isStatus(textOf(cell.value)) ? 'status' : meant.field;
    const rank = rankOf(meant, cell);
    const present = best.get(field);
    const isSure = meant.rank >= WHOLE && !isBlank(cell.value);
    if (field === 'contact' && present?.isSure && isSure) present.keys = [...present.keys, key];
    else if (rank > (present?.rank ?? 0)) best.set(field, { keys: [key], rank, isSure });
  }
  return new Map([...best].map(([field, { keys }]) => [field, keys]));
}

/** Numbers by which a program refers to categories. */
const isCount = (field: ImportField, value: unknown) =>
  field === 'categories' && String(value) !== '' && [value].flat().every((one) => typeof one === 'number');

/** A blank of the row itself gives way to what stands in an object of it. */
function rankOf({ rank }: Meaning, { value, holders }: JsonCell): number {
  const own = rank === STATED ? rank : rank * WITHIN ** holders.length;
  if (!isBlank(value)) return own + 0.5;
  return rank === STATED ? rank : own * 0.01;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : jsonText(value));
const shownText = (value: unknown): string =>
  isBlank(value)
    ? ''
    : Array.isArray(value)
      ? value
          .map((item) => wordsOf(item))
          .map(textOf)
          .join(' | ')
      : textOf(value);
