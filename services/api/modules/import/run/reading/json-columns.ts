import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import { headingKey, type ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import type { RawRow } from '../../../../platform/files/raw-row.ts';
import { UnreadableFileError } from '../../../../platform/files/unreadable-file-error.ts';
import { dateOrderOf } from '../../../../platform/files/values/date-order.ts';
import { isObject } from '../../map/json-keys.ts';
import { jsonColumns } from '../../map/json-mapper.ts';
import { namesCategory } from '../../map/portal-category.ts';
import { type Cells, DATES } from '../../map/row-cells.ts';
import { withCategories } from '../../map/table/category-column.ts';
import { withTold } from '../../map/table/offices/told-columns.ts';
import { readStatedColumns } from '../../map/table/plan-columns.ts';
import { asOne, changesNote, orderNote, whichAreMissing } from '../../map/table/questions.ts';

/** Keys that are shown; of further ones only those about which a person stated something. */
const KEPT = 300;
const SHOWN_ROWS = 5;
const SHOWN_CHARACTERS = 120;
/** A longer key can be stated by nobody. */
const MAX_KEY = 200;

/** A name of the row itself, which programs wrap. */
const NAME = /^(?:(?:_source|attributes|fields|node|properties)\.)?name$/i;

interface SampledKeys {
  readonly found: Pick<ImportFound, 'columns' | 'rows' | 'question' | 'notes' | 'dateOrder'>;
  /** Reading with the title of notices that have one text each, as in a table, and with the order of their dates. */
  readonly reading: ImportReading;
}

/** The keys of the first `count` rows as columns, of which no more is held than is shown. */
export async function sampleKeys(
  raws: AsyncIterable<RawRow>,
  reading: ImportReading,
  count: number,
  isCategory: (name: string) => boolean = namesCategory,
): Promise<SampledKeys> {
  const statedColumns = readStatedColumns(reading.columns);
  const columnsOf = jsonColumns(reading);
  const fields = new Map<string, string | null>();
  const shown: Map<string, string>[] = [];
  const dates: string[] = [];
  const isKept = (key: string) =>
    key.length <= MAX_KEY && (fields.has(key) || fields.size < KEPT || statedColumns.has(headingKey(key)));
  let [seen, texts] = [0, 0];
  for await (const raw of raws) {
    if (raw.ok && isObject(raw.value)) {
      const row = new Map<string, string>();
      const cells = columnsOf(raw.value);
      dates.push(...datesIn(cells));
      for (const { key, field, text, isList } of cells) {
        if (!isKept(key)) continue;
        texts += Number(!isList);
        fields.set(key, fields.get(key) ?? field ?? null);
        row.set(key, text.slice(0, SHOWN_CHARACTERS));
      }
      if (shown.length < SHOWN_ROWS) shown.push(row);
    }
    seen += 1;
    if (seen === count) break;
  }
  const { stated, dateOrder, notes } = withOrder(reading, dates);
  const sampled = sampledKeys(fields, shown, stated, isCategory);
  if (texts === 0 && sampled.found.question?.about === 'columns') throw new UnreadableFileError(NO_LIST);
  return { ...sampled, found: { ...sampled.found, dateOrder, notes: [...notes, ...(sampled.found.notes ?? [])] } };
}

/** The reading with the order of the dates, and that order where any are in numbers. */
function withOrder(reading: ImportReading, dates: readonly string[]) {
  const { order, isUsed, monthFirst } = dateOrderOf(dates);
  const stated = { ...reading, dateOrder: reading.dateOrder ?? order };
  const notes = orderNote(monthFirst, reading.dateOrder);
  return { stated, dateOrder: isUsed ? stated.dateOrder : null, notes };
}

const datesIn = (cells: ReturnType<ReturnType<typeof jsonColumns>>) =>
  cells.flatMap(({ field, text }) => (DATES.has(field) ? text.slice(0, SHOWN_CHARACTERS) : []));

const NO_LIST =
  'Its values are lists within one object, and no list of notices. Import a list with an object for each notice.';

function sampledKeys(
  fields: Map<string, string | null>,
  shown: readonly ReadonlyMap<string, string>[],
  reading: ImportReading,
  isCategory: (name: string) => boolean,
): { readonly found: Omit<SampledKeys['found'], 'dateOrder'>; readonly reading: ImportReading } {
  const category = categoryKey({ fields, shown }, reading, isCategory);
  if (category !== undefined) fields.set(category, 'categories');
  const title = [...fields.values()].includes('title')
    ? undefined
    : ([...fields].find(([key, field]) => NAME.test(key) && field === null)?.[0] ??
      [...fields].find(([, field]) => field === 'description')?.[0]);
  if (title !== undefined) fields.set(title, 'title');
  const told = toldKeys({ fields, shown }, reading);
  for (const [key, field] of told.fields) fields.set(key, field);
  const columns = [...fields].map(([heading, field]) => ({ heading, field }));
  const rows = shown.map((row) => columns.map(({ heading }) => row.get(heading) ?? ''));
  const missing = columns.length === 0 ? [] : whichAreMissing({ columns, hasCategory: reading.category !== undefined });
  return {
    found: {
      columns,
      rows,
      question: asOne([...missing, ...told.questions]),
      notes: [...told.notes, ...changesNote(columns)],
    },
    reading: {
      ...reading,
      columns: {
        ...reading.columns,
        ...(category === undefined ? {} : { [category]: 'categories' }),
        ...(title === undefined ? {} : { [title]: 'title' }),
        ...Object.fromEntries(told.fields),
      },
    },
  };
}

/** Keys that nobody knows, and whose values tell what they are, as in a table. */
function toldKeys(sampled: Sampled, reading: ImportReading) {
  const { keys, fields, rows, isOpen } = asTable(sampled, reading);
  const told = withTold(keys, fields, rows, isOpen);
  const found = keys.flatMap((key, at): [string, ImportField][] => {
    const field = told.fields[at];
    return field === undefined || field === fields[at] ? [] : [[key, field]];
  });
  return { ...told, fields: found };
}

/** The key whose values are categories, although its name tells something else, as in a table. */
function categoryKey(
  sampled: Sampled,
  reading: ImportReading,
  isCategory: (name: string) => boolean,
): string | undefined {
  if (reading.category !== undefined) return undefined;
  const { keys, fields, rows, isOpen } = asTable(sampled, reading);
  const found = withCategories(fields, rows, isCategory, isOpen);
  return keys.find((_, at) => found[at] === 'categories' && fields[at] !== 'categories');
}

interface Sampled {
  readonly fields: ReadonlyMap<string, string | null>;
  readonly shown: readonly ReadonlyMap<string, string>[];
}

/** The keys as columns; `isOpen`: nobody has stated what a column is. */
function asTable({ fields, shown }: Sampled, reading: ImportReading) {
  const statedColumns = readStatedColumns(reading.columns);
  const keys = [...fields.keys()];
  return {
    keys,
    fields: keys.map((key) => (fields.get(key) ?? undefined) as ImportField | undefined),
    rows: shown.map((row): Cells => keys.map((key) => row.get(key) ?? '')),
    isOpen: (at: number) => !statedColumns.has(headingKey(keys[at] ?? '')),
  };
}
