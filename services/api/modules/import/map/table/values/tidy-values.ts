import { KARACHI_OFFSET_MS } from '#contracts/rules/karachi-time.ts';
import { fieldOfHeading, WHOLE } from '#contracts/vocabulary/fields/import-headings.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import type { SECTORS } from '#contracts/vocabulary/sectors.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { readExtended } from '../../../../../platform/files/values/read-extended.ts';
import { readMoment } from '../../../../../platform/files/values/read-moment.ts';
import { readPair } from '../../../../../platform/files/values/read-pair.ts';
import { readPeriod } from '../../../../../platform/files/values/read-period.ts';
import { daysAfter, withYear } from '../../../../../platform/files/values/with-year.ts';
import { AMOUNTS, isBlank, KINDS } from '../../row-cells.ts';
import { readLabelled } from '../dates/labelled-days.ts';
import { readOffice } from './read-office.ts';

const ZONED = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/;

/**
 * The values of a row in the forms that the schema takes: dates, times, choices and addresses as people write them. A
 * value that cannot be understood stays as it is, so that the check of the row names it.
 */
export function tidyValues(given: Readonly<Record<string, unknown>>, order: ImportDateOrder): Record<string, unknown> {
  const input = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, valueAlone(field, value)]));
  for (const step of [settleLabelled, settleExtended, settlePeriods, settlePairs, settleYears, settleSameDay])
    step(input, order);
  const { openingTime, ...others } = input;
  const tidied: Record<string, unknown> = others;
  /** Times of moments whose cells state a day alone. */
  const times: Readonly<Record<string, unknown>> = { openingAt: openingTime, cancelledAt: '00:00' };
  for (const [field, value] of Object.entries(tidied)) {
    if (typeof value !== 'string') continue;
    const text = value.trim().replace(NO_FORMULA, '');
    tidied[field] = KINDS[field] === 'instant' ? tidyInstant(text, times[field], order) : tidyValue(field, text, order);
  }
  if (typeof input.closingDate === 'string' && isBlank(input.closingTime)) {
    const text = input.closingDate.trim();
    const time = ZONED.test(text) ? timeInKarachi(text) : readMoment(text, order)?.time;
    if (time !== undefined && time !== '00:00') tidied.closingTime = time;
  }
  Object.assign(tidied, issueOf(input, order), officeOf(input));
  if (Array.isArray(input.sectors)) tidied.sectors = input.sectors.map(tidySector);
  return tidied;
}

/** The apostrophe that keeps a text from being calculated, in our own files too. */
const NO_FORMULA = /^'(?=[=+@-])/;

/** The day behind the number of a letter. */
const DATED = /\b(?:dated|dt)\b[.:]?\s*(\S.{5,20})$/i;

/** A newspaper with the day of its issue: `Dawn, 26-11-2026`. */
const PAPER = /^(.{0,60}\p{L})\W{1,3}(\d{1,2}[-./ ]{1,2}(?:\d{1,2}|\p{L}{3,9})[-./, ]{1,2}\d{4})\)?$/u;

/** The newspaper without the day of its issue, and the day of publication where it or the number of a letter has one. */
function issueOf(input: Readonly<Record<string, unknown>>, order: ImportDateOrder): Record<string, unknown> {
  const [, source, issued] = PAPER.exec(String(input.source ?? '')) ?? [];
  const day = readMoment(issued ?? '', order)?.day;
  const dated = DATED.exec(String(input.reference ?? ''))?.[1];
  const publishDate = dated === undefined ? day : readMoment(dated, order)?.day;
  return {
    ...(day !== undefined && { source }),
    ...(isBlank(input.publishDate) && publishDate !== undefined && { publishDate }),
  };
}

/** Texts whose parts have headings of their own. */
const HEADED: ReadonlySet<string> = new Set(['description', 'contact', 'ocrText', 'sourceLicense']);
/** Values by which people say nothing; of an amount they say that there is none. */
const NOTHING = /^0000-00-00|^(?:tenders?|n\/?a|n\.a\.?|nil|none|-+|not (?:applicable|available))$/i;
/** Values by which databases and programs say nothing, of whatever field. */
export const UNKNOWN = /^(?:null|nan|nat|undefined|not (?:mentioned|given))$/i;
/** Kinds of notices, which a column such as `Type` tells beside the ways to buy, and of objects of Drupal, WordPress or a map. */
const KINDS_OF_NOTICE =
  /^(?:corrigend(?:um|a)|addend(?:um|a)|amendments?|extensions?|notice|post|page|feature|node--\w+)$/i;

/** A value without its own heading. */
function valueAlone(field: string, value: unknown): unknown {
  if (typeof value === 'string' && UNKNOWN.test(value.trim())) return '';
  if (HEADED.has(field)) return value;
  if (field === 'procurementMethod' && KINDS_OF_NOTICE.test(String(value).trim())) return '';
  if (Array.isArray(value)) return value.map((one) => withoutHeading(field, one));
  const isNone = typeof value === 'string' && NOTHING.test(value.trim()) && !AMOUNTS.has(field);
  return isNone ? '' : withoutHeading(field, value);
}

/** A text without its own heading, which pages put before it: `Ref: S-1`. */
function withoutHeading(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, label = '', own] = /^\s*(\p{L}[^:\n\d]{1,30}):\s*([^\s/].*)$/su.exec(value) ?? [];
  const meant = own === undefined ? undefined : fieldOfHeading(label);
  return meant?.field === field && meant.rank >= WHOLE ? own : value;
}

/** Facts that the column of the buyer states, as far as no column of its own says it. */
function officeOf({
  procuringOrganization,
  city,
  contact,
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (typeof procuringOrganization !== 'string') return {};
  const office = readOffice(procuringOrganization.trim());
  const contacts = [contact, office.contact].filter((one) => !isBlank(one));
  return {
    procuringOrganization: office.body,
    ...(isBlank(city) && office.city !== undefined ? { city: office.city } : {}),
    ...(office.contact === undefined ? {} : { contact: contacts.join('\n') }),
  };
}

/** A change of values that stand in several forms, in their place. */
type Settle = (input: Record<string, unknown>, order: ImportDateOrder) => void;

/** Puts what is read from the text of a field in its place. */
function settle(input: Record<string, unknown>, field: string, read: (text: string) => string | undefined): void {
  const text = input[field];
  if (typeof text === 'string') input[field] = read(text) ?? text;
}

const dayOf = (value: unknown, order: ImportDateOrder) =>
  typeof value === 'string' ? readMoment(value, order)?.day : undefined;

/** The closing of a cell with several days, as `tidyValues` reads it. */
export function closingAlone(closing: unknown, order: ImportDateOrder): unknown {
  const input: Record<string, unknown> = { closingDate: closing };
  for (const step of [settleLabelled, settlePeriods, settlePairs]) step(input, order);
  return input.closingDate;
}

/** Sale, closing and opening as the labels in the cell of the closing say. */
const settleLabelled: Settle = (input, order) => {
  const days = typeof input.closingDate === 'string' ? readLabelled(input.closingDate, order) : undefined;
  for (const [field, day] of Object.entries(days ?? {}))
    if (field === 'closingDate' || (field !== 'other' && isBlank(input[field]))) input[field] = day;
};

/** Closing and sale as the days to which they were extended. */
const settleExtended: Settle = (input, order) => {
  const published = dayOf(input.publishDate, order);
  for (const field of ['closingDate', 'documentsUntil'])
    settle(input, field, (text) => readExtended(text, order, published));
};

/** Publication, sale and closing as single days; people write the first and the last as one period, too. */
const settlePeriods: Settle = (input, order) => {
  const isOne = (text: string) => ZONED.test(text.trim()) || readMoment(text, order) !== undefined;
  const periodOf = (text: string) => (isOne(text) ? undefined : readPeriod(text, order));
  settle(input, 'publishDate', (text) => periodOf(text)?.[0]);
  settle(input, 'documentsUntil', (text) => periodOf(text)?.[1]);
  settle(input, 'closingDate', (text) => {
    const period = periodOf(text);
    if (period !== undefined && isBlank(input.publishDate)) input.publishDate = period[0];
    return period?.[1];
  });
};

/** Closing as one moment; people write the opening into the same cell. */
const settlePairs: Settle = (input, order) => {
  const { closingDate, closingTime } = input;
  const isOne = typeof closingDate !== 'string' || ZONED.test(closingDate.trim()) || !PARTED.test(closingDate);
  const pair = isOne || readMoment(closingDate, order) !== undefined ? undefined : readPair(closingDate, order);
  const times = typeof closingTime === 'string' && PARTED.test(closingTime) ? readPair(closingTime, order) : undefined;
  if (times !== undefined) {
    input.closingTime = times.closing.time;
    if (isBlank(input.openingTime)) input.openingTime = times.opening.time;
  }
  if (pair?.closing.day !== undefined) {
    const { closing, opening } = pair;
    input.closingDate = [closing.day, closing.time].filter(Boolean).join(' ');
    if (isBlank(input.openingAt)) input.openingAt = `${opening.day} ${opening.time}`;
  }
};

/** Days behind the one of publication with the year that follows from it, where none is stated; itself with the one of the closing. */
const settleYears: Settle = (input, order) => {
  const settleFrom = (
    field: string,
    day: string | undefined,
    read: (text: string, day: string) => string | undefined,
  ) => settle(input, field, (text) => (day === undefined || WITH_YEAR.test(text) ? undefined : read(text, day)));
  settleFrom('publishDate', dayOf(input.closingDate, order), (text, closing) => withYear(text, closing, order, -1));
  const published = dayOf(input.publishDate, order);
  for (const field of ['closingDate', 'openingAt', 'documentsUntil']) {
    settleFrom(field, published, daysAfter);
    const before = field === 'openingAt' ? dayOf(input.closingDate, order) : published;
    settleFrom(field, before, (text, day) => withYear(text, day, order));
  }
};

const SAME_DAY = /\b(?:on )?(?:the )?same (?:day|date)\b(?: (?:&|and) (?:venue|place)\b)?/i;

/** An opening `same day at 2:30 PM` with the day of closing. */
const settleSameDay: Settle = (input, order) => {
  const day = dayOf(input.closingDate, order);
  settle(input, 'openingAt', (text) => {
    const rest = text.replace(SAME_DAY, ' ').trim();
    const time = rest === '' ? '' : readMoment(rest, order)?.time;
    return day && SAME_DAY.test(text) && time !== undefined ? `${day} ${time}` : undefined;
  });
};

/** A year, or three numbers of a date. */
const WITH_YEAR = /\p{Nd}{4}|\p{Nd}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}/u;

/** Signs and words between two moments of a cell. */
const PARTED = /[/&|;,\n]|and|open/i;

/** `HH:MM` of an instant; undefined for the first or last second of a day, which stands for one without an hour. */
function timeInKarachi(instant: string): string | undefined {
  const at = /T(00:00(:00)?|23:59:59)(\.\d+)?(Z|[+-])/.test(instant) ? Number.NaN : Date.parse(instant);
  return Number.isNaN(at) ? undefined : new Date(at + KARACHI_OFFSET_MS).toISOString().slice(11, 16);
}

/** Signs that messengers put before a title. */
const ADORNED = /^[\p{Extended_Pictographic}\p{M}\p{Cf}*\s]+(?=[\p{L}\p{N}])/u;

/** `NEW!`, `*New*` or `[Updated]`, by which portals call to a notice for some days; `(new)` is said of goods. */
const BADGE = /^(?:\[new!?\]|\(?new[*!]+\)?|new:)\s*(?=\p{L})|(?:\[(?:new|updated)!?\]|\((?:new!|updated!?)\))$/iu;

function tidyValue(field: string, text: string, order: ImportDateOrder): string {
  if (field === 'title') return text.replace(ADORNED, '').replace(BADGE, '').trim();
  if (field === 'reference') return text.replace(/^'(?=[^']+$)/, ''); // by it spreadsheets are made to keep a number as it is
  if (field === 'status') return statusOf(text) ?? text;
  switch (KINDS[field]) {
    case 'day':
      return ZONED.test(text) ? text : (readMoment(text, order)?.day ?? text);
    case 'time':
      return tidyTime(text, order);
    case 'webAddress':
      return /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(text) ? `http://${text}` : text;
    default:
      return text;
  }
}

/** Days by which databases say that a time has none: `30/12/1899 11:00:00`. */
const NO_DAY = /^(?:\d\d?[-/.]\d\d?[-/.](?:1899|1900)|(?:1899|1900)[-/.]\d\d?[-/.]\d\d?)[ T]+(?=\d)/;

function tidyTime(stated: string, order: ImportDateOrder): string {
  const text = stated
    .replace(NO_DAY, '')
    .replace(/^(1?[1-9]|[12]0|2[1-3])(?:\.([0-5]))?$/, (_, hour, tens = 0) => `${hour}:${tens}0`); // 11.30 as a number
  const military = /^([01]\d|2[0-3])[-–]?([0-5]\d)$/.exec(text);
  if (military !== null) return `${military[1]}:${military[2]}`;
  const share = /^0?\.\d+$/.test(text) ? Number(text) : undefined; // share of the day, as spreadsheets store a time
  return (share === undefined ? readMoment(text, order) : readMoment(String(40_000 + share), order))?.time ?? text;
}

function tidyInstant(text: string, timeBeside: unknown, order: ImportDateOrder): string {
  if (ZONED.test(text)) return text;
  const { day, time } = readMoment(text, order) ?? {};
  const hour = time ?? (typeof timeBeside === 'string' ? tidyTime(timeBeside.trim(), order) : '');
  return day === undefined || !/^\d\d:\d\d$/.test(hour) ? text : `${day}T${hour}:00+05:00`;
}

/** The first that fits; portals run several words together, as in `CancelledNo bids`. */
const STATUS_WORDS: readonly (readonly [RegExp, TenderStatus])[] = [
  [/^(closing[\s_-]*soon|expiring)/i, 'closing_soon'],
  [
    /^(closed?|complete|award|cancel|withdraw|expired|archiv|unsuccessful|annul|(?:(?:under|technical)[\s_-]*)?evaluat|scrap|terminat)/i,
    'closed',
  ],
  [
    /^(open|publish|active|live|new|current|ongoing|in[\s_-]*progress|corrigend|extend|amend|invit|float|re-?tender|re-?advert)/i,
    'open',
  ],
];

const statusOf = (text: string) => STATUS_WORDS.find(([words]) => words.test(text))?.[1];
/** Whether below `State` stands how far the tender is, and no place. */
export const isStatus = (text: string): boolean => !/^\s*new/i.test(text) && statusOf(text.trim()) !== undefined;

const SECTOR_WORDS: readonly (readonly [RegExp, (typeof SECTORS)[number]])[] = [
  [/^public/i, 'Public Sector'],
  [/^private/i, 'Private Sector'],
  [/^(govt|government|federal|provincial)/i, 'Government'],
  [/^(defen[cs]e|military|army)/i, 'Defense'],
  [/^education/i, 'Education'],
  [/^(health|medical)/i, 'Healthcare'],
  [/^(infrastructure|construction)/i, 'Infrastructure'],
  [/^(energy|power)/i, 'Energy'],
];

const sectorOf = (name: string) => SECTOR_WORDS.find(([words]) => words.test(name.trim()))?.[1];
export const isSector = (name: string): boolean => sectorOf(name) !== undefined;
const tidySector = (name: unknown) => (typeof name === 'string' ? sectorOf(name) : undefined) ?? name;
