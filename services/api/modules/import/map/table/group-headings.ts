import { fieldOfHeading, SURE, WHOLE } from '#contracts/vocabulary/fields/import-headings.ts';

/** The headings of a table, and the rows that hold them. */
interface Headings {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Headings in two rows, of which the upper one names groups: 'Dates' over 'Publication' and 'Closing'. The row with the most
 * known words was taken for the header, so the other one may stand above or below it.
 */
export function groupHeadings(
  above: readonly string[],
  columns: readonly string[],
  below: readonly string[] | undefined,
): Headings {
  const width = Math.max(above.length, columns.length, below?.length ?? 0);
  const [upper, header, lower] = [above, columns, below].map((row) => padded(row ?? [], width)) as [Row, Row, Row];
  if (isSecondRow(header, lower)) return { headings: underGroups(header, lower), rows: [header, lower] };
  const whole = header.map((text, at) => (text === lower[at] ? text : `${text} ${lower[at]}`.trim()));
  if (isGoingOn(lower, header, whole)) return { headings: whole, rows: [header, lower] };
  return upper.filter((text) => text !== '').length > 1
    ? { headings: underGroups(upper, header).slice(0, Math.max(above.length, columns.length)), rows: [columns, upper] }
    : { headings: columns, rows: [columns] };
}

type Row = readonly string[];

const padded = (row: Row, width: number): Row => Array.from({ length: width }, (_, at) => row[at]?.trim() ?? '');

/**
 * Whether all texts of the row below stand under groups, and each is a heading there, or each place under groups has words:
 * a notice has its title elsewhere, and a day.
 */
function isSecondRow(columns: readonly string[], lower: readonly string[]): boolean {
  const groups = groupsOf(columns);
  const own = lower.flatMap((text, at) =>
    text === '' || text === columns[at] || isUnit(text, columns[at]) ? [] : [{ text, at }],
  );
  const last = own.at(-1)?.at ?? 0;
  const isUnder = (at: number) => columns[at] === '' || columns[at + 1] === '';
  const isFull =
    own.length > SOME && columns.every((_, at) => at > last || !isUnder(at) || WORDS.test(lower[at] ?? ''));
  const isKnown = (text: string, at: number) =>
    isEnd(groups[at] ?? '', text) || fieldOfHeading(underGroup(groups[at] ?? '', text)) !== undefined;
  return (
    own.length > 1 &&
    own.some(({ at }) => columns[at] === '') &&
    own.every(({ text, at }) => isUnder(at) && (isFull || isKnown(text, at)))
  );
}

/** Whether the row below goes on with the headings, `Last date` with `of receipt`: without a number it is no notice. */
function isGoingOn(lower: Row, header: Row, whole: Row): boolean {
  const units = Number(lower.some((text, at) => header[at] !== '' && UNIT.test(text)));
  return (
    lower.filter((text) => text !== '').length + units > 1 &&
    lower.every((text, at) => text.length <= MAX_WORD && (!/\p{Nd}/u.test(text) || isUnit(text, header[at]))) &&
    fieldsIn(whole) + units > fieldsIn(header)
  );
}

/** A unit that no value is: `2% (Rs. in Million)`. */
const UNIT = /\((?:in )?(?:rs|pkr|rupees|millions?|m|lacs?)\b[^\d)]*\)$/i;
/** Letters of a part of a heading. */
const MAX_WORD = 30;
const fieldsIn = (headings: Row) => new Set(headings.flatMap((heading) => fieldOfHeading(heading)?.field ?? [])).size;

/** Texts that two weekdays below 'Dates' may be, too. */
const SOME = 2;
/** Words of a heading, of which none is a number. */
const WORDS = /^[^\p{Nd}]{1,60}$/u;

/** A unit below a heading, which is no heading of its own: `(Rs. in Million)`, `@ 2%`. */
const isUnit = (text: string, over = '') => over !== '' && /^(?:\(.*\)$|@|rs\b|pkr\b|\d{1,2} ?%)/i.test(text);

/** The headings of the lower row with the words of their groups, and those of the upper one where nothing is below. */
function underGroups(upper: readonly string[], lower: readonly string[]): readonly string[] {
  const groups = groupsOf(upper);
  return lower.map((text, at) => {
    const over = upper[at] ?? '';
    if (isUnit(text, over)) return `${over} ${text}`;
    return text === '' || text === over ? ownHeading(over, text) : underGroup(groups[at] ?? '', text);
  });
}

const ownHeading = (over: string, text: string) => (fieldOfHeading(over) === undefined ? text || over : over);

/** The group of each column: its text stands over the first of them. */
function groupsOf(upper: readonly string[]): readonly string[] {
  let group = '';
  return upper.map((text) => {
    group = text || group;
    return group;
  });
}

/** A group that is no heading without what stands below it: `Date of` over `Issuance`. */
const OPEN_GROUP = /\b(?:of|for)$/i;

/** A heading that says nothing without its group: `Date` under `Opening of Bids`. */
const BARE = /^(?:dates?|time|day|date\s?(?:&|and|\/)\s?time)$/i;

/** Ends of a period, and fields under whose names they stand: the last day is theirs. */
const [FROM, TO] = [/^(?:from|سے)$/i, /^(?:to|up ?to|till|تک)$/i];
const PERIODS: ReadonlySet<string | undefined> = new Set(['closingDate', 'documentsUntil']);
const isEnd = (group: string, text: string) =>
  (FROM.test(text) || TO.test(text)) && PERIODS.has(fieldOfHeading(group)?.field);

/** `Publication` under `Dates` is the `Publication Date`; a heading that says more by itself stays as it is. */
export function underGroup(group: string, heading: string): string {
  if (group === '') return heading;
  if (OPEN_GROUP.test(group)) return `${group} ${heading}`;
  if (isEnd(group, heading)) return FROM.test(heading) ? heading : group;
  const rank = (text: string) => fieldOfHeading(text)?.rank ?? 0;
  const one = group.replace(/s$/i, '');
  const joined = [
    `${heading} of ${group}`,
    `${heading} ${one}`,
    `${heading} ${group}`,
    `${group} ${heading}`,
    `${one} ${heading}`,
  ];
  const ranked = joined.map((text) => ({ text, rank: rank(text) }));
  const best = ranked.reduce((sofar, next) => (next.rank > sofar.rank ? next : sofar));
  return best.rank >= (BARE.test(heading) ? SURE : Math.max(WHOLE, rank(heading))) ? best.text : heading;
}
