import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import { fieldOfHeading } from '#contracts/vocabulary/fields/import-headings.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { dateOrderOf } from '../../../../platform/files/values/date-order.ts';
import { isAnyDay, isClock, isDay } from '../../../../platform/files/values/read-moment.ts';
import { daysIn, isAnyPeriod } from '../../../../platform/files/values/read-period.ts';
import { assamMapper, isAssamHeader } from '../assam-mapper.ts';
import type { Mapper } from '../mapped-notice.ts';
import { namesCategory } from '../portal-category.ts';
import { type Cells, DATES, type Fields, valuesAt } from '../row-cells.ts';
import { withCategories } from './category-column.ts';
import { openingNotes, periodNotes, revisedNotes, swappedNotes } from './dates/date-notes.ts';
import { daysAbove, daysAboveNotes, daysBelow, daysBetween, undated } from './dates/days-above.ts';
import { periodColumn } from './dates/period-column.ts';
import { breakTitles, type TableColumns } from './joined-rows.ts';
import { headingsAbove, statedAbove } from './offices/sections.ts';
import { withTold } from './offices/told-columns.ts';
import { distinctNames, planColumns, readStatedColumns, statedFieldOf } from './plan-columns.ts';
import { asOne, changesNote, orderNote, quoted, whichAreMissing, whichOrder } from './questions.ts';
import { tableMapper } from './table-mapper.ts';
import { outlineColumns, outlineNotes } from './values/outline-columns.ts';

const SHOWN_ROWS = 5;
const SHOWN_CHARACTERS = 120;

interface TablePlan {
  readonly map: Mapper;
  /** Columns by which rows that go on with another are known; undefined: no row does. */
  readonly joining?: TableColumns;
  readonly found: Pick<ImportFound, 'columns' | 'rows' | 'dateOrder' | 'question' | 'notes'>;
}

/** How to read a table with this header, these first rows, and these lines above them. */
export function planTable(
  headings: readonly string[],
  sample: readonly Cells[],
  reading: ImportReading,
  isCategory: (name: string) => boolean = namesCategory,
  titles: readonly string[] = [],
  lacking: ReadonlySet<number> = new Set(),
): TablePlan {
  const names = distinctNames(headings);
  const named = names.flatMap((heading, at) => (heading === '' ? [] : [{ heading, at }]));
  const rows = sample
    .slice(0, SHOWN_ROWS)
    .map((row) => named.map(({ at }) => (row[at] ?? '').slice(0, SHOWN_CHARACTERS)));
  if (isAssamHeader(headings) && Object.keys(reading.columns ?? {}).length === 0) {
    const columns = named.map(({ heading }) => ({ heading, field: null }));
    return { map: assamMapper(headings), found: { columns, rows, dateOrder: null, question: null } };
  }
  const statedColumns = readStatedColumns(reading.columns);
  const plan = planColumns(headings, sample, reading.columns ?? {}, names);
  const isUnstated = (at: number) => statedFieldOf(names[at] ?? '', statedColumns) === undefined;
  const isOpen = (at: number) => reading.category === undefined && isUnstated(at);
  const period = periodColumn(headings, plan.fields, sample, isUnstated);
  const dated = period === undefined ? plan.fields : plan.fields.with(period, 'closingDate');
  const opening = openingColumn(dated, plan.revised, sample, titles, isUnstated);
  const planned = opening < 0 ? dated : dated.with(opening, 'closingDate');
  const told = withTold(names, withCategories(planned, sample, isCategory, isOpen), sample, isUnstated);
  const { fields } = told;
  const dates = fields.flatMap((field, at) => (DATES.has(field) ? sample.map((row) => row[at] ?? '') : []));
  const above = daysAbove(titles, fields);
  const among = above.length > 0 ? [] : daysBetween(sample, undated(fields, sample));
  const below = above.length + among.length > 0 ? [] : daysBelow(sample, fields);
  const days = [...above, ...among, ...below];
  const outline = new Set([...outlineColumns(fields, sample)].filter((at) => !lacking.has(at)));
  const [from, to] = [fields.indexOf('publishDate'), fields.indexOf('closingDate')];
  const { order, isUsed, monthFirst, contradiction } = dateOrderOf(
    [...dates, ...days.map(({ value }) => value)].flatMap(daysIn),
    sample.flatMap((row) => (row[from] && row[to] ? [[row[from], row[to]] as const] : [])),
  );
  const dateOrder = reading.dateOrder ?? order;
  const unused = named.filter(
    ({ heading, at }) =>
      fields[at] === undefined && statedFieldOf(heading, statedColumns) !== '' && holdsDays(sample, at, dateOrder),
  );
  const columns = named.map(({ heading, at }) => ({ heading, field: fields[at] ?? null }));
  const hasDays = (heading: string) =>
    sample.length === 0 || sample.some((row) => isSomeDay(row[names.indexOf(heading)] ?? ''));
  const missing = whichAreMissing({
    columns: [...columns, ...days],
    hasCategory: reading.category !== undefined,
    hasDays,
  });
  const isOrderOpen = contradiction !== undefined && reading.dateOrder === undefined;
  const questions = [
    ...missing.filter(({ about }) => about === 'columns'),
    ...plan.questions,
    ...told.questions,
    ...(isOrderOpen ? [whichOrder(contradiction)] : []),
    ...missing.filter(({ about }) => about !== 'columns'),
  ];
  const isSettled = questions.every(({ about }) => about !== 'columns');
  const hasNoDay = period === undefined && isSettled && !fields.includes('publishDate') && fields.includes('title');
  const filled = fieldsFilled(fields, sample);
  const joining = { headings: names, fields: filled, days, outline, serials: new Set(named.flatMap(serialAt)) };
  return {
    map: tableMapper({
      headings: [...names, ...headingsAbove(filled), ...days.map(({ heading }) => heading)],
      fields: [...fields, ...statedAbove(filled), ...days.map(({ field }) => field)],
      revised: plan.revised,
      isOpening: opening >= 0,
      dateOrder,
      category: reading.category,
    }),
    joining: { ...joining, areTitlesBroken: breakTitles(sample, joining) },
    found: {
      columns,
      rows,
      dateOrder: isUsed ? dateOrder : null,
      question: asOne(questions),
      notes: [
        ...orderNote(monthFirst, reading.dateOrder),
        ...told.notes,
        ...changesNote([...columns, ...days]),
        ...daysAboveNotes(above, 'above'),
        ...daysAboveNotes(among, 'among'),
        ...daysAboveNotes(below, 'below'),
        ...outlineNotes(names, outline),
        ...periodNotes(period === undefined ? undefined : names[period], fields.includes('publishDate')),
        ...openingNotes(names[opening]),
        ...revisedNotes(names, fields, plan.revised),
        ...fields.flatMap((field, at) => (DATES.has(field) ? swappedNotes(names[at] ?? '', valuesAt(sample, at)) : [])),
        ...(hasNoDay && unused.length > 0 ? [unusedDays(unused)] : []),
      ],
    },
  };
}

/** The fields but for those of offices and places whose columns are blank: rows above may state them. */
const fieldsFilled = (fields: Fields, sample: readonly Cells[]): Fields =>
  fields.map((field, at) =>
    (field === 'city' || field === 'procuringOrganization') && valuesAt(sample, at).length === 0 ? undefined : field,
  );

/** The column of the openings in a list that says nothing of closing, above it or below; -1: none. */
const openingColumn = (
  fields: Fields,
  revised: ReadonlySet<number>,
  sample: readonly Cells[],
  titles: readonly string[],
  isUnstated: (at: number) => boolean,
) =>
  fields.findIndex(
    (field, at) =>
      field === 'openingAt' &&
      isUnstated(at) &&
      fields.includes('title') &&
      fields.every(
        (one, other) =>
          one !== 'closingDate' || (revised.has(other) && !sample.every((row) => isSomeDay(row[other] ?? ''))),
      ) &&
      daysAbove(titles, fields).length + daysBetween(sample, fields).length === 0 &&
      valuesAt(sample, at).some(isSomeDay),
  );

/** Whether a cell may tell a day, in whatever form. */
const isSomeDay = (text: string) =>
  isAnyDay(text) ||
  isAnyPeriod(text) ||
  isClock(text.trim()) ||
  (text.slice(0, SHOWN_CHARACTERS).match(/\p{Nd}+/gu)?.length ?? 0) > 1;

const serialAt = ({ heading, at }: { readonly heading: string; readonly at: number }) =>
  fieldOfHeading(heading) === null ? [at] : [];

/** Whether the column has days and nothing else. */
function holdsDays(sample: readonly Cells[], at: number, order: ImportDateOrder): boolean {
  const values = valuesAt(sample, at);
  return values.length > 0 && values.every((value) => isDay(value, order));
}

function unusedDays(columns: readonly { readonly heading: string }[]) {
  const areLeftOut = columns.length === 1 ? 'has dates and is left out' : 'have dates and are left out';
  const names = quoted(columns.map(({ heading }) => heading)).join(', ');
  return { about: 'columns' as const, text: `${names} ${areLeftOut}, and no column gives the day of publication.` };
}
