import { headingKey } from '#contracts/vocabulary/fields/import-headings.ts';
import type { RawRow } from '../../../../../platform/files/raw-row.ts';
import { countKnown } from '../../../map/table/plan-columns.ts';
import type { RawTable } from '../raw-tables.ts';

/** Rows of stacked notices that are held at a time. */
const MAX_ROWS = 20_000;
/** Headings that every notice has at least. */
const LEAST = 2;

const STACKED_NOTE = 'Its notices stand below each other, each with its own headings, and were read one by one.';

/** Words of links and buttons below a notice, and of the numbers of pages. */
const LEADS_ELSEWHERE =
  /^(?:(?:view|read|see|show|download|click|apply)(?: (?:all|full|more|the|here|now|details?|tenders?|notice|documents?|advertisement|pdf))*|details?|more|next|previous|page \d+(?: (?:of|\/) \d+)?)\W*$/i;

interface Line {
  readonly place: string;
  readonly label: string;
  readonly value: string;
}

/** Notices below each other, each a column of headings beside a column of values; undefined for any other table. */
export async function stackedNotices(raw: RawTable, at: number) {
  const lines: Line[] = [];
  const rows = async function* (): AsyncGenerator<RawRow> {
    yield { ok: true, place: raw.place, value: raw.columns };
    yield* raw.rows();
  };
  for await (const row of rows()) {
    const cells = row.ok ? (row.value as readonly string[]).map((text) => text.trim()) : [];
    if (!row.ok || lines.length === MAX_ROWS || cells.slice(at + 2).some((text) => text !== '')) return undefined;
    lines.push({ place: row.place, label: cells[at] ?? '', value: cells[at + 1] ?? '' });
  }
  const keys = lines.map(({ label }) => headingKey(label));
  const repeated = keys.filter((key, line) => key !== '' && keys.indexOf(key) < line && countKnown([key]) === 1);
  const first = keys.find((key) => repeated.includes(key));
  if (first === undefined || new Set(repeated).size < LEAST) return undefined;
  return ofBlocks(lines.slice(keys.indexOf(first)), first);
}

function ofBlocks(lines: readonly Line[], first: string) {
  const headings = new Map<string, string>();
  const blocks: { readonly place: string; readonly values: Map<string, string> }[] = [];
  let key = first;
  for (const { place, label, value } of lines) {
    // a value without a heading goes on with the one above it
    if (label !== '') key = headingKey(label);
    if (label !== '' && key === first) blocks.push({ place, values: new Map() });
    const values = blocks.at(-1)?.values;
    if (values === undefined || value === '' || (label === '' && LEADS_ELSEWHERE.test(value))) continue;
    if (!headings.has(key)) headings.set(key, label);
    const above = values.get(key);
    values.set(key, above === undefined ? value : `${above}\n${value}`);
  }
  const names = [...headings.keys()];
  return {
    headings: [...headings.values()],
    rows: blocks.map(
      ({ place, values }): RawRow => ({ ok: true, place, value: names.map((name) => values.get(name) ?? '') }),
    ),
    note: STACKED_NOTE,
  };
}
