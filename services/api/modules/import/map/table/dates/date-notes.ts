import type { ImportNote } from '#contracts/api/imports.ts';
import type { ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import { quoted } from '../questions.ts';

type Fields = readonly (ImportField | undefined)[];

/** Says what the periods of a column were taken for. */
export function periodNotes(name: string | undefined, hasPublishDate: boolean): ImportNote[] {
  if (name === undefined) return [];
  const begin = hasPublishDate ? '' : ', and its beginning the day of publication';
  return [{ about: 'columns', text: `${quoted([name])[0]} has periods: the end of each is the closing date${begin}.` }];
}

/** Says which of several days of closing counts. */
export function revisedNotes(names: readonly string[], fields: Fields, revised: ReadonlySet<number>): ImportNote[] {
  if (revised.size === 0) return [];
  const first = names.filter((_, at) => fields[at] === 'closingDate' && !revised.has(at));
  const later = quoted([...revised].map((at) => names[at] ?? '')).join(' or ');
  const text = `${later} is the closing date where it is filled, and ${quoted(first).join(' or ')} in the other rows.`;
  return [{ about: 'columns', text }];
}
