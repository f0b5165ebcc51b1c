import type { RawRow } from '../../../../../platform/files/raw-row.ts';
import { beginsAmended } from '../../notice-key.ts';
import { type Cells, type Fields, WORDS } from '../../row-cells.ts';
import { isCalledOff } from './row-signs.ts';

/** Letters beyond which a line is no heading of a section. */
const MAX_LENGTH = 60;
/** Words of a heading among the titles, which a line of the notice above has not. */
const OF_SECTION = /\b(?:tenders|notices|works|bids|nits|corrigenda)\b|:$/i;

/**
 * Rows below a line such as `CANCELLED TENDERS` or `Date Extended:` with its words behind their `width` cells, up to the next
 * heading; the line itself is gone. `isRemark` tells totals from headings.
 */
export async function* withCalledOff(
  rows: AsyncIterable<RawRow>,
  fields: Fields,
  width: number,
  isRemark: (text: string) => boolean,
): AsyncGenerator<RawRow> {
  let section = '';
  for await (const row of rows) {
    const heading = headingOf(row, fields);
    const isHeading = heading !== undefined && !isRemark(heading);
    if (isHeading) section = isCalledOff(heading) || beginsAmended(heading) ? heading : '';
    if (isHeading && section !== '') continue;
    const isBelow =
      row.ok && section !== '' && fields.some((field, at) => TELLS.has(field) && hasLetters(cellOf(row, at)));
    yield isBelow ? { ...row, value: [...Array.from({ length: width }, (_, at) => cellOf(row, at)), section] } : row;
  }
}

/** Fields of which a notice has words: a total has numbers. */
const TELLS: ReadonlySet<Fields[number]> = new Set(['title', 'reference', 'description']);
const hasLetters = (text: string) => /\p{L}/u.test(text);
const cellOf = ({ value }: Extract<RawRow, { ok: true }>, at: number) => (value as Cells)[at] ?? '';

/** The words that are all that a row says, without `List of`; undefined where they may go on with the notice above. */
function headingOf(row: RawRow, fields: Fields): string | undefined {
  const cells = row.ok ? fields.map((_, at) => cellOf(row, at).trim()) : [row.text.replace(/[",;|\t]+/g, ' ').trim()];
  const [text, ...others] = new Set(cells.filter((cell) => cell !== ''));
  if (text === undefined || others.length > 0 || text.length > MAX_LENGTH) return undefined;
  const isAmongTitles = row.ok && WORDS.has(fields[cells.indexOf(text)]);
  return isAmongTitles && !OF_SECTION.test(text) ? undefined : text.replace(/^list of (?:the )?/i, '');
}
