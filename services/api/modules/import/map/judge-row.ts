import type { z } from 'zod';
import { type ImportProblem, ImportRow } from '#contracts/api/imports.ts';
import type { RawRow } from '../read/raw-row.ts';
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
  | { readonly ok: true; readonly notice: Notice }
  | { readonly ok: false; readonly problems: readonly ImportProblem[] };

const SHOWN = 80;
const REDACTED = 'Was redacted here, so it was not taken';
const NOT_UTF8 = '\uFFFD';

/** Brings a raw row to our fields and checks it. `source` is what to take for a row that names none. */
export function judgeRow(raw: RawRow, map: Mapper, source: string | undefined): Judged {
  const { place } = raw;
  if (!raw.ok) return refused([{ place, column: '', value: cut(raw.text), reason: raw.reason }]);
  const draft = map(raw.value);
  if (!isDraft(draft)) return refused([{ place, ...draft, value: cut(draft.value) }]);
  const input = source === undefined || draft.input.source ? draft.input : { ...draft.input, source };
  const parsed = ImportRow.safeParse(input);
  if (!parsed.success) return refused(parsed.error.issues.flatMap((issue) => toProblems(place, issue, draft)));
  const row = parsed.data;
  const garbled = Object.entries(row).find(([, value]) => typeof value === 'string' && value.includes(NOT_UTF8));
  if (garbled !== undefined) {
    const column = nameOf(draft, garbled[0]);
    return refused([{ place, column, value: cut(garbled[1]), reason: 'Has characters that are not UTF-8' }]);
  }
  const { columns, order } = draft;
  return { ok: true, notice: { place, row, key: draft.key ?? rowKey(row), digest: rowDigest(row), order, columns } };
}

/** Problems of the row from what the rules of a tender refused, by our field. */
export function problemsOf(notice: Notice, errors: Readonly<Record<string, string>>): ImportProblem[] {
  return Object.entries(errors).map(([field, reason]) => ({
    place: notice.place,
    column: notice.columns[field] ?? field,
    value: cut(notice.row[field as keyof ImportRow]),
    reason,
  }));
}

/** What a row says again of facts that were redacted, by our field; without the text, which the report would keep. */
export const withheldFrom = (notice: Notice, fields: readonly string[]): ImportProblem[] =>
  fields.map((field) => ({ place: notice.place, column: nameOf(notice, field), value: '', reason: REDACTED }));

function toProblems(place: string, issue: z.core.$ZodIssue, draft: Draft): ImportProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ place, column: key, value: cut(draft.input[key]), reason: 'Unknown field' }));
  }
  const field = String(issue.path[0] ?? '');
  return [{ place, column: nameOf(draft, field), value: cut(draft.input[field]), reason: issue.message }];
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
