import { fieldOfHeading, headingKey, SURE } from '#contracts/vocabulary/fields/import-headings.ts';
import { isRevisedClosing } from '../../../map/table/dates/revised-dates.ts';
import { areChanges } from '../../../map/table/questions.ts';

/** Letters of a heading at most. */
const LONGEST = 40;

const fieldOf = (heading: string) => {
  const match = fieldOfHeading(heading);
  return match === null || match === undefined || match.rank < SURE ? undefined : match.field;
};

/** The fields of headings; without a title the description is one, and of days of closing the last in a list of corrigenda. */
function fieldsOf(headings: readonly string[]) {
  const fields = headings.map(fieldOf);
  if (fields.includes('title')) return fields;
  const named = fields.map((field) => (field === 'description' ? 'title' : field));
  const revised = named.includes('title') ? -1 : headings.findIndex(isRevisedClosing);
  if (revised < 0) return named;
  return named.map((field, at) => (at === revised ? 'closingDate' : field === 'closingDate' ? undefined : field));
}

const isOfChanges = (headings: readonly string[]) =>
  areChanges(fieldsOf(headings).map((field, at) => ({ field, heading: headings[at] ?? '' })));

/**
 * Where the columns of a table stand in another one below it, whose header a row is; -1: nowhere. Undefined for any other
 * row: a notice has numbers.
 */
export function columnsBelow(headings: readonly string[], row: readonly string[]): readonly number[] | undefined {
  if (row.some((text) => text.length > LONGEST || /\p{Nd}/u.test(text))) return undefined;
  const texts = row.map((text) => text.trim());
  const fields = fieldsOf(texts);
  const named = new Set(fields.filter((field) => field !== undefined));
  if (!named.has('closingDate') || !(named.has('title') || isOfChanges(texts))) return undefined;
  const own = fieldsOf(headings);
  return headings.map((heading, at) => {
    const same = texts.findIndex((text) => text !== '' && headingKey(text) === headingKey(heading));
    const field = own[at];
    return same >= 0 || field === undefined ? same : fields.indexOf(field);
  });
}

type Row = readonly string[];

/** Headings of lists of contracts, which pages have below their tenders. */
const OF_RESULTS = /contractor|award|winner|successful|lowest/i;

/** Whether a row is the header of another list of tenders. */
export const isListBelow = (headings: Row, row: Row) =>
  columnsBelow(headings, row) !== undefined && !row.some((text) => OF_RESULTS.test(text));

/** Meaning of headings, for which two sheets may have other words. */
const meaningOf = (headings: Row) =>
  headings
    .slice(0, headings.findLastIndex((text) => text !== '') + 1)
    .map((heading) => fieldOfHeading(heading)?.field ?? headingKey(heading))
    .join('\n');

/** Fields of which a column in one sheet changes how the rows of one without it are read. */
const DECISIVE = ['title', 'categories', 'sectors', 'procurementMethod', 'procuringOrganization', 'city'] as const;
const decisive = (headings: Row) => {
  const fields = headings.map(fieldOf);
  return DECISIVE.filter((field) => fields.includes(field)).join();
};

/** Whether two sheets begin with the same label beside a value each, as forms of one notice do. */
export function areForms(first: Row, other: Row): boolean {
  const labelOf = (row: Row) => {
    const [label = '', value = '', ...more] = row.filter((text) => text !== '');
    const isOne = value !== '' && more.length === 0 && fieldOf(label) !== undefined && fieldOf(value) === undefined;
    return isOne ? headingKey(label) : undefined;
  };
  return labelOf(first) !== undefined && labelOf(first) === labelOf(other);
}

/** Whether the rows below other headings go on with those below the first ones. */
export const goesOn = (first: Row, other: Row): boolean =>
  meaningOf(first) === meaningOf(other) ||
  areForms(first, other) ||
  ((decisive(first) === decisive(other) || isOfChanges(other)) && columnsBelow(first, other) !== undefined);

/** The columns of tables that go on with the first one, and where each of them has them; -1: nowhere; undefined: as its rows are. */
export function joinedColumns(tables: readonly Row[]) {
  const [first = []] = tables;
  const columns = [...first];
  const orders = tables.map((table) => {
    if (meaningOf(first) === meaningOf(table) || areForms(first, table)) return undefined;
    const order = [...(columnsBelow(columns, table) ?? [])];
    for (const [at, heading] of table.entries()) {
      const field = fieldOf(heading);
      // words beside a corrigendum may say that it is one of cancellation
      const isNew = field === undefined ? isOfChanges(table) : !fieldsOf(columns).includes(field);
      if (!isNew || columns.some((name) => headingKey(name) === headingKey(heading))) continue;
      columns.push(heading);
      order.push(at);
    }
    return order;
  });
  // a cell beside the table is none of a column that only another one has
  const own = columns.length === first.length ? undefined : first.map((_, at) => at);
  return { columns, orders: orders.map((order) => order ?? own) };
}
