import type { ImportNote, ImportQuestion } from '#contracts/api/imports.ts';
import { provinceOf } from '#contracts/rules/places/province-name.ts';
import { fieldOfHeading, type ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import { isAnyDay } from '../../../../../platform/files/values/read-moment.ts';
import { type Cells, type Fields, valueAt, valuesAt } from '../../row-cells.ts';
import { quoted, whichOf } from '../questions.ts';
import { isOffice, isTown } from './is-office.ts';

interface ToldColumns {
  readonly fields: Fields;
  readonly questions: readonly ImportQuestion[];
  readonly notes: readonly ImportNote[];
}

interface Told {
  readonly field: ImportField;
  readonly is: (value: string) => boolean;
  /** Words of the note: what the values are. */
  readonly called: string;
  readonly label: string;
}

const TOLD: readonly Told[] = [
  { field: 'procuringOrganization', is: isOffice, called: 'offices', label: 'procuring organization' },
  { field: 'city', is: isTown, called: 'towns', label: 'city' },
];

/** Headings of bodies and places that are not the buyer's. */
const OF_OTHERS =
  /contractor|bidder|winner|award|supplier|vendor|manufactur|bank|branch|insur|firm|consult|remark|note|comment|condition|eligib|scope|site|venue|place|address|submi|opening|opened|obtain|avail|deposit|favou?r|payable|payee|contact|person|focal|sign|approv|fund|donor|financ|component|lot\b|package|user|creat|enter|upload|typed|news|media|edition|insertion/i;
/** Share of the values that have to tell, and of the rows that have to have one. */
const [MOST, FILLED] = [0.75, 0.5];
/** Values that are looked at; the same ones only once. */
const LOOKED_AT = 200;

/**
 * The fields of a table with columns whose headings nobody knows, and whose values tell that they are the buyers or their towns.
 * `isOpen`: nobody has stated what the column is.
 */
export function withTold(
  names: readonly string[],
  fields: Fields,
  sample: readonly Cells[],
  isOpen: (at: number) => boolean,
): ToldColumns {
  let told: Fields = fields;
  const questions: ImportQuestion[] = [];
  const notes: ImportNote[] = [];
  /** Regions of a company are called by their towns. */
  const isElse = (field: ImportField, at: number) =>
    field === 'city' && told[at] === 'province' && sample.some((row) => isNoProvince(valueAt(row, at)));
  for (const { field, is, called, label } of TOLD) {
    if (told.includes(field) || (field === 'procuringOrganization' && told.includes('procuringOrganizationId')))
      continue;
    const found = names.flatMap((heading, at) =>
      isOpen(at) && (told[at] === undefined ? isUnknown(heading) : isElse(field, at)) && holds(sample, at, is)
        ? [at]
        : [],
    );
    const distinct = found.filter((at, index) => !found.slice(0, index).some((other) => isSame(sample, at, other)));
    const [first] = distinct;
    if (first === undefined) continue;
    told = told.with(first, field);
    const headings = distinct.map((at) => names[at] ?? '');
    if (distinct.length === 1) {
      notes.push({
        about: 'columns',
        text: `${quoted(headings)[0]} is taken for the ${label}: its values are ${called}.`,
      });
    } else if (field === 'procuringOrganization') questions.push(whichOf(field, headings));
    else told = fields.includes(field) ? told : told.with(first, undefined);
  }
  return { fields: told, questions, notes };
}

const isUnknown = (heading: string) =>
  heading !== '' && fieldOfHeading(heading) === undefined && !OF_OTHERS.test(heading.replaceAll('_', ' '));

const isNoProvince = (name: string) => name !== '' && provinceOf(name) === undefined;
const isSame = (sample: readonly Cells[], one: number, other: number) =>
  sample.every((row) => valueAt(row, one) === valueAt(row, other));

function holds(sample: readonly Cells[], at: number, is: (value: string) => boolean): boolean {
  const values = valuesAt(sample, at);
  if (values.length === 0 || values.length < sample.filter(hasSeveral).length * FILLED) return false;
  const distinct = [...new Set(values)].slice(0, LOOKED_AT);
  return !distinct.some(isAnyDay) && distinct.filter(is).length >= distinct.length * MOST;
}

/** Whether a row is more than a heading of a section, or a remark. */
const hasSeveral = (row: Cells) => row.filter((cell) => cell.trim() !== '').length > 2;
