import type { RawRow } from '../../../../../platform/files/raw-row.ts';
import { beginsAmended } from '../../notice-key.ts';
import { type Cells, type Fields, WORDS } from '../../row-cells.ts';
import { isCalledOff } from './row-signs.ts';

/** Letters beyond which a line is no heading of a section. */
const MAX_LENGTH = 60;
/** Words of a heading among the titles, which a line of the notice above has not. */
const OF_SECTION = /\b(?:tenders|notices|works|bids|nits|corrigenda)\b|:$/i;
/** A line of the one notice below it, and headings that part a list by what became of its notices. */
const [OF_NEXT, PARTING] = [
  /\b(?:following|below)\b/i,
  /^\W*(?:open|active|live|current|new|fresh|published|valid)\b/i,
];
/** The end of a line that says nothing else, so that no title goes on with it. */
const ALONE = /(?:cancell?ed|withdrawn|منسوخ)\W{0,9}$/iu;

/**
 * Rows below a line such as `CANCELLED TENDERS` or `Date Extended:` with its words behind their `width` cells, up to the next
 * heading; the line itself is gone. `CANCELLED` alone is about the row above, unless such headings part the list: it comes
 * with its words behind blank cells. `isRemark` tells totals from headings.
 */
export async function* withCalledOff(
  rows: AsyncIterable<RawRow>,
  fields: Fields,
  width: number,
  isRemark: (text: string) => boolean,
): AsyncGenerator<RawRow> {
  let state: State = { section: '', isParted: false, isBelowNotice: false };
  const behind = (cells: Cells, words: string) => [...Array.from({ length: width }, (_, at) => cells[at] ?? ''), words];
  for await (const row of rows) {
    const heading = headingOf(row, fields, isRemark);
    if (heading !== undefined) {
      const next = belowHeading(state, heading);
      if (next === state) yield { ok: true, place: row.place, value: behind([], heading) };
      else if (next.section === '') yield row;
      state = next;
    } else if (isNotice(row, fields)) {
      const { section } = state;
      yield section === '' ? row : { ...row, value: behind(row.value as Cells, section) };
      state = { ...state, isBelowNotice: true, section: isOfNext(section) ? '' : section };
    } else yield row;
  }
}

interface State {
  /** Words that hold for the rows below. */
  readonly section: string;
  /** Headings part the list. */
  readonly isParted: boolean;
  readonly isBelowNotice: boolean;
}

/** The state below a heading; the same one where the heading is about the row above. */
function belowHeading(state: State, heading: string): State {
  const isOfOne = isCalledOff(heading) && !OF_SECTION.test(heading) && !OF_NEXT.test(heading);
  if (isOfOne && state.isBelowNotice && !state.isParted) return state;
  const section = isCalledOff(heading) || beginsAmended(heading) ? heading : '';
  const isParting = PARTING.test(heading) || (section !== '' && !isOfNext(section));
  return { section, isParted: state.isParted || isParting, isBelowNotice: false };
}

const isOfNext = (heading: string) => OF_NEXT.test(heading) && !OF_SECTION.test(heading);
const isNotice = (row: RawRow, fields: Fields): row is Extract<RawRow, { ok: true }> =>
  row.ok && fields.some((field, at) => TELLS.has(field) && hasLetters(cellOf(row, at)));

/** Fields of which a notice has words: a total has numbers. */
const TELLS: ReadonlySet<Fields[number]> = new Set(['title', 'reference', 'description']);
const hasLetters = (text: string) => /\p{L}/u.test(text);
const cellOf = ({ value }: Extract<RawRow, { ok: true }>, at: number) => (value as Cells)[at] ?? '';

/** The words that are all that a row says, without `List of`; undefined where they may go on with the notice above. */
function headingOf(row: RawRow, fields: Fields, isRemark: (text: string) => boolean): string | undefined {
  const cells = row.ok ? fields.map((_, at) => cellOf(row, at).trim()) : [row.text.replace(/[",;|\t]+/g, ' ').trim()];
  const [text, ...others] = new Set(cells.filter((cell) => cell !== ''));
  if (text === undefined || others.length > 0 || text.length > MAX_LENGTH) return undefined;
  const isAmongTitles = row.ok && WORDS.has(fields[cells.indexOf(text)]);
  const isOfSection = OF_SECTION.test(text) || (isCalledOff(text) && ALONE.test(text));
  const heading = isAmongTitles && !isOfSection ? undefined : text.replace(/^list of (?:the )?/i, '');
  return heading === undefined || isRemark(heading) ? undefined : heading;
}
