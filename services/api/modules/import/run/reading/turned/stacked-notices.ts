import { headingKey } from '#contracts/vocabulary/fields/import-headings.ts';
import type { RawRow } from '../../../../../platform/files/raw-row.ts';
import { countKnown } from '../../../map/table/plan-columns.ts';
import { type RawTable, withHeader } from '../raw-tables.ts';

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
  for await (const row of withHeader(raw)) {
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

/** Labels of a form with two of them in a row, and lines after which it is known to be none. */
const [FORM_LABELS, SURE_LINES] = [4, 40];

/** Notices in forms, alone or below each other, that have a label and a value, and beside them another label and its value. */
export async function pairedNotices(raw: RawTable) {
  const isOf = (parity: number) => (_: string, at: number) => at % 2 === parity;
  if (countKnown(raw.columns.filter(isOf(0))) < 2 || countKnown(raw.columns.filter(isOf(1))) > 0) return undefined;
  const lines: Line[] = [];
  const known = new Set<string>();
  let others = 0;
  const pairsOf = (place: string, cells: readonly string[]) => {
    for (let at = 0; at < cells.length; at += 2) {
      const [label, value] = [cells[at]?.trim() ?? '', cells[at + 1]?.trim() ?? ''];
      if (label === '' || value === '') continue;
      if (countKnown([label]) === 1) known.add(headingKey(label));
      else others += 1;
      lines.push({ place, label, value });
    }
  };
  for (const cells of raw.before ?? [raw.above]) pairsOf(raw.place, cells);
  for await (const row of withHeader(raw)) {
    if (!row.ok || lines.length > MAX_ROWS || (lines.length > SURE_LINES && others * 2 > lines.length))
      return undefined;
    pairsOf(row.place, row.value as readonly string[]);
  }
  const first = lines.findIndex(({ label }) => known.has(headingKey(label)));
  if (known.size < FORM_LABELS || others * 2 > lines.length) return undefined;
  return ofBlocks(lines.slice(first), headingKey(lines[first]?.label ?? ''));
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
