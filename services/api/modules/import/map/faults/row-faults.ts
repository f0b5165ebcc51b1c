import { ImportRow } from '#contracts/api/imports.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { NOT_CALCULATED } from '../../../../platform/files/raw-row.ts';
import { isBlank } from '../row-cells.ts';
import { isPerson } from '../table/offices/is-office.ts';

/** Day of closing of a change that states none. */
export const ANY_DAY = '2099-12-31';

/** Lists within each other that are looked into. */
const MAX_LISTS = 10;
const NOT_UTF8 = '\uFFFD';

const GARBLED = 'Has letters that cannot be read in the encoding of the file';

const FORMULA_ERROR =
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA|NOT CALCULATED!)$/;
const BROKEN = 'Is the error of a formula. Correct it in the spreadsheet';
const UNCALCULATED =
  'Is a formula whose result the file does not have. Open it in the spreadsheet, save it, and import it again';

interface Fault {
  readonly field: string;
  readonly reason: string;
}

/** The checked row, or what is wrong with each of its fields. */
export function faultsOf(
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
  if (typeof input.city === 'string' && MEASURE.test(input.city))
    return { faults: [{ field: 'city', reason: NO_TOWN }] };
  if (typeof input.procuringOrganization === 'string' && isPerson(input.procuringOrganization))
    return { faults: [{ field: 'procuringOrganization', reason: NO_BODY }] };
  const parsed = ImportRow.safeParse(input);
  if (parsed.success)
    return isBeforeClosing(parsed.data)
      ? { faults: [{ field: 'openingAt', reason: TOO_EARLY }] }
      : { row: parsed.data };
  const faults = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, reason: UNKNOWN_FIELD }))
      : [{ field: String(issue.path[0] ?? ''), reason: reasonOf(issue, input) }],
  );
  return { faults };
}

/** Kilometres of a road, or reduced distances of a canal. */
const MEASURE = /^\W*(?:km|rd|chainage)s?\b\W*\d|^\d[\d+.]* ?km\b/i;
const NO_BODY = 'Is a person, and no office';
const NO_TOWN = 'Is a part of a road or canal, and no town';
const TOO_EARLY = 'Is before the day on which bids close, so it is not the one on which they are opened';

/** Whether bids would be opened while they are taken; a change that states no day of closing has one far away. */
const isBeforeClosing = ({ openingAt, closingDate }: ImportRow) =>
  typeof openingAt === 'string' && closingDate !== ANY_DAY && karachiDay(new Date(openingAt)) < closingDate;

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

const isGarbled = (value: unknown, depth = 0): boolean =>
  typeof value === 'string'
    ? value.includes(NOT_UTF8)
    : Array.isArray(value) && depth < MAX_LISTS && value.some((item) => isGarbled(item, depth + 1));
