import type { ImportNote } from '#contracts/api/imports.ts';
import { fieldOfHeading } from '#contracts/vocabulary/fields/import-headings.ts';
import type { RawRow } from '../../../../../platform/files/raw-row.ts';
import type { Cells } from '../../../map/row-cells.ts';
import { BROKEN_OFF } from '../../../map/table/joined-rows.ts';
import { isOffice, isTown } from '../../../map/table/offices/is-office.ts';

/** Lines of a cell that has facts of several kinds, with labels that are known or without, and rows that have to show it. */
const [LEAST_LABELLED, LEAST_LINES, LEAST_ROWS, LEAST_OFFICES] = [2, 3, 2, 3];
/** Share of the values that have to tell what a line is. */
const MOST = 0.75;
const LABEL = /^(\p{L}[^:\n\d]{1,30}):\s*\S/u;

interface Apart {
  readonly headings: readonly string[];
  readonly notes: readonly ImportNote[];
  split(cells: Cells): Cells;
  rows(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow>;
}

/**
 * A table in whose cells the title stands above the buyer, the town and more, each in a line of its own, or days with their
 * labels, with a column for each line; undefined for any other, as people break a text to fit its column.
 */
export function linesApart(headings: Cells, sample: readonly Cells[], width = headings.length): Apart | undefined {
  const hasBuyer = headings.some((heading) => fieldOf(heading) === 'procuringOrganization');
  const at = headings.findIndex((heading, column) => {
    const cells = column < width && heading !== '' ? cellsAt(sample, column) : [];
    return areApart(cells) || (!hasBuyer && areAboveOffices(cells));
  });
  if (at < 0) return undefined;
  const cells = cellsAt(sample, at);
  const [first = []] = cells;
  const labels = first.map((_, line) => labelOf(cells.map((lines) => lines[line] ?? '')));
  const known = labels.map((label) => (label !== undefined && fieldOf(label) !== undefined ? label : ''));
  const further = labels.slice(1).map((label, line) => label ?? `Line ${line + 2}`);
  const isLong = first.length >= LEAST_LINES;
  const [heading = '', isKnown] = [headings[at], fieldOf(headings[at] ?? '') !== undefined];
  const hasTitle = headings.some((one) => fieldOf(one) === 'title') || (isKnown && !isLong);
  const split = (row: Cells): Cells => {
    const lines = linesOf(row[at] ?? '');
    if (lines.length !== first.length) return row;
    const bare = lines.map((line, nth) =>
      line.startsWith(`${known[nth]}:`) ? line.slice(`${known[nth]}:`.length).trim() : line,
    );
    const padded = headings.map((_, column) => (column === at ? (bare[0] ?? '') : (row[column] ?? '')));
    return [...padded, ...(isLong ? [lines.join('\n')] : []), ...bare.slice(1)];
  };
  const named = headings.with(at, (isKnown ? '' : known[0]) || (hasTitle ? heading : 'Title'));
  const wider = [...named, ...(isLong ? ['Description'] : []), ...further];
  const more = linesApart(wider, sample.map(split), width);
  const splitAll = (row: Cells) => more?.split(split(row)) ?? split(row);
  return {
    headings: more?.headings ?? wider,
    notes: [
      { about: 'columns', text: `Each line of "${heading}" was read as a column of its own.` },
      ...(more?.notes ?? []),
    ],
    split: splitAll,
    async *rows(rows) {
      for await (const row of rows) yield row.ok ? { ...row, value: splitAll(row.value as Cells) } : row;
    },
  };
}

const fieldOf = (heading: string) => fieldOfHeading(heading)?.field;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines of a column's cells, of those with as many as most have. */
function cellsAt(sample: readonly Cells[], at: number): readonly Cells[] {
  const cells = sample.map((row) => linesOf(row[at] ?? '')).filter((lines) => lines.length > 0);
  const count = cells.find((lines) => lines.length >= LEAST_LABELLED)?.length;
  const alike = cells.filter((lines) => lines.length === count);
  return alike.length >= LEAST_ROWS && alike.length >= cells.length * MOST ? alike : [];
}

/** Whether a line below the first is an office, a town, or what one label says. */
function areApart(cells: readonly Cells[]): boolean {
  const further = cells[0]?.slice(1).map((_, line) => cells.map((lines) => lines[line + 1] ?? '')) ?? [];
  const areMost = (values: readonly string[], is: (value: string) => boolean) =>
    values.filter(is).length >= values.length * MOST;
  const isLong = further.length + 1 >= LEAST_LINES;
  return further.some(
    (values) => (isLong && (areMost(values, isOffice) || areMost(values, isTown))) || isLabel(labelOf(values), isLong),
  );
}

/** Whether each cell has an office below a text that does not go on. */
const areAboveOffices = (cells: readonly Cells[]): boolean =>
  cells.length >= LEAST_OFFICES &&
  cells.every(([text = '', office = '', ...more]) => more.length === 0 && !BROKEN_OFF.test(text) && isOffice(office));

/** Whether a label tells what its line is; in few lines it has to be one that is known. */
const isLabel = (label: string | undefined, isLong: boolean) =>
  label !== undefined && (isLong || fieldOf(label) !== undefined);

/** The label before the colon of all values. */
function labelOf(values: readonly string[]): string | undefined {
  const [label, ...others] = new Set(values.map((value) => LABEL.exec(value)?.[1]));
  return others.length === 0 ? label : undefined;
}
