import { type Bar, isHeld, rounded } from '../lib/bars.ts';

interface Placed {
  readonly bar: Bar;
  readonly row: string;
  readonly column: string;
}

/** Bars that measure the same of several subjects share a table, a row for each subject; the others are a list. */
export function barTables(bars: readonly Bar[]): string {
  const placed = bars.map(place);
  const size = (column: string) => placed.filter((one) => one.column === column).length;
  const columns = [...new Set(placed.map(({ column }) => column))].filter(
    (column) => column !== '' && size(column) > 3,
  );
  const single = placed
    .filter(({ column }) => !columns.includes(column))
    .map(({ bar }) => `- ${bar.name}: ${cell(bar)}`);
  return [columns.length === 0 ? '' : table(columns, placed), single.join('\n')].filter(Boolean).join('\n\n');
}

/** `list, city: p95` and `city: p95` are both of the row `city`. */
function place(bar: Bar): Placed {
  const [, kind = '', row = '', measure = ''] = /^(?:(list|facets), )?(.+): (.+)$/.exec(bar.name) ?? [];
  return { bar, row, column: [kind, measure].filter(Boolean).join(', ') };
}

function table(columns: readonly string[], placed: readonly Placed[]): string {
  const rows = [...new Set(placed.filter(({ column }) => columns.includes(column)).map(({ row }) => row))];
  const valueAt = (row: string, column: string) => {
    const found = placed.find((one) => one.row === row && one.column === column);
    return found === undefined ? '' : cell(found.bar);
  };
  return [
    `| |${columns.join('|')}|`,
    `|---|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => `|${row}|${columns.map((column) => valueAt(row, column)).join('|')}|`),
  ].join('\n');
}

/** `0.579 (≥0.55)`; bold, with the factor that is lacking, when the bar is missed. */
function cell(bar: Bar): string {
  const { measured, atMost, atLeast, unit = '' } = bar;
  const limit = atMost === undefined ? `≥${atLeast}` : `≤${atMost}`;
  const value = Number.isNaN(measured) ? 'not measured' : `${shown(measured)}${unit === '' ? '' : ` ${unit}`}`;
  return isHeld(bar) ? `${value} (${limit})` : `**${value}** (${limit}${byHowMuch(bar)})`;
}

const shown = (value: number) => (Math.abs(value) < 1000 ? rounded(value) : Math.round(value));

/** How far a missed value is from its bar, as a multiple of what it should be better by. */
function byHowMuch({ measured, atMost, atLeast }: Bar): string {
  const factor = atMost === undefined ? (atLeast ?? Number.NaN) / measured : measured / atMost;
  return Number.isFinite(factor) ? `, missed ${rounded(factor)}×` : '';
}
