import type { FurtherSheet, RawRow } from '../../../../../platform/files/raw-row.ts';
import { cityBehind } from '../../names/city-behind.ts';
import { type Cells, type Fields, WORDS } from '../../row-cells.ts';
import { isOffice, isTown, townOf } from './is-office.ts';

/** Fields that rows above other rows may state, with what heads them in a report. */
const STATED = { city: 'City', procuringOrganization: 'Organization' } as const;
type Stated = keyof typeof STATED;

/** Fields of which a table has no column; their values come behind the cells of its rows. */
export const statedAbove = (fields: Fields): readonly Stated[] =>
  (['city', 'procuringOrganization'] as const).filter(
    (field) => !fields.includes(field) && !(field !== 'city' && fields.includes('procuringOrganizationId')),
  );

export const headingsAbove = (fields: Fields): readonly string[] => statedAbove(fields).map((field) => STATED[field]);

export const LABEL = /^(?:name of )?(?:office|department|division|organi[sz]ation|agency)\s*[:-]\s*/i;
/** Letters beyond which a text is no heading of a section. */
const MAX_LENGTH = 150;

/** Statements of a sheet as a whole. */
export interface SheetStart {
  readonly office?: string | undefined;
  readonly town?: string | undefined;
}

/** Statements of the sections around a row. */
interface Above {
  readonly city: string;
  readonly office: string;
  /** The town of the office alone. */
  readonly town: string;
  /** Offices stand under cities, and not cities under offices. */
  readonly isCityFirst: boolean;
  /** A town alone among the titles parts the list; no title goes on with it: none stood before the first one. */
  readonly areParts: boolean;
}

/** The city and the office above some rows stand behind their cells, in a table without columns for them; their own rows are gone. */
export async function* withSections(
  rows: AsyncIterable<RawRow>,
  columns: {
    readonly headings: readonly string[];
    readonly fields: Fields;
    readonly startOf?: ((sheet: FurtherSheet) => SheetStart) | undefined;
  } & SheetStart,
): AsyncGenerator<RawRow> {
  const { headings, fields, startOf } = columns;
  const bodyAt = fields.indexOf('procuringOrganization');
  const wanted = statedAbove(fields);
  let sheet: FurtherSheet | undefined;
  let ofSheet = columns.town ?? '';
  let above = beginning(columns);
  for await (const row of rows) {
    if (row.ok && row.sheet !== sheet && row.sheet !== undefined && startOf !== undefined) {
      sheet = row.sheet;
      [above, ofSheet] = startIn(sheet, startOf(sheet), above, ofSheet);
    }
    const next = below(above, row, fields, wanted);
    if (next !== undefined) above = next;
    else if (!row.ok) yield row;
    else {
      const isElsewhere =
        above.city !== '' || ofSheet === '' || cityBehind((row.value as Cells)[bodyAt] ?? '', NOWHERE) !== undefined;
      yield withAbove(row, headings, wanted, isElsewhere ? above : { ...above, city: ofSheet });
      if (above.areParts && above.city === '') above = { ...above, areParts: false };
    }
  }
}

const beginning = ({ office = '' }: SheetStart): Above => ({
  city: '',
  office,
  town: office && townOfOffice(office),
  isCityFirst: false,
  areParts: true,
});

/** Statements at the beginning of a further sheet, and its town; a table of a page has those of the tables above where it has none. */
function startIn({ isPart }: FurtherSheet, start: SheetStart, above: Above, town: string): [Above, string] {
  if (!isPart || start.office !== undefined) return [beginning(start), start.town ?? (isPart ? town : '')];
  return start.town === undefined ? [above, town] : [{ ...above, city: '' }, start.town];
}

function withAbove(
  row: Extract<RawRow, { ok: true }>,
  headings: readonly string[],
  wanted: readonly Stated[],
  { city, office, town }: Above,
): RawRow {
  const cells = row.value as Cells;
  if (city === '' && office === '') {
    return cells.length > headings.length ? { ...row, value: cells.slice(0, headings.length) } : row;
  }
  const values = wanted.map((field) => (field === 'city' ? town || city : office));
  return { ...row, value: [...headings.map((_, at) => cells[at] ?? ''), ...values] };
}

/** Statements above the rows that follow a section's own row; undefined for any other row. */
function below(above: Above, row: RawRow, fields: Fields, wanted: readonly Stated[]): Above | undefined {
  const text = row.ok ? onlyText(row.value as Cells) : withoutSigns(row.text);
  if (text === undefined || text.length > MAX_LENGTH || (!row.ok && !isShort(text))) return undefined;
  const name = withoutMarks(text).replace(/\s+/g, ' ').replace(/:$/, '').trim();
  const isAmongTitles = row.ok && isInWords(row.value as Cells, fields);
  const city = row.ok && wanted.includes('city') && (above.areParts || !isAmongTitles) ? townOf(name) : undefined;
  if (city !== undefined) {
    const isCityFirst = above.isCityFirst || above.office === '';
    return { city, office: isCityFirst ? '' : above.office, town: '', isCityFirst, areParts: isAmongTitles };
  }
  const office = name.replace(LABEL, '');
  const isSure = !isAmongTitles || isLoud(text);
  if (!wanted.includes('procuringOrganization') || !isSure || !isOffice(office)) return undefined;
  return { ...above, office, town: townOfOffice(office) };
}

/** A heading of Markdown without its signs. */
export const withoutMarks = (text: string) => text.replace(/^#{1,6} |\*\*/g, '');

/** A line without the signs around its cells. */
function withoutSigns(line: string): string {
  let end = line.length;
  while (end > 0 && ' ",;|\t'.includes(line[end - 1] ?? '')) end -= 1;
  return line.slice(line.startsWith('"') ? 1 : 0, end);
}

/** A line without the signs between cells, but for a comma before the town. */
const isShort = (text: string) => (text.match(/[,;|\t]/g) ?? []).length < 2 && !/\d{4}/.test(text);

/** Letters of a heading of a section among the titles, and not of a title that goes on. */
const isLoud = (text: string) => text.endsWith(':') || text === text.toUpperCase();

/** The text that is all that a row says, in one cell, or in two where a comma parted a name from its town. */
function onlyText(cells: Cells): string | undefined {
  let text = '';
  let town = '';
  for (const cell of cells) {
    const next = cell.trim();
    if (next === '' || next === text) continue;
    if (town !== '') return undefined;
    if (text === '') text = next;
    else town = next;
  }
  if (town === '') return text === '' ? undefined : text;
  return isTown(town) && !/\d/.test(text) ? `${text}, ${town}` : undefined;
}

/** Whether a row's only text stands where titles stand, and may go on with the one above. */
function isInWords(cells: Cells, fields: Fields): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  return filled.length === 1 ? WORDS.has(fields[filled[0] ?? 0]) : WORDS.has(fields[0]);
}

const NOWHERE = new Map();

/** The town of an office: behind a sign, or its last word or two. */
export function townOfOffice(office: string): string {
  const words = office.split(' ');
  const last = [words.slice(-2).join(' '), words.slice(-1).join(' ')].map(townOf).find((city) => city !== undefined);
  return cityBehind(office, NOWHERE)?.city ?? last ?? '';
}
