/** One row of a chart: a label and what was measured, in as many series as the chart has. */
export interface ChartRow {
  readonly label: string;
  readonly values: readonly number[];
}

export interface Chart {
  readonly title: string;
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
  /** A line across at this value: the bar to hold. */
  readonly limit?: number;
}

const COLOURS = ['#94a3b8', '#3b82f6', '#0f766e', '#b45309'];
const [LEFT, WIDTH, BAR, GAP, TOP] = [340, 400, 9, 7, 52];

/** A chart of horizontal bars on a logarithmic scale, as an SVG file that reads in light and dark. */
export function barChart({ title, series, rows, limit }: Chart): string {
  const all = [...rows.flatMap(({ values }) => values), ...(limit === undefined ? [] : [limit])].filter((x) => x > 0);
  const lowest = 10 ** Math.floor(Math.log10(Math.min(...all)));
  const highest = 10 ** Math.ceil(Math.log10(Math.max(...all) * 1.001));
  const at = (value: number) => (Math.log10(Math.max(value, lowest) / lowest) / Math.log10(highest / lowest)) * WIDTH;
  const step = series.length * BAR + GAP;
  const height = TOP + rows.length * step + 30;
  const parts = [text(8, 20, title, 'font-weight="600" font-size="14"')];
  for (const [index, name] of series.entries()) {
    parts.push(`<rect x="${LEFT + index * 120}" y="30" width="10" height="10" fill="${COLOURS[index]}"/>`);
    parts.push(text(LEFT + index * 120 + 15, 39, name));
  }
  for (let tick = lowest; tick <= highest * 1.001; tick *= 10) {
    const x = LEFT + at(tick);
    parts.push(`<line x1="${x}" x2="${x}" y1="${TOP - 4}" y2="${height - 24}" stroke="#94a3b8" stroke-opacity="0.4"/>`);
    parts.push(text(x, height - 10, short(tick), 'text-anchor="middle"'));
  }
  for (const [index, { label, values }] of rows.entries()) {
    const y = TOP + index * step;
    parts.push(text(LEFT - 8, y + (series.length * BAR) / 2 + 4, label, 'text-anchor="end"'));
    for (const [place, value] of values.entries()) {
      if (!(value > 0)) continue;
      const width = Math.max(1, at(value)).toFixed(1);
      parts.push(
        `<rect x="${LEFT}" y="${y + place * BAR}" width="${width}" height="${BAR - 1}" fill="${COLOURS[place]}"/>`,
      );
      parts.push(text(LEFT + at(value) + 4, y + place * BAR + 8, short(value), 'font-size="9"'));
    }
  }
  if (limit !== undefined) {
    const x = LEFT + at(limit);
    parts.push(
      `<line x1="${x}" x2="${x}" y1="${TOP - 6}" y2="${height - 24}" stroke="#dc2626" stroke-dasharray="4 3"/>`,
    );
  }
  const width = LEFT + WIDTH + 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="11">
<style>text { fill: #334155 } @media (prefers-color-scheme: dark) { text { fill: #cbd5e1 } }</style>
${parts.join('\n')}
</svg>
`;
}

const text = (x: number, y: number, content: string, attributes = '') =>
  `<text x="${x.toFixed(1)}" y="${y}" ${attributes}>${escaped(content)}</text>`;
const escaped = (content: string) => content.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const short = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
