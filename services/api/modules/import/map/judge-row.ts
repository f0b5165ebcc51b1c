import { type ImportProblem, ImportRow } from '#contracts/api/imports.ts';
import type { RawRow } from '../read/raw-row.ts';
import type { Untaken } from '../write/import-targets.ts';
import { type Draft, isDraft, type Mapper } from './draft.ts';
import { rowDigest, rowKey } from './notice-key.ts';

/** A row that says what a tender needs. */
export interface Notice {
  readonly place: string;
  readonly row: ImportRow;
  readonly key: string;
  /** Digest of what the row states. */
  readonly digest: string;
  /** Milliseconds of the statement's date, where the file dates its statements; otherwise undefined. */
  readonly order: number | undefined;
  readonly columns: Draft['columns'];
}

export type Judged =
  | {
      readonly ok: true;
      readonly notice: Notice;
      /** Values that were left out or replaced. */
      readonly notes: readonly ImportProblem[];
    }
  | { readonly ok: false; readonly problems: readonly ImportProblem[] };

const SHOWN = 80;
const EDITED = 'Was changed here by hand, too, so it was not taken';
const REDACTED = 'Was redacted here, so it was not taken';
const NOT_UTF8 = '\uFFFD';

/** Without one of these a row is no notice; a bad value of another field is left out. */
const REQUIRED = new Set(['title', 'description', 'closingDate', 'categories', 'sectors']);
const NO_DESCRIPTION = 'No description: the title stands in for it';
const GARBLED = 'Has letters that cannot be read in the encoding of the file';

/** Brings a raw row to our fields and checks it. `source` is what to take for a row that names none. */
export function judgeRow(raw: RawRow, map: Mapper, source: string | undefined): Judged {
  const { place } = raw;
  if (!raw.ok) return refused([{ place, column: '', value: cut(raw.text), reason: raw.reason, cost: 'row' }]);
  const draft = map(raw.value);
  if (!isDraft(draft)) return refused([{ place, ...draft, value: cut(draft.value), cost: 'row' }]);
  const input: Record<string, unknown> = { ...draft.input };
  const notes: ImportProblem[] = [];
  if (source !== undefined && !input.source) input.source = source;
  if (isBlank(input.description) && !isBlank(input.title)) {
    input.description = input.title;
    notes.push({ place, column: nameOf(draft, 'description'), value: '', reason: NO_DESCRIPTION, cost: 'value' });
  }
  for (;;) {
    const judged = faultsOf(input);
    if ('row' in judged) return { ok: true, notice: noticeOf(place, judged.row, draft), notes };
    const isRefused = judged.faults.some(({ field }) => REQUIRED.has(field) || !(field in input));
    const problems = judged.faults.map(({ field, reason }): ImportProblem => {
      return {
        place,
        column: nameOf(draft, field),
        value: cut(input[field]),
        reason,
        cost: isRefused ? 'row' : 'value',
      };
    });
    if (isRefused) return refused(problems);
    notes.push(...problems);
    for (const { field } of judged.faults) delete input[field];
  }
}

interface Fault {
  readonly field: string;
  readonly reason: string;
}

function faultsOf(
  input: Readonly<Record<string, unknown>>,
): { readonly row: ImportRow } | { readonly faults: Fault[] } {
  const garbled = Object.keys(input).filter((field) => isGarbled(input[field]));
  if (garbled.length > 0) return { faults: garbled.map((field) => ({ field, reason: GARBLED })) };
  const parsed = ImportRow.safeParse(input);
  if (parsed.success) return { row: parsed.data };
  const faults = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, reason: UNKNOWN_FIELD }))
      : [{ field: String(issue.path[0] ?? ''), reason: issue.message }],
  );
  return { faults };
}

const UNKNOWN_FIELD = 'Unknown field';

function noticeOf(place: string, row: ImportRow, { key, order, columns }: Draft): Notice {
  return { place, row, key: key ?? rowKey(row), digest: rowDigest(row), order, columns };
}

const isBlank = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : value === undefined || value === null;
const isGarbled = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes(NOT_UTF8) : Array.isArray(value) && value.some(isGarbled);

/** Problems of the row from what the rules of a tender refused, by our field. */
export function problemsOf(notice: Notice, errors: Readonly<Record<string, string>>): ImportProblem[] {
  return Object.entries(errors).map(([field, reason]) => ({
    place: notice.place,
    column: notice.columns[field] ?? field,
    value: cut(notice.row[field as keyof ImportRow]),
    reason,
    cost: 'row',
  }));
}

/** Fields of a row that were not taken, by our names; of a redacted one without the text, which the report would keep. */
export function notesOn(notice: Notice, { conflicts, withheld }: Untaken): ImportProblem[] {
  const note = (field: string, value: string, reason: string): ImportProblem => ({
    place: notice.place,
    column: nameOf(notice, field),
    value,
    reason,
    cost: 'value',
  });
  return [
    ...conflicts.map((field) => note(field, cut(notice.row[field as keyof ImportRow]), EDITED)),
    ...withheld.map((field) => note(field, '', REDACTED)),
  ];
}

const nameOf = (draft: Pick<Draft, 'columns'>, field: string) => draft.columns[field] ?? field;

function refused(problems: readonly ImportProblem[]): Judged {
  return { ok: false, problems };
}

function cut(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
