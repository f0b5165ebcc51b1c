import type { ImportDuplicate, ImportReport } from '#contracts/api/imports.ts';

/** Rows that are listed one by one. */
const LISTED = 40;
const SHOWN = 100;

const BECOMES = { same: 'a further source of', another: 'a tender beside', leave: 'left out, like' } as const;

/** `like tender 17 of Dawn, "Repair of a road", closing 2027-01-05 (same number)` */
export function inWords({ like }: ImportDuplicate): string {
  const { id, source, title, closingDate, because, isSure } = like;
  const which = id === null ? 'a row of this file' : `tender ${id}`;
  const reason = because === 'reference' ? 'same number' : 'like title';
  return `${which}${source === null ? '' : ` of ${source}`}, "${title.slice(0, SHOWN)}", closing ${closingDate} (${reason}${isSure ? '' : ', not sure'})`;
}

/** Rows that resemble notices with what becomes of each, those in doubt first; '' without any. */
export function duplicatesText({ duplicates, sameNotice = 0, leftOut = 0 }: ImportReport): string {
  if (duplicates.length === 0) return '';
  const listed = duplicates.slice(0, LISTED);
  const lines = listed.map(
    (one) => `  ${one.place}, "${one.title.slice(0, SHOWN)}": ${BECOMES[one.becomes]} ${inWords(one)}`,
  );
  const kept = duplicates.filter(({ becomes }) => becomes === 'another').length;
  const more = sameNotice + leftOut + kept - listed.length;
  return [
    'Published already, or perhaps (for all: --duplicates same, another or leave; for one: --duplicate "line 12=same"):',
    ...lines,
    ...(more > 0 ? [`  and ${more.toLocaleString('en')} more (--problems FILE lists all)`] : []),
  ].join('\n');
}
