import type { ImportProblem, ImportRow } from '#contracts/api/imports.ts';
import { isBareAmendment, numberAmended } from '#contracts/rules/amendments/amendments.ts';
import type { ChangeCause } from '#contracts/vocabulary/tenders.ts';
import type { RawRow } from '../../../platform/files/raw-row.ts';
import type { UntakenFields } from '../../../platform/imports/tender-import.ts';
import { withRow } from './faults/refused-row.ts';
import { ANY_DAY, faultsOf } from './faults/row-faults.ts';
import { jsonText } from './json-keys.ts';
import { isMapped, type MappedNotice, type Mapper } from './mapped-notice.ts';
import { rowDigest, type Which, whichOf } from './notice-key.ts';
import { publicSectors } from './portal-category.ts';
import { isBlank } from './row-cells.ts';

/** A row that says what a tender needs. */
export interface Notice {
  readonly place: string;
  readonly row: ImportRow;
  readonly which: Which;
  /** Digest of what the row states. */
  readonly digest: string;
  readonly sectorsFollow: boolean;
  /** Milliseconds of the statement's date, where the file dates its statements; otherwise undefined. */
  readonly order: number | undefined;
  readonly cause: ChangeCause | undefined;
  readonly columns: MappedNotice['columns'];
}

/** Whether a row states no notice, so that it can only change one of before. */
export const isChange = ({ row }: Notice): boolean => row.title === '';

export type JudgedRow =
  | {
      readonly ok: true;
      readonly notice: Notice;
      /** Values that were left out or replaced. */
      readonly notes: readonly ImportProblem[];
    }
  | { readonly ok: false; readonly problems: readonly ImportProblem[] };

const SHOWN = 80;
const FIRST_LEADS = 'A further source says otherwise; the first one leads';
const EDITED = 'Was changed here by hand, too, so it was not taken';
const REDACTED = 'Was redacted here, so it was not taken';
/** Fields without which a row is no notice; a bad value of another one is left out. */
const REQUIRED = new Set(['title', 'description', 'closingDate', 'categories']);
/** A note on most rows of most lists. */
export const NO_DESCRIPTION = 'No description: the title stands in for it';
/** Brings a raw row to our fields and checks it. `source` and `license` are what to take for a row that names none. */
export function judgeRow(raw: RawRow, map: Mapper, source: string | undefined, license?: string): JudgedRow {
  const { place } = raw;
  if (!raw.ok) return refused([problem(place, '', raw.text, raw.reason, costOf(raw))]);
  const draft = map(raw.value);
  if (!isMapped(draft)) return refused([problem(place, draft.column, draft.value, draft.reason, 'row')]);
  const input: Record<string, unknown> = { ...draft.input };
  const notes = notesOf(place, draft);
  if (source !== undefined && !input.source) input.source = source;
  if (license !== undefined && isBlank(input.sourceLicense)) input.sourceLicense = license;
  if (isBlank(input.sectors)) input.sectors = sectorsOf(input);
  const { joined = [] } = raw;
  const changed = draft.key === undefined ? changedBy(input, joined.length > 0) : undefined;
  const isUntitled = isBlank(input.title) && isBlank(input.description);
  if (changed !== undefined) notes.push(...standIn(place, input, nameOf(draft, 'description')));
  notes.push(...describe(raw, input, nameOf(draft, 'description')));
  for (;;) {
    const judged = faultsOf(input);
    if ('row' in judged) return { ok: true, notice: noticeOf(place, judged.row, draft, changed), notes };
    const isRefused = judged.faults.some(({ field }) => REQUIRED.has(field) || !(field in input));
    // the title would have stood in for the description
    const faults = judged.faults.filter(({ field }) => !(isUntitled && field === 'description'));
    const cost = isRefused ? 'row' : 'value';
    const problems = faults.map(({ field, reason }) =>
      problem(place, nameOf(draft, field), input[field], reason, cost),
    );
    if (isRefused) {
      const below = joined.map((row) => problem(row.place, row.column, row.text, REFUSED_ABOVE, 'row'));
      return refused([...withRow(problems, draft.input), ...below]);
    }
    notes.push(...problems);
    for (const { field } of judged.faults) delete input[field];
    input.sectors ??= sectorsOf(input);
  }
}

const costOf = ({ isVoid }: Extract<RawRow, { ok: false }>) => (isVoid ? 'void' : 'row');

const notesOf = (place: string, draft: MappedNotice): ImportProblem[] =>
  (draft.notes ?? []).map(({ field, value, reason }) => problem(place, nameOf(draft, field), value, reason));

/**
 * The title of the notice that a row can only change, '' where its number tells: it names no work, or has no day and says
 * that the notice is over. Undefined: it is a notice. A number that its title names alone becomes that of the row.
 */
function changedBy(input: Record<string, unknown>, hasWordsBelow: boolean): string | undefined {
  const title = typeof input.title === 'string' ? input.title : isBlank(input.title) ? '' : '?';
  const named = isBlank(input.reference) ? numberAmended(title) : undefined;
  if (named !== undefined) input.reference = named;
  const about = named !== undefined || isBareAmendment(title) ? '' : title;
  const isNumbered = !isBlank(input.reference);
  const isChange = isBlank(input.closingDate)
    ? input.status === 'closed' && (isNumbered || about !== '')
    : isNumbered && about === '';
  return isChange && !hasWordsBelow ? (isNumbered ? '' : about) : undefined;
}

/** Words for the check of a row that changes the notice of its number; the day is the one of the change. */
const STANDING_IN = { title: 'Change', description: 'Change', categories: ['Change'], publishDate: undefined };
const UNSTATED = { title: '', description: '', categories: [], sectors: [] };
const OF_CHANGE = 'Tells of the change, so the notice keeps its own';

/** Puts them into the row; what it says of the change is named. */
function standIn(place: string, input: Record<string, unknown>, column: string): readonly ImportProblem[] {
  const said = cut(input.description ?? '');
  Object.assign(input, STANDING_IN, isBlank(input.closingDate) ? { closingDate: ANY_DAY } : {});
  return said === '' ? [] : [problem(place, column, said, OF_CHANGE)];
}

/** The sectors that follow from the categories. */
const sectorsOf = ({ categories }: Readonly<Record<string, unknown>>) => [
  ...new Set([categories ?? ''].flat().flatMap((name) => publicSectors(String(name)))),
];

/** Gives a row the words of rows below that go on with it, and its title for a description that it lacks. */
function describe(
  { place, joined = [] }: Extract<RawRow, { ok: true }>,
  input: Record<string, unknown>,
  column: string,
): readonly ImportProblem[] {
  if (joined.length > 0) {
    input.description = [input.description || input.title, ...joined.map(({ text }) => text)].join('\n');
    return joined.map((row) => problem(row.place, row.column, row.text, JOINED));
  }
  if (!isBlank(input.description) || isBlank(input.title)) return [];
  input.description = input.title;
  return [problem(place, column, '', NO_DESCRIPTION)];
}

const JOINED = 'Only words: joined to the description of the notice above';
const REFUSED_ABOVE = 'Belongs to the row above';

/** `changed`: the title of the notice that a row of a change is about, '' where its number tells; undefined: it is a notice. */
function noticeOf(place: string, checked: ImportRow, draft: MappedNotice, changed: string | undefined): Notice {
  const closingDate = isBlank(draft.input.closingDate) ? '' : checked.closingDate;
  const row = changed === undefined ? checked : { ...checked, ...UNSTATED, closingDate };
  const { order, cause, columns } = draft;
  return {
    place,
    row,
    which: whichOf({ ...row, title: changed ?? row.title }, draft, changed !== undefined),
    digest: rowDigest(row),
    sectorsFollow: isBlank(draft.input.sectors),
    order,
    cause,
    columns,
  };
}

/** Problems of the row from what the rules of a tender refused, by our field. */
export function problemsOf(notice: Notice, errors: Readonly<Record<string, string>>): ImportProblem[] {
  const problems = Object.entries(errors).map(([field, reason]) =>
    problem(notice.place, nameOf(notice, field), notice.row[field as keyof ImportRow], reason, 'row'),
  );
  return withRow(problems, notice.row);
}

/** Fields of a row that were not taken, by our names; of a redacted one without the text, which the report would keep. */
export function notesOn(notice: Notice, { conflicts, withheld }: UntakenFields, isFurther: boolean): ImportProblem[] {
  const note = (field: string, value: unknown, reason: string) =>
    problem(notice.place, nameOf(notice, field), value, reason);
  return [
    ...conflicts.map((field) => note(field, notice.row[field as keyof ImportRow], isFurther ? FIRST_LEADS : EDITED)),
    ...withheld.map((field) => note(field, '', REDACTED)),
  ];
}

const nameOf = (draft: Pick<MappedNotice, 'columns'>, field: string) =>
  (Object.hasOwn(draft.columns, field) ? draft.columns[field] : undefined) ?? field;

function refused(problems: readonly ImportProblem[]): JudgedRow {
  return { ok: false, problems };
}

/** A problem with the beginning of its value; by itself it costs the row no more than that. */
const problem = (
  place: string,
  column: string,
  value: unknown,
  reason: string,
  cost: ImportProblem['cost'] = 'value',
): ImportProblem => ({ place, column, value: cut(value), reason, cost });

function cut(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonText(value);
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
