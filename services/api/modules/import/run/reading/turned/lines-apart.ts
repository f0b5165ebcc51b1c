import { fieldOfHeading } from '#contracts/vocabulary/fields/import-headings.ts';
import type { RawRow } from '../../../../../platform/files/raw-row.ts';
import { isOffice, isTown } from '../../../map/table/offices/is-office.ts';

/** Lines of a cell that has facts of several kinds, and rows that have to show it. */
const [LEAST_LINES, LEAST_ROWS] = [3, 2];
/** Share of the values that have to tell what a line is. */
const MOST = 0.75;
const LABEL = /^(\p{L}[^:\n\d]{1,30}):\s*\S/u;

/**
 * A table in whose cells the title stands above the buyer, the town and more, each in a line of its own, with a column for
 * each line; undefined for any other, as people break a text to fit its column.
 */
export function linesApart(headings: readonly string[], sample: readonly (readonly string[])[]) {
  const at = headings.findIndex((heading, column) => heading !== '' && areApart(cellsAt(sample, column)));
  if (at < 0) return undefined;
  const cells = cellsAt(sample, at);
  const [first = []] = cells;
  const has = (field: string) => headings.some((heading) => fieldOfHeading(heading)?.field === field);
  const further = first
    .slice(1)
    .map((_, line) => labelOf(cells.map((lines) => lines[line + 1] ?? '')) ?? `Line ${line + 2}`);
  return {
    headings: [...headings.with(at, has('title') ? (headings[at] ?? '') : 'Title'), 'Description', ...further],
    async *rows(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
      for await (const row of rows) {
        const own = row.ok ? (row.value as readonly string[]) : [];
        const lines = linesOf(own[at] ?? '');
        if (!row.ok || lines.length !== first.length) yield row;
        else {
          const padded = headings.map((_, column) => (column === at ? (lines[0] ?? '') : (own[column] ?? '')));
          yield { ...row, value: [...padded, lines.join('\n'), ...lines.slice(1)] };
        }
      }
    },
    notes: [{ about: 'columns' as const, text: `Each line of "${headings[at]}" was read as a column of its own.` }],
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines of a column's cells, of those with as many as most have. */
function cellsAt(sample: readonly (readonly string[])[], at: number): readonly (readonly string[])[] {
  const cells = sample.map((row) => linesOf(row[at] ?? '')).filter((lines) => lines.length > 0);
  const count = cells.find((lines) => lines.length >= LEAST_LINES)?.length;
  const alike = cells.filter((lines) => lines.length === count);
  return alike.length >= LEAST_ROWS && alike.length >= cells.length * MOST ? alike : [];
}

/** Whether a line below the first is an office, a town, or what one label says. */
function areApart(cells: readonly (readonly string[])[]): boolean {
  const further = cells[0]?.slice(1).map((_, line) => cells.map((lines) => lines[line + 1] ?? '')) ?? [];
  const areMost = (values: readonly string[], is: (value: string) => boolean) =>
    values.filter(is).length >= values.length * MOST;
  return further.some(
    (values) => areMost(values, isOffice) || areMost(values, isTown) || labelOf(values) !== undefined,
  );
}

/** The label before the colon of all values. */
function labelOf(values: readonly string[]): string | undefined {
  const [label, ...others] = new Set(values.map((value) => LABEL.exec(value)?.[1]));
  return others.length === 0 ? label : undefined;
}
