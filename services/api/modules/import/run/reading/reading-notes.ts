import type { ImportNote } from '#contracts/api/imports.ts';
import type { UnreadTable } from '../../../../platform/files/html/open-page.ts';
import type { OtherSheet } from '../../../../platform/files/xlsx/open-sheet.ts';
import { quoted } from '../../map/table/questions.ts';

/** Sheets that are named one by one. */
const NAMED = 10;

/** Says that a workbook has more than what is taken of it, because the rows of a whole city may stand there. */
export const sheetNotes = (unread: readonly OtherSheet[]): ImportNote[] =>
  sheetsNote(unread, (are) => `${are} not read.`);

/** Says that the rows of other sheets were taken, too. */
export const alikeNotes = (alike: readonly OtherSheet[]): ImportNote[] =>
  sheetsNote(alike, (are) => `${are} read, too, for their headings mean the same.`);

function sheetsNote(sheets: readonly OtherSheet[], what: (are: string) => string): ImportNote[] {
  if (sheets.length === 0) return [];
  const named = sheets.slice(0, NAMED).map(({ name, rows, hasMore }) => `"${name}" (${rowsOf(rows, hasMore)})`);
  const others = sheets.length > NAMED ? ` and ${sheets.length - NAMED} more` : '';
  const [subject, are] = sheets.length === 1 ? ['Sheet', 'was'] : ['Sheets', 'were'];
  return [{ about: 'sheet', text: `${subject} ${named.join(', ')}${others} ${what(are)}` }];
}

/** Says that a page has more tables than are taken: corrigenda, or contracts that were awarded. */
export const tableNotes = (unread: readonly UnreadTable[]): ImportNote[] =>
  unread
    .filter(({ rows }) => rows > 0)
    .slice(0, NAMED)
    .map(({ columns, rows }) => ({
      about: null,
      text: `A further table of the page was not read: ${quoted(columns).join(', ')} (${rowsOf(rows)}).`,
    }));

/** Says which columns were not read because nobody sees them. */
export function hiddenNotes(headings: readonly string[]): ImportNote[] {
  const [are, them] = headings.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const named = quoted(headings.slice(0, NAMED)).join(', ');
  return noteOn(headings.length, `${named} ${are} hidden in the sheet and left out; to use ${them}, unhide ${them}.`);
}

/** Says that rows were read which nobody sees: a filter of the sheet hides them for a while. */
export const unseenNotes = (rows: number): ImportNote[] =>
  noteOn(rows, `${rowsOf(rows)} of the sheet, hidden perhaps by a filter, ${rows === 1 ? 'was' : 'were'} read, too.`);

/** A notice without a day of publication looks new, however old it is. */
export const undatedNotes = (rows: number): ImportNote[] =>
  noteOn(rows, `No day of publication in ${rowsOf(rows)}: the day of their first import stands in for it.`);

const noteOn = (count: number, text: string): ImportNote[] => (count === 0 ? [] : [{ about: null, text }]);

const rowsOf = (rows: number, hasMore = false) =>
  `${hasMore ? 'more than ' : ''}${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
