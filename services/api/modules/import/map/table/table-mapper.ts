import type { ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { decodeEntities } from '../../../../platform/files/html/decode-entities.ts';
import type { Mapper } from '../mapped-notice.ts';
import { AMOUNTS, type Fields } from '../row-cells.ts';
import { hourIn, withHour } from './dates/hour-of-heading.ts';
import { labelsIn, withLabels } from './dates/labelled-days.ts';
import { extendedTo, isRevised, OF_ELSE } from './dates/revised-dates.ts';
import { unshown, withSigns } from './values/row-signs.ts';
import { closingAlone, tidyValues, UNKNOWN } from './values/tidy-values.ts';

const LISTS = new Set(['categories', 'organizations']);
/** Fields in whose cells people break lines to fit a column. */
const ONE_LINE = new Set(['title', 'reference', 'city', 'province']);
/** Fields whose own column counts before a row above. */
const ONCE = new Set(['city', 'procuringOrganization', 'closingDate']);
/** Fields whose words may tell of a later day, beside columns that no field has. */
const REMARKED: ReadonlySet<Fields[number]> = new Set([undefined, 'status']);
/** The end of a title that says to which day the closing was extended. */
const DATE_EXTENDED = /\b(?<!completion )(?:last |closing |due )?date (?:is |has been |stands )?extended\b.{3,60}$/i;
/** Ends of lines, also as databases write them. */
const LINES = /\n|\\r\\n|\\n/g;

interface TableReading {
  readonly headings: readonly string[];
  readonly fields: Fields;
  /** Columns of later days of closing, which count where they are filled. */
  readonly revised?: ReadonlySet<number>;
  /** The days of closing are those of opening, whose hour is later. */
  readonly isOpening?: boolean;
  readonly dateOrder: ImportDateOrder;
  /** Category of rows that name none. */
  readonly category: string | undefined;
}

/** Brings the rows of a table to our fields. */
export function tableMapper({
  headings,
  fields,
  revised,
  isOpening = false,
  dateOrder,
  category,
}: TableReading): Mapper {
  const columns: Record<string, string> = {};
  for (const [at, field] of fields.entries()) {
    if (field !== undefined && !revised?.has(at)) columns[field] ??= headings[at] ?? '';
  }
  const units = fields.map((field, at) => unitIn(field, headings[at] ?? ''));
  const hours = fields.map((field, at) => hourIn(field, headings[at] ?? '', fields));
  const labels = fields.map((field, at) => (field === 'closingDate' ? labelsIn(headings[at] ?? '') : []));
  const remarks = fields.flatMap((field, at) => (REMARKED.has(field) && !OF_ELSE.test(headings[at] ?? '') ? [at] : []));
  const title = fields.indexOf('title');
  // a cell of later days may say that there is none
  const signed = fields.map((field, at) => (revised?.has(at) ? undefined : field));
  return (row) => {
    const texts = (row as readonly string[]).map((text, at) =>
      withLabels(withHour(withUnit(cellText(text), units[at]), hours[at], dateOrder), labels[at] ?? []),
    );
    const hidden = unshown(texts, signed, headings);
    if (hidden !== undefined) return hidden;
    const input = statedIn(texts, (at) => (revised?.has(at) ? undefined : fields[at]));
    const later = [...(revised ?? [])].findLast((at) => isRevised(texts[at] ?? '', dateOrder));
    if (later !== undefined) input.closingDate = texts[later];
    const extended = extendedIn({ texts, remarks, title }, input.closingDate, dateOrder);
    if (extended !== undefined) input.closingDate = extended;
    if (input.categories === undefined && category !== undefined && hasWords(input)) input.categories = [category];
    const called = later === undefined ? columns : { ...columns, closingDate: headings[later] ?? '' };
    const parts = texts[title] ?? '';
    const notes = holdsSeveral(parts) ? [{ field: 'title', value: parts, reason: SEVERAL }] : [];
    const marked = withSigns({ input, columns: called, notes }, texts, signed, headings);
    if (!isOpening) return { ...marked, input: tidyValues(marked.input, dateOrder) };
    const { closingDate, closingTime } = marked.input;
    const tidied = tidyValues({ ...marked.input, openingAt: closingDate }, dateOrder);
    return {
      ...marked,
      input: {
        ...tidied,
        closingTime: closingTime === undefined ? '' : tidied.closingTime,
        openingAt: instantOf(tidied.openingAt),
      },
    };
  };
}

/** The closing with the later day of the first remark that tells one, or of the title. */
function extendedIn(
  { texts, remarks, title }: { texts: readonly string[]; remarks: readonly number[]; title: number },
  closing: unknown,
  order: ImportDateOrder,
): string | undefined {
  const [inTitle = ''] = DATE_EXTENDED.exec(texts[title] ?? '') ?? [];
  const said = [...remarks.map((at) => texts[at] ?? ''), inTitle];
  const day = said.map((remark) => extendedTo(remark, closing, order)).find((one) => one !== undefined);
  return day && `${closingAlone(closing, order) ?? ''} extended to ${day}`.trim();
}

const instantOf = (value: unknown) => (/T\d\d:/.test(String(value)) ? value : '');

/** Whether a row says what it is about; another one can only change a notice, and is given no category. */
export const hasWords = ({ title, description }: Readonly<Record<string, unknown>>): boolean =>
  [title, description].some((text) => text !== undefined && text !== null && text !== '');

/** The values of a row by their fields; those of one field are one text. */
function statedIn(texts: readonly string[], fieldAt: (at: number) => ImportField | undefined): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [at, value] of texts.entries()) {
    const field = fieldAt(at);
    if (field === undefined || value === '' || UNKNOWN.test(value)) continue;
    if (field in input && ONCE.has(field)) continue;
    input[field] = field in input ? `${String(input[field])}\n${value}` : fieldValue(field, value);
  }
  return input;
}

const TAG = /<\/?(?:a|b|i|u|p|br|div|span|font|strong|em|ul|ol|li|td|tr|table|h[1-6])(?:\s[^<>]*)?\/?>/gi;

/** Letters that nobody sees, but for those that join Urdu ones. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g;

/** A text as it was shown where it was copied from a web page. */
export const withoutTags = (text: string): string =>
  decodeEntities(text.replace(TAG, (tag) => (/^<\/?(?:br|p|div|li|tr|h\d)/i.test(tag) ? '\n' : ''))).replace(
    UNSEEN,
    '',
  );

/** `="00123"`, by which spreadsheets are made to keep zeros. */
const withoutFormula = (text: string) => /^="([^"]*)"$/.exec(text.trim())?.[1] ?? text;

/** `**T-1**`, as assistants write bold letters. */
const withoutStars = (text: string) => text.replace(/\*\*([^*\s][^*]*)\*\*/g, '$1');

/** The texts of a list of Python, as scripts put it into a cell (`['Supply of pipes']`), below each other. */
function withoutList(text: string): string {
  if (text === '[]') return '';
  if (!/^\[['"]/.test(text) || !/['"]\]$/.test(text) || text.indexOf(']') < text.length - 1) return text;
  const texts = text.slice(2, -2).split(/['"], ?['"]/);
  return texts.map((one) => one.replace(/\\(?:xa0|n|(.))/g, (_, sign?: string) => sign ?? ' ')).join('\n');
}

const cellText = (text: string) => withoutStars(withoutList(withoutTags(withoutFormula(text)).trim()));

/** Beginning of a line that counts it. */
const COUNTED = /^\s*\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[).:-]\s*\p{L}/iu;
const SEVERAL = 'Has several numbered parts: where each is a tender, give each a row of its own';

const holdsSeveral = (title: string) =>
  COUNTED.test(title) && title.split(LINES).filter((line) => COUNTED.test(line)).length > 1;

/** Units of amounts as headings have them, in brackets or not. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\bmillions?\b|\((?:in )?(?:rs\.? ?|pkr )?(?:in )?m\.?\)/i, ' million'],
  [/\b(?:lacs?|lakhs?)\b/i, ' lakh'],
  [/\bcrores?\b/i, ' crore'],
  [/\bthousands?\b|(?<!\d[,.]?)\b000\b/i, ' thousand'],
  [/%/, '%'],
];

/** Unit of the amounts below a heading such as `Earnest Money (Rs. in million)` or `Bid Security (%)`. */
const unitIn = (field: ImportField | undefined, heading: string) =>
  AMOUNTS.has(field) ? UNITS.find(([words]) => words.test(heading))?.[1] : undefined;

/** A share has two digits and two decimals at most; a large number is of rupees, whatever its heading says. */
function withUnit(text: string, unit: string | undefined): string {
  if (unit === undefined) return text;
  return (unit === '%' ? /^\d{1,2}(?:[.,]\d{1,2})?$/ : /^(?:rs\.? ?)?\d{1,4}(?:\.\d+)?$/i).test(text)
    ? text + unit
    : text;
}

/** The value of a field from a text; lists by the signs between their items. */
export function fieldValue(field: string, text: string): unknown {
  if (LISTS.has(field)) return listOf(text, /[|;\n]/);
  if (field === 'sectors') return listOf(text, /[|;,/\n]/);
  if (field === 'organizationIds') return listOf(text, /[|;,]/).map(numberOrText);
  if (field === 'procuringOrganizationId') return numberOrText(text);
  if (ONE_LINE.has(field)) return listOf(text, LINES).join(' ');
  return field === 'description' ? text.replace(LINES, '\n') : text;
}

function listOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const numberOrText = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : text);
