import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import { headingKey, type ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import type { RawRow } from '../../../../platform/files/raw-row.ts';
import { UnreadableFileError } from '../../../../platform/files/unreadable-file-error.ts';
import { dateOrderOf } from '../../../../platform/files/values/date-order.ts';
import { isObject } from '../../map/json-keys.ts';
import { jsonColumns } from '../../map/json-mapper.ts';
import { namesCategory } from '../../map/portal-category.ts';
import { type Cells, DATES, type Fields } from '../../map/row-cells.ts';
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
  const fields = new Map<string, ImportField | undefined>();
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
        fields.set(key, fields.get(key) ?? field);
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

/** The keys as columns of a table, of which the values may tell what nobody's words do. */
function sampledKeys(
  meant: ReadonlyMap<string, ImportField | undefined>,
  shown: readonly ReadonlyMap<string, string>[],
  reading: ImportReading,
  isCategory: (name: string) => boolean,
): { readonly found: Omit<SampledKeys['found'], 'dateOrder'>; readonly reading: ImportReading } {
  const statedColumns = readStatedColumns(reading.columns);
  const [keys, fields] = [[...meant.keys()], [...meant.values()]];
  const rows = shown.map((row): Cells => keys.map((key) => row.get(key) ?? ''));
  const isOpen = (at: number) => !statedColumns.has(headingKey(keys[at] ?? ''));
  const hasCategory = reading.category !== undefined;
  const named = withTitle(keys, hasCategory ? fields : withCategories(fields, rows, isCategory, isOpen));
  const told = withTold(keys, named, rows, isOpen);
  const columns = keys.map((heading, at) => ({ heading, field: told.fields[at] ?? null }));
  const other = columns.flatMap(({ heading, field }, at) =>
    field === null || field === fields[at] ? [] : [[heading, field] as const],
  );
  const missing = columns.length === 0 ? [] : whichAreMissing({ columns, hasCategory });
  return {
    found: {
      columns,
      rows: rows.map((row) => [...row]),
      question: asOne([...missing, ...told.questions]),
      notes: [...told.notes, ...changesNote(columns)],
    },
    reading: { ...reading, columns: { ...reading.columns, ...Object.fromEntries(other) } },
  };
}

/** The fields with a name, or else the description, for the title where no key is one. */
function withTitle(keys: readonly string[], fields: Fields): Fields {
  if (fields.includes('title')) return fields;
  const name = keys.findIndex((key, at) => NAME.test(key) && fields[at] === undefined);
  const at = name < 0 ? fields.indexOf('description') : name;
  return at < 0 ? fields : fields.with(at, 'title');
}
