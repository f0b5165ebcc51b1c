import type { ImportNote } from '#contracts/api/imports.ts';
import type { ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import { quoted } from '../questions.ts';
import { isOffice } from './is-office.ts';
import { LABEL, statedAbove } from './sections.ts';

/** Words of titles of lists, and of portals and papers that publish what others buy. */
const OF_LISTS =
  /tenders?\b|\blists?\b|notices?\b|report|active|export|weekly|daily|monthly|bulletin|newspaper|portal|regulatory|ppra|pads\b|\d{3}/i;

/** The office whose letterhead stands above a table without a column of organizations; undefined when there is none, or several. */
export function officeIn(titles: readonly string[], fields: readonly (ImportField | undefined)[]): string | undefined {
  if (!statedAbove(fields).includes('procuringOrganization')) return undefined;
  const names = titles.map((title) => title.replace(/\s+/g, ' ').replace(LABEL, '').trim());
  const offices = names.filter((name) => !OF_LISTS.test(name) && isOffice(name));
  return offices.length === 1 ? offices[0] : undefined;
}

/** Says whose the rows of a table without organizations are. */
export const officeNote = (office: string): ImportNote => ({
  about: null,
  text: `${quoted([office])[0]} stands above the table, and is the organization of rows without one.`,
});
