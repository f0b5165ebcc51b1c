import { type Bar, isHeld, rounded } from '../lib/bars.ts';

interface Placed {
  readonly bar: Bar;
  readonly row: string;
  readonly column: string;
}

interface Tables {
  /** A row for each of several subjects of which the same is measured; empty without such. */
  readonly matrix: string;
  readonly others: readonly Bar[];
}

export function barTables(bars: readonly Bar[]): Tables {
  const placed = bars.map(place);
  const size = (column: string) => placed.filter((one) => one.column === column).length;
  const columns = [...new Set(placed.map(({ column }) => column))].filter(
    (column) => column !== '' && size(column) > 3,
  );
  const others = placed.filter(({ column }) => !columns.includes(column)).map(({ bar }) => bar);
  return { matrix: columns.length === 0 ? '' : table(columns, placed), others };
}

/** Cells for what was measured, the value, and its bar. */
export function barCells(bar: Bar): string {
  const limit = limitOf(bar);
  return `${bar.name}|${cell(bar, limit, '')}|${limit}`;
}

/** `list, city: p95` and `city: p95` are both of the row `city`. */
function place(bar: Bar): Placed {
  const [, kind = '', row = '', measure = ''] = /^(?:(list|facets|best match), )?(.+): (.+)$/.exec(bar.name) ?? [];
  return { bar, row, column: [kind, measure].filter(Boolean).join(', ') };
}

/** The most frequent bar and the unit of a column stand in its head, so that a cell says only what differs. */
function table(columns: readonly string[], placed: readonly Placed[]): string {
  const rows = [...new Set(placed.filter(({ column }) => columns.includes(column)).map(({ row }) => row))];
  const heads = columns.map((column) => {
    const bars = placed.filter((one) => one.column === column).map(({ bar }) => bar);
    return { column, limit: mostFrequent(bars.map(limitOf)), unit: mostFrequent(bars.map(({ unit = '' }) => unit)) };
  });
  const valueAt = (row: string, { column, limit, unit }: (typeof heads)[number]) => {
    const found = placed.find((one) => one.row === row && one.column === column);
    return found === undefined ? '' : cell(found.bar, limit, unit);
  };
  return [
    `| |${heads.map(({ column, limit, unit }) => `${column}${unit && `, ${unit}`} (${limit})`).join('|')}|`,
    `|---|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => `|${row}|${heads.map((head) => valueAt(row, head)).join('|')}|`),
  ].join('\n');
}

function mostFrequent(values: readonly string[]): string {
  const count = (value: string) => values.filter((one) => one === value).length;
  return [...new Set(values)].sort((a, b) => count(b) - count(a))[0] ?? '';
}

const limitOf = ({ atMost, atLeast }: Bar) => (atMost === undefined ? `≥${atLeast}` : `≤${atMost}`);

/** `0.579 (≥0.55)`, without what the head of the column says; bold, with the factor that is lacking, when the bar is missed. */
function cell(bar: Bar, limitOfColumn = '', unitOfColumn = ''): string {
  const { measured, unit = '' } = bar;
  const limit = limitOf(bar) === limitOfColumn ? '' : limitOf(bar);
  const value = Number.isNaN(measured)
    ? 'not measured'
    : `${shown(measured)}${unit === unitOfColumn ? '' : ` ${unit}`}`;
  const [said, lacking] = isHeld(bar) ? [value, ''] : [`**${value}**`, byHowMuch(bar)];
  const remarks = [limit, lacking].filter(Boolean).join(', ');
  return remarks === '' ? said : `${said} (${remarks})`;
}

const shown = (value: number) => (Math.abs(value) < 1000 ? rounded(value) : Math.round(value));

/** How far a missed value is from its bar, as a multiple of what it should be better by. */
function byHowMuch({ measured, atMost, atLeast }: Bar): string {
  const factor = atMost === undefined ? (atLeast ?? Number.NaN) / measured : measured / atMost;
  return Number.isFinite(factor) ? `${rounded(factor)}×` : '';
}
