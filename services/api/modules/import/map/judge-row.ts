import { type ImportProblem, ImportRow } from '#contracts/api/imports.ts';
import type { ChangeCause } from '#contracts/vocabulary/tenders.ts';
import { NOT_CALCULATED, type RawRow } from '../../../platform/files/raw-row.ts';
import type { UntakenFields } from '../../../platform/imports/tender-import.ts';
import { jsonText } from './json-keys.ts';
import { isMapped, type MappedNotice, type Mapper } from './mapped-notice.ts';
import { isAmendment, isBareAmendment, rowDigest, rowKey } from './notice-key.ts';
import { publicSectors } from './portal-category.ts';
import { withRow } from './refused-row.ts';
import { isBlank } from './row-cells.ts';

/** A row that says what a tender needs. */
export interface Notice {
  readonly place: string;
  readonly row: ImportRow;
  readonly key: string;
  /** The key that its number, or without one its title gives, which several of a list may have; undefined: it is its own alone. */
  readonly number?: string | undefined;
  /** Former closing days from which this one may have moved; absent: all near ones. */
  readonly near?: readonly string[];
  /** Digest of what the row states. */
  readonly digest: string;
  readonly sectorsFollow: boolean;
  /** Milliseconds of the statement's date, where the file dates its statements; otherwise undefined. */
  readonly order: number | undefined;
  readonly cause: ChangeCause | undefined;
  /** The row says that it changes a notice of before. */
  readonly isAmendment?: boolean;
  /** The row has a number and no title, so it can only change the notice of this number. */
  readonly isChange?: boolean;
  readonly columns: MappedNotice['columns'];
}

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
/** Lists within each other that are looked into. */
const MAX_LISTS = 10;
const NOT_UTF8 = '\uFFFD';

/** Fields without which a row is no notice; a bad value of another one is left out. */
const REQUIRED = new Set(['title', 'description', 'closingDate', 'categories']);
/** A note on most rows of most lists. */
export const NO_DESCRIPTION = 'No description: the title stands in for it';
const GARBLED = 'Has letters that cannot be read in the encoding of the file';

const FORMULA_ERROR =
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA|NOT CALCULATED!)$/;
const BROKEN = 'Is the error of a formula. Correct it in the spreadsheet';
const UNCALCULATED =
  'Is a formula whose result the file does not have. Open it in the spreadsheet, save it, and import it again';

/** Brings a raw row to our fields and checks it. `source` and `license` are what to take for a row that names none. */
export function judgeRow(raw: RawRow, map: Mapper, source: string | undefined, license?: string): JudgedRow {
  const { place } = raw;
  if (!raw.ok) return refused([{ place, column: '', value: cut(raw.text), reason: raw.reason, cost: 'row' }]);
  const draft = map(raw.value);
  if (!isMapped(draft)) return refused([{ place, ...draft, value: cut(draft.value), cost: 'row' }]);
  const input: Record<string, unknown> = { ...draft.input };
  const notes = (draft.notes ?? []).map(
    ({ field, value, reason }): ImportProblem => ({
      place,
      column: nameOf(draft, field),
      value: cut(value),
      reason,
      cost: 'value',
    }),
  );
  if (source !== undefined && !input.source) input.source = source;
  if (license !== undefined && isBlank(input.sourceLicense)) input.sourceLicense = license;
  if (isBlank(input.sectors)) input.sectors = sectorsOf(input);
  const { joined = [] } = raw;
  const isUntitled = isBlank(input.title) && isBlank(input.description);
  const isChange = joined.length === 0 && draft.key === undefined && changesOnly(input);
  if (isChange) notes.push(...standIn(place, input, nameOf(draft, 'description')));
  notes.push(...describe(raw, input, nameOf(draft, 'description')));
  for (;;) {
    const judged = faultsOf(input);
    if ('row' in judged) return { ok: true, notice: noticeOf(place, judged.row, draft, isChange), notes };
    const isRefused = judged.faults.some(({ field }) => REQUIRED.has(field) || !(field in input));
    // the title would have stood in for the description
    const faults = judged.faults.filter(({ field }) => !(isUntitled && field === 'description'));
    const problems = faults.map(({ field, reason }): ImportProblem => {
      return {
        place,
        column: nameOf(draft, field),
        value: cut(input[field]),
        reason,
        cost: isRefused ? 'row' : 'value',
      };
    });
    if (isRefused) {
      const below = joined.map((row) => ofJoined(row, REFUSED_ABOVE, 'row'));
      return refused([...withRow(problems, draft.input), ...below]);
    }
    notes.push(...problems);
    for (const { field } of judged.faults) delete input[field];
    input.sectors ??= sectorsOf(input);
  }
}

/** Whether a row has a number and names no work, or has no day and says that the notice is over. */
const changesOnly = ({ title, reference, closingDate, status }: Readonly<Record<string, unknown>>) =>
  !isBlank(reference) &&
  (isBlank(closingDate)
    ? status === 'closed'
    : isBlank(title) || (typeof title === 'string' && isBareAmendment(title)));

/** Words for the check of a row that changes the notice of its number; the day is the one of the change. */
const STANDING_IN = { title: 'Change', description: 'Change', categories: ['Change'], publishDate: undefined };
const UNSTATED = { title: '', description: '', categories: [], sectors: [] };
const ANY_DAY = '2099-12-31';
const OF_CHANGE = 'Tells of the change, so the notice keeps its own';

/** Puts them into the row; what it says of the change is named. */
function standIn(place: string, input: Record<string, unknown>, column: string): readonly ImportProblem[] {
  const said = cut(input.description ?? '');
  Object.assign(input, STANDING_IN, isBlank(input.closingDate) ? { closingDate: ANY_DAY } : {});
  return said === '' ? [] : [{ place, column, value: said, reason: OF_CHANGE, cost: 'value' }];
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
    return joined.map((row) => ofJoined(row, JOINED, 'value'));
  }
  if (!isBlank(input.description) || isBlank(input.title)) return [];
  input.description = input.title;
  return [{ place, column, value: '', reason: NO_DESCRIPTION, cost: 'value' }];
}

const JOINED = 'Only words: joined to the description of the notice above';
const REFUSED_ABOVE = 'Belongs to the row above';
type Joined = NonNullable<Extract<RawRow, { ok: true }>['joined']>[number];

const ofJoined = ({ place, column, text }: Joined, reason: string, cost: 'row' | 'value'): ImportProblem => ({
  place,
  column,
  value: cut(text),
  reason,
  cost,
});

interface Fault {
  readonly field: string;
  readonly reason: string;
}

function faultsOf(
  input: Readonly<Record<string, unknown>>,
): { readonly row: ImportRow } | { readonly faults: Fault[] } {
  const garbled = Object.keys(input).filter((field) => isGarbled(input[field]));
  if (garbled.length > 0) return { faults: garbled.map((field) => ({ field, reason: GARBLED })) };
  const broken = Object.keys(input).flatMap((field) => {
    const error = [input[field]].flat().find((value) => typeof value === 'string' && FORMULA_ERROR.test(value));
    return error === undefined ? [] : [{ field, reason: error === NOT_CALCULATED ? UNCALCULATED : BROKEN }];
  });
  if (broken.length > 0) return { faults: broken };
  const { imageUrl } = input;
  if (typeof imageUrl === 'string' && !isBlank(imageUrl) && !imageUrl.startsWith('data:')) {
    return { faults: [{ field: 'imageUrl', reason: NO_PICTURE }] };
  }
  const parsed = ImportRow.safeParse(input);
  if (parsed.success) return { row: parsed.data };
  const faults = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, reason: UNKNOWN_FIELD }))
      : [{ field: String(issue.path[0] ?? ''), reason: reasonOf(issue, input) }],
  );
  return { faults };
}

const NO_PICTURE = 'Is no picture: only a data URL (PNG, JPEG, GIF) is taken';
const UNKNOWN_FIELD = 'Is not known here';
const UNKNOWN_VALUE = 'Is none of the words that are known here';

const NO_FORM = 'Is in no form that is known here';
const REQUIRED_HERE = 'Is required';

interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly expected?: unknown;
  readonly path: readonly PropertyKey[];
}

/** The form says of a choice that it is required; a file has stated one that nobody knows, or something else than a text. */
function reasonOf({ code, message, expected, path }: Issue, input: Readonly<Record<string, unknown>>): string {
  const value = input[String(path[0] ?? '')];
  if (code === 'invalid_value' && !isBlank(value) && !Array.isArray(value)) return UNKNOWN_VALUE;
  if (code === 'invalid_type' && !isBlank(value)) {
    const wanted = WANTED[String(expected)] ?? 'a text';
    return path.length > 1 ? `Has something that is no ${wanted.slice(2)}` : `Is ${kindOf(value)}, not ${wanted}`;
  }
  if (message.startsWith(INSTANT)) return WITH_TIME;
  if (!OF_THE_CHECK.test(message)) return message;
  return isBlank(value) ? REQUIRED_HERE : NO_FORM;
}

/** Beginning of what the form says of a moment, whose example only a program would write. */
const INSTANT = 'Must be a date and time such as';
const WITH_TIME = 'Must be a date with a time such as 30/11/2026 11:00';
const WANTED: Readonly<Record<string, string>> = { array: 'a list', number: 'a number', int: 'a number' };
/** Sentences that the check itself makes, for programmers. */
const OF_THE_CHECK = /^(?:Invalid (?:input|option|string|element|key)|Too (?:big|small)|Unrecognized)\b/;

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return { object: 'an object', boolean: 'true or false', number: 'a number' }[typeof value as string] ?? 'a text';
}

function noticeOf(place: string, checked: ImportRow, draft: MappedNotice, isChange: boolean): Notice {
  const closingDate = isBlank(draft.input.closingDate) ? '' : checked.closingDate;
  const row = isChange ? { ...checked, ...UNSTATED, closingDate } : checked;
  const { key, order, cause, columns, body } = draft;
  const own = key ?? rowKey(row, body?.replace(/\s+/g, ' ').trim());
  return {
    place,
    row,
    key: own,
    number: key === undefined ? own : undefined,
    digest: rowDigest(row),
    sectorsFollow: isBlank(draft.input.sectors),
    order,
    cause,
    isAmendment: isChange || draft.isAmendment === true || isAmendment(row.title),
    isChange,
    columns,
  };
}

const isGarbled = (value: unknown, depth = 0): boolean =>
  typeof value === 'string'
    ? value.includes(NOT_UTF8)
    : Array.isArray(value) && depth < MAX_LISTS && value.some((item) => isGarbled(item, depth + 1));

/** Problems of the row from what the rules of a tender refused, by our field. */
export function problemsOf(notice: Notice, errors: Readonly<Record<string, string>>): ImportProblem[] {
  const problems = Object.entries(errors).map(([field, reason]) => ({
    place: notice.place,
    column: notice.columns[field] ?? field,
    value: cut(notice.row[field as keyof ImportRow]),
    reason,
    cost: 'row' as const,
  }));
  return withRow(problems, notice.row);
}

/** Fields of a row that were not taken, by our names; of a redacted one without the text, which the report would keep. */
export function notesOn(notice: Notice, { conflicts, withheld }: UntakenFields, isFurther: boolean): ImportProblem[] {
  const note = (field: string, value: string, reason: string): ImportProblem => ({
    place: notice.place,
    column: nameOf(notice, field),
    value,
    reason,
    cost: 'value',
  });
  return [
    ...conflicts.map((field) =>
      note(field, cut(notice.row[field as keyof ImportRow]), isFurther ? FIRST_LEADS : EDITED),
    ),
    ...withheld.map((field) => note(field, '', REDACTED)),
  ];
}

const nameOf = (draft: Pick<MappedNotice, 'columns'>, field: string) =>
  (Object.hasOwn(draft.columns, field) ? draft.columns[field] : undefined) ?? field;

function refused(problems: readonly ImportProblem[]): JudgedRow {
  return { ok: false, problems };
}

function cut(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonText(value);
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
