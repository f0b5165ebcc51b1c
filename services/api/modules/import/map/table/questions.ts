import type { ImportFound, ImportNote, ImportQuestion } from '#contracts/api/imports.ts';
import { fieldOfHeading, type ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import { TENDER_LABELS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';

/** Columns that a question names. */
const NAMED = 40;
const LABELS: Readonly<Partial<Record<ImportField, string>>> = {
  procuringOrganization: 'Procuring Organization',
  categories: 'Category',
};

const labelOf = (field: ImportField) => (LABELS[field] ?? TENDER_LABELS[field as TenderField] ?? field).toLowerCase();
/** A heading as a question shows it, and as it may be answered. */
export const shown = (name: string) => name.slice(0, 50);
export const quoted = (names: readonly string[]) => names.map((name) => `"${shown(name)}"`);

/** Question between several columns for one field. */
export function whichOf(field: ImportField, choices: readonly string[]): ImportQuestion {
  const text = `Which column is the ${labelOf(field)}: ${quoted(choices).join(' or ')}?`;
  return { about: 'columns', text, choices: [...choices] };
}

export const whichOrder = ([day, month]: readonly [string, string]): ImportQuestion => ({
  about: 'dateOrder',
  text: `Does the day or the month come first in its dates? It has both "${day}" and "${month}".`,
  choices: ['day-first', 'month-first'],
});

/** Says by which date the month comes first: a slip in it would turn all others. */
export const orderNote = (date: string | undefined, stated: ImportDateOrder | undefined): ImportNote[] =>
  date === undefined || stated !== undefined
    ? []
    : [
        {
          about: 'dateOrder',
          text: `The month is taken to come first in all its dates in numbers, because one is "${shown(date)}": 2/1/2027 is the 1st of February.`,
        },
      ];

interface Missing {
  /** The columns by their names, each with the field that it is taken for, if any. */
  readonly columns: readonly { readonly heading: string; readonly field: string | null | undefined }[];
  /** A category is stated for all notices. */
  readonly hasCategory: boolean;
  /** Whether a column has dates. */
  readonly hasDays?: (heading: string) => boolean;
}

/** Fields for which a column is taken that may be the one of the categories, or of the closing dates. */
const KINDS: ReadonlySet<string> = new Set(['sectors', 'procurementMethod']);
const DAYS: ReadonlySet<string> = new Set(['openingAt', 'documentsUntil']);
/** Headings of a day that some lists mean for the publication, and some for the bids. */
const ANY_DAY = /^(?:(?:tenders? )?date|date of tenders?)$/i;

/** Words of headings in lists of corrigenda. */
const OF_CHANGES = /corrigend|addend|amend|exten|revised|new closing|تصحیح|توسیع|نئی/i;

/** Whether the rows are none of notices but of what changed in them: they have numbers and days, and no titles. */
export function areChanges(columns: Missing['columns']): boolean {
  const has = (name: ImportField) => columns.some(({ field }) => field === name);
  const isFree = ({ heading, field }: Missing['columns'][number]) => !field && fieldOfHeading(heading) !== null;
  const isSaid = columns.some(({ heading }) => OF_CHANGES.test(heading)) || !columns.some(isFree);
  return has('reference') && has('closingDate') && !has('title') && isSaid;
}

export const changesNote = (columns: Missing['columns']): ImportNote[] =>
  areChanges(columns) ? [{ about: null, text: CHANGES }] : [];
const CHANGES =
  'It has numbers and no titles: each row changes the notice of its number, which this source has published before.';

/** Questions about the fields without which no row is a notice, and which no column is. */
export function whichAreMissing({ columns, hasCategory, hasDays = () => true }: Missing): readonly ImportQuestion[] {
  if (areChanges(columns)) return [];
  const isMissing = (name: ImportField) => columns.every(({ field }) => field !== name);
  const isOpen = (heading: string) => heading !== '' && fieldOfHeading(heading) !== null;
  const needed = (['title', 'closingDate'] as const).filter(isMissing);
  const noCategory = !hasCategory && isMissing('categories');
  const isLikely = (heading: string, field: string | null | undefined) =>
    (noCategory && KINDS.has(field ?? '')) ||
    (needed.includes('closingDate') &&
      (DAYS.has(field ?? '') || (field === 'publishDate' && ANY_DAY.test(heading))) &&
      hasDays(heading));
  const free = columns.flatMap(({ heading, field }) => (field || !isOpen(heading) ? [] : [heading]));
  const likely = columns.flatMap(({ heading, field }) => (isLikely(heading, field) ? [heading] : []));
  const unused = [...free.slice(0, NAMED - likely.length), ...likely];
  if (needed.length === 0) return noCategory ? [whichCategory(unused)] : [];
  const fields: readonly ImportField[] = noCategory ? [...needed, 'categories'] : needed;
  const which = fields.map(
    (field, at) => `${at > 0 && at === fields.length - 1 ? 'and ' : ''}which the ${labelOf(field)}`,
  );
  const all = columns.flatMap(({ heading }) => (heading === '' ? [] : [heading])).slice(0, NAMED);
  const [are, choices] = unused.length > 0 ? ['Not known are', unused] : ['All are taken for something else', all];
  const noDays = needed.includes('closingDate') && !choices.some(hasDays) ? NO_DAYS : '';
  const text = `Which column is ${which.join(', ').replace('which ', '')}? ${are}: ${quoted(choices).join(', ')}.${noDays}`;
  return [{ about: 'columns', text, choices }, ...(noCategory ? [OF_ALL] : [])];
}

const NO_DAYS = ' None of them has dates: add a column with the closing date to the file, and import it again.';

/** The first question with the others; null: none. */
export function asOne([first, ...more]: readonly ImportQuestion[]): ImportFound['question'] {
  return first === undefined ? null : { ...first, ...(more.length > 0 ? { more } : {}) };
}

function whichCategory(unused: string[]): ImportQuestion {
  const answer = unused.length === 0 ? 'Name one for all of them.' : `Not used are: ${quoted(unused).join(', ')}.`;
  const text = `Which category do its notices belong to? No column of it names one. ${answer}`;
  return { about: 'category', text, choices: unused };
}

const OF_ALL: ImportQuestion = {
  about: 'category',
  text: 'If no column is the category, name one for all notices.',
  choices: [],
};
