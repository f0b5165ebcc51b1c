import type { ImportNote } from '#contracts/api/imports.ts';
import { provinceOf } from '#contracts/rules/places/province-name.ts';
import { isOfficeOfPost } from '../../names/bare-body.ts';
import type { Fields } from '../../row-cells.ts';
import { isOffice, isTown } from './is-office.ts';
import { LABEL, statedAbove, townOfOffice, withoutMarks } from './sections.ts';

/** Words of titles of lists, and of portals and papers that publish what others buy. */
const OF_LISTS =
  /tenders?\b|\blists?\b|notices?\b|report|active|export|weekly|daily|monthly|bulletin|newspaper|portal|regulatory|ppra|pads\b|\d{3}/i;

/** The office whose letterhead stands above a table without a column of organizations; undefined when there is none, or several. */
export function officeIn(titles: readonly string[], fields: Fields): string | undefined {
  if (!statedAbove(fields).includes('procuringOrganization')) return undefined;
  const names = titles.map((title) => withoutList(withoutMarks(title).replace(/\s+/g, ' ')).replace(LABEL, '').trim());
  const offices = joinedLines(names).filter((name) => !OF_LISTS.test(name) && isOffice(name));
  const bodies = offices.length > 1 ? offices.filter((name) => !isGovernment(name)) : offices;
  // a department stands above its division, which has a town
  const [office, ...others] = bodies.length > 1 ? bodies.filter((name) => townOfOffice(name) !== '') : bodies;
  return others.length === 0 ? office : undefined;
}

/** `List of Works – Buildings Division, Okara` without the name of the list. */
function withoutList(title: string): string {
  const [list = '', ...names] = title.split(/\s[–—-]\s/);
  return names.length > 0 && OF_LISTS.test(list) ? names.join(' - ') : title;
}

/** Lines of a letterhead as names: a post goes on with its body below it, and a body with its town. */
function joinedLines(lines: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const line of lines) {
    const last = names.at(-1) ?? '';
    const isBody =
      last !== '' && isOfficeOfPost(last) && !isOfficeOfPost(line) && !OF_LISTS.test(line) && isOffice(line);
    if (isBody || (isTown(line) && !OF_LISTS.test(last) && isOffice(last))) names.splice(-1, 1, `${last}, ${line}`);
    else names.push(line);
  }
  return names;
}

/** A government stands above the department of it that buys. */
const isGovernment = (name: string) => {
  const of = /^(?:government|govt\.?) of (?:the )?(.{3,40})$/i.exec(name)?.[1];
  return of !== undefined && (/^pakistan$/i.test(of) || provinceOf(of) !== undefined);
};

/** Says whose the rows of a table without organizations are. */
export const officeNote = (office: string): ImportNote => ({
  about: null,
  text: `"${office}" stands above the table, and is the organization of rows without one.`,
});
