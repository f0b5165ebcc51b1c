import type { ImportQuestion, ImportReading } from '#contracts/api/imports.ts';
import {
  fieldOfHeading,
  headingKey,
  type ImportField,
  SURE,
  WHOLE,
} from '#contracts/vocabulary/fields/import-headings.ts';
import { isAnyDay, readMoment } from '../../../../platform/files/values/read-moment.ts';
import { type Cells, DATES, type Fields, valueAt, valuesAt } from '../row-cells.ts';
import { areLabelled } from './dates/labelled-days.ts';
import { isRevisedClosing } from './dates/revised-dates.ts';
import { isOffice, isPerson } from './offices/is-office.ts';
import { shown, whichOf } from './questions.ts';
import { isStatus } from './values/tidy-values.ts';

interface ColumnPlan {
  readonly fields: Fields;
  /** Columns of later days of closing, which count where they are filled. */
  readonly revised: ReadonlySet<number>;
  /** Fields for which nothing decides between columns. */
  readonly questions: readonly ImportQuestion[];
}

interface Candidate {
  readonly at: number;
  readonly field: ImportField;
  readonly rank: number;
  /** The field where no other column is of it. */
  readonly orElse?: ImportField;
}

/** Rank above any match by words. */
const STATED = 9;
/** Rank of a heading that counts rows elsewhere, so that another of its field is surer. */
const NUMBERED = 0.5;
/** Words that are nearly headings and tell as much as one that is: a notice has some by chance. */
const SLIPS = 3;
/** Fields of which several columns are one text. */
const JOINED: ReadonlySet<ImportField> = new Set(['contact']);

/** Heading of the person who filled in a form, as Google Forms has it beside its `Timestamp`. */
const FILLER = /^(?:emailaddress|email|username)$/;

/** The number of fields that a header's words name; tells a header from other lines. */
export function countKnown(headings: readonly string[]): number {
  if (headings.some(isAnyDay)) return 0;
  const matches = headings.flatMap((heading) => (heading.length <= 100 ? (fieldOfHeading(heading) ?? []) : []));
  const count = (isSure: boolean) =>
    new Set(matches.flatMap(({ field, rank }) => (rank >= SURE === isSure ? field : []))).size;
  return count(true) + Math.floor(count(false) / SLIPS);
}

/** The headings as people refer to them: of two that are alike, the second is called `Title 2`. */
export function distinctNames(headings: readonly string[]): readonly string[] {
  const taken = new Set(headings.map(headingKey));
  const seen = new Set<string>();
  return headings.map((heading) => {
    const isFirst = heading === '' || !seen.has(headingKey(heading));
    seen.add(headingKey(heading));
    if (isFirst) return heading;
    let number = 2;
    while (taken.has(headingKey(`${heading} ${number}`))) number += 1;
    taken.add(headingKey(`${heading} ${number}`));
    return `${heading} ${number}`;
  });
}

/**
 * Chooses a field for each column: by what a person stated, else by its heading. Of two columns for one field the surer
 * one is taken; between equals the first rows decide, where one is blank or both say the same. Otherwise it is a question.
 * A person knows the columns by `names`, of which no two are alike.
 */
export function planColumns(
  headings: readonly string[],
  rows: readonly Cells[],
  stated: Readonly<Record<string, ImportField | ''>>,
  names: readonly string[] = headings,
): ColumnPlan {
  const statedColumns = readStatedColumns(stated);
  const statedAt = (at: number) => statedFieldOf(names[at] ?? '', statedColumns);
  const isOfForm = headingKey(headings[0] ?? '') === 'timestamp';
  const named = headings.flatMap((heading, at): Candidate[] => {
    const statedField = statedAt(at);
    if (statedField !== undefined) return statedField === '' ? [] : [{ at, field: statedField, rank: STATED }];
    if (isOpeningTime(headings, at) && (statedAt(at - 1) ?? 'openingAt') === 'openingAt')
      return [{ at, field: 'openingTime', rank: WHOLE }];
    const match = isOfForm && FILLER.test(headingKey(heading)) ? undefined : matchOf(heading, valuesAt(rows, at));
    if (headingKey(heading) === 'no' && areNumbers(valuesAt(rows, at)))
      return [{ at, field: 'reference', rank: NUMBERED }];
    return match && !isBeginning(match, heading) ? candidateBy(match, valuesAt(rows, at), at, heading) : [];
  });
  const revised = revisedColumns(headings, rows, named, statedAt);
  const isPast = ({ at, field, rank }: Candidate) =>
    field === 'closingDate' && rank < STATED && FORMER.test(headings[at] ?? '');
  const hasPresent = named.some(
    (one) => one.field === 'closingDate' && !revised.has(one.at) && !isPast(one) && valuesAt(rows, one.at).length > 0,
  );
  const candidates = settled(
    named.filter((one) => !revised.has(one.at) && !(hasPresent && isPast(one))),
    rows,
  );
  const fields: (ImportField | undefined)[] = headings.map(() => undefined);
  const questions: ImportQuestion[] = [];
  for (const field of new Set(candidates.map((candidate) => candidate.field))) {
    const best = candidatesFor(field, candidates, rows);
    for (const { at } of JOINED.has(field) ? best : best.slice(0, 1)) fields[at] = field;
    if (best.length > 1 && !JOINED.has(field)) {
      questions.push(
        whichOf(
          field,
          best.map(({ at }) => names[at] ?? ''),
        ),
      );
    }
  }
  const described = fields.indexOf('description');
  if (!fields.includes('title')) {
    const mayName = (at: number) =>
      isFree(headings[at] ?? '', fields[at], statedAt(at)) &&
      wordsIn(rows, at) >= TITLE_WORDS &&
      !valuesAt(rows, at).some(isOffice);
    const named = namedBeside(headings, described, mayName) ?? described; // a list with one text to each notice
    if (named >= 0) fields[named] = 'title';
  }
  for (const at of revised) fields[at] = 'closingDate';
  const timed = timeBeside(headings, fields.indexOf('closingDate'));
  if (!fields.includes('closingTime') && isFree(headings[timed] ?? '', fields[timed], statedAt(timed)))
    fields[timed] = 'closingTime';
  return { fields, revised, questions };
}

/** Whether texts below `No` are numbers of tenders, `PWD/41/2026`, and do not count the rows. */
const areNumbers = (values: readonly string[]) =>
  values.length > 1 &&
  new Set(values).size === values.length &&
  values.every((value) => /\d/.test(value) && (value.length > 4 ? /[\p{L}/-]/u : /^\p{L}.*\d/u).test(value));

/** Times of day below a heading that may be of days, too, are those of the day beside them. */
const TIMES: Readonly<Partial<Record<ImportField, ImportField>>> = {
  closingDate: 'closingTime',
  openingAt: 'openingTime',
};

/** Meaning of a heading alone, or of labels beside the days below it. */
function matchOf(heading: string, values: readonly string[]) {
  const match = fieldOfHeading(heading);
  const isOfDays = !match || DATES.has(match.field);
  return isOfDays && areLabelled(heading, values) ? { field: 'closingDate' as const, rank: WHOLE } : match;
}

/** Meaning of a heading with these values below it; numbers that only count the rows tell no notice from others. */
function candidateBy(
  match: Omit<Candidate, 'at'>,
  values: readonly string[],
  at: number,
  heading: string,
): Candidate[] {
  if (match.field === 'reference' && values.length > 1 && values.every((value, row) => value === `${row + 1}`))
    return [];
  if (match.field === 'reference' && values.length > 0 && values.every((value) => WORD.test(value))) return [];
  if (match.field === 'province' && values.length > 0 && values.every(isStatus))
    return [{ at, ...match, field: 'status' }];
  if (match.field === 'closingTime' && values.length > 0 && values.every((value) => PERIOD.test(value))) return [];
  if (match.field === 'documentFee' && (MILLIONS.test(heading) || values.some((value) => COSTLY.test(value))))
    return [];
  if (match.field === 'closingDate' && values.length > 0 && !values.some(mayTellDay)) return [];
  if (match.field === 'procuringOrganization' && values.length > 0 && values.every(isPerson)) return [];
  const timed = values.length > 0 && values.every(isTime) ? TIMES[match.field] : undefined;
  return [{ at, ...match, ...(timed !== undefined && { field: timed }) }];
}

/** `Allowed` below `Negotiation`, or `Yes` below `RFQ`. */
const WORD = /^[^\p{Nd}]{1,20}$/u;
/** Days of closing that another one took the place of. */
const FORMER = /\b(?:old|original|previous|earlier|former)\b/i;
/** Unit of the price of a work, which no document has. */
const MILLIONS = /\b(?:m|millions?|la[ck]h?s?|crores?)\b/i;
const COSTLY = /^\D*(?:\d[\d.,]* ?(?:m|millions?|la[ck]h?s?|crores?)\b|(?:\d,?){7})/i;
/** `Bids Received` may be their number, too; a formula that was not calculated may give a day. */
const mayTellDay = (value: string) => /\p{Nd}|^#/u.test(value) && !/^\d{1,4}$/.test(value);
/** Months to complete a work, below `Time`. */
const PERIOD = /^\W*\d{1,4}\W*(?:days?|weeks?|months?|years?|y(?:ea)?rs?)\b/i;
/** `Sale of Documents From` beside the day until which they are sold. */
const isBeginning = ({ field }: Omit<Candidate, 'at'>, heading: string) =>
  field === 'documentsUntil' && /\b(?:from|start)\W*$/i.test(heading);

function isTime(text: string): boolean {
  const moment = readMoment(text, 'day-first');
  return moment?.time !== undefined && moment.day === undefined;
}

/** `Time` behind the day of opening. */
const isOpeningTime = (headings: readonly string[], at: number) =>
  headingKey(headings[at] ?? '') === 'time' && fieldOfHeading(headings[at - 1] ?? '')?.field === 'openingAt';

/** `Auction Time` beside the day of closing, which is called `Auction Date`. */
function timeBeside(headings: readonly string[], closing: number): number {
  const day = headingKey(headings[closing] ?? '');
  return day.endsWith('date') ? headings.findIndex((one) => headingKey(one) === day.replace(/date$/, 'time')) : -1;
}

const isFree = (heading: string, field: ImportField | undefined, stated: ImportField | '' | undefined) =>
  field === undefined && stated === undefined && fieldOfHeading(heading) === undefined;

/** Ends of headings of names, as keys have them. */
const NAME = /(?:name|title|subject)$/;

/** The column of names beside one of descriptions: `Card Name` beside `Card Description`, else the only one with several words; without descriptions `Name` or `Scheme`. */
function namedBeside(
  headings: readonly string[],
  described: number,
  isTitle: (at: number) => boolean,
): number | undefined {
  const name = described < 0 ? /^(?:name|scheme)$/ : NAME;
  const found = headings.flatMap((heading, at) => (name.test(headingKey(heading)) && isTitle(at) ? [at] : []));
  const description = headingKey(headings[described] ?? '');
  const own = found.find((at) => {
    const thing = headingKey(headings[at] ?? '').replace(NAME, '');
    return thing !== '' && description.startsWith(thing);
  });
  return own ?? (found.length === 1 ? found[0] : undefined);
}

/** Columns of later days of closing beside the one of the first days. */
function revisedColumns(
  headings: readonly string[],
  rows: readonly Cells[],
  named: readonly Candidate[],
  statedAt: (at: number) => ImportField | '' | undefined,
): ReadonlySet<number> {
  const later = headings.flatMap((heading, at) => {
    if ((statedAt(at) ?? 'closingDate') !== 'closingDate' || !isRevisedClosing(heading)) return [];
    const values = valuesAt(rows, at);
    return values.length === 0 || values.some(isAnyDay) ? [at] : [];
  });
  const hasFirst = named.some(({ at, field, rank }) => field === 'closingDate' && rank >= SURE && !later.includes(at));
  const isOnly = later.length === 1 && named.every(({ field }) => field !== 'closingDate'); // in a list of corrigenda
  return new Set(hasFirst || isOnly ? later : []);
}

type StatedColumns = ReadonlyMap<string, ImportField | ''>;

/** Fields that a person stated, by the keys of headings. */
export const readStatedColumns = (stated: ImportReading['columns'] = {}): StatedColumns =>
  new Map(Object.entries(stated).map(([heading, field]) => [headingKey(heading), field]));

export const statedFieldOf = (name: string, statedColumns: StatedColumns): ImportField | '' | undefined =>
  statedColumns.get(headingKey(name)) ?? statedColumns.get(headingKey(shown(name)));

/** Headings for which a person stated a field, and which no column has. */
export function headingsWithoutColumn(names: readonly string[], stated: ImportReading['columns'] = {}): string[] {
  const known = new Set(names.flatMap((name) => [headingKey(name), headingKey(shown(name))]));
  return Object.keys(stated).filter((heading) => !known.has(headingKey(heading)));
}

/** Words of a text on average from which on it is no category. */
const TITLE_WORDS = 4;

/** Candidates of which each has one field: 'Nature of Work' heads the titles of one list, and the categories of another. */
function settled(candidates: readonly Candidate[], rows: readonly Cells[]): readonly Candidate[] {
  const has = (name: ImportField) => candidates.some(({ field }) => field === name);
  if (has('title')) return candidates;
  const isTitle = ({ at, field }: Candidate) =>
    candidates.some((other) => other.field === field && other.at !== at) ||
    (!has('description') && (wordsIn(rows, at) >= TITLE_WORDS || areTitles(valuesAt(rows, at))));
  return candidates.map((one) => (one.orElse !== undefined && isTitle(one) ? { ...one, field: one.orElse } : one));
}

/** Texts of several words each, none of which is there twice: a list has fewer categories than notices. */
const areTitles = (values: readonly string[]) =>
  values.length > 2 && new Set(values).size === values.length && values.every((value) => value.split(/\s+/).length > 2);

function wordsIn(rows: readonly Cells[], at: number): number {
  const values = valuesAt(rows, at);
  return values.reduce((sum, value) => sum + value.split(/\s+/).length, 0) / Math.max(1, values.length);
}

/** The columns for one field between which nothing has decided. */
function candidatesFor(
  field: ImportField,
  candidates: readonly Candidate[],
  rows: readonly Cells[],
): readonly Candidate[] {
  const own = candidates.filter((candidate) => candidate.field === field);
  const rank = Math.max(...own.map((candidate) => candidate.rank));
  // two days on which bids may close are worth a question, however well one of them is called
  const least = field === 'closingDate' && rank < STATED ? Math.min(rank, WHOLE) : rank;
  const best = own.filter((candidate) => candidate.rank >= (JOINED.has(field) ? Math.min(least, WHOLE) : least));
  const [first, ...others] = best.filter(({ at }) => rows.some((row) => valueAt(row, at) !== ''));
  if (first === undefined) return best.slice(0, 1);
  return [first, ...others.filter(({ at }) => rows.some((row) => valueAt(row, at) !== valueAt(row, first.at)))];
}
