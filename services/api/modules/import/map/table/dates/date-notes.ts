import type { ImportNote } from '#contracts/api/imports.ts';
import { numbersOfDate } from '../../../../../platform/files/values/read-moment.ts';
import type { Fields } from '../../row-cells.ts';
import { quoted } from '../questions.ts';

/** Says what the periods of a column were taken for. */
export function periodNotes(name: string | undefined, hasPublishDate: boolean): ImportNote[] {
  if (name === undefined) return [];
  const begin = hasPublishDate ? '' : ', and its beginning the day of publication';
  return [{ about: 'columns', text: `${quoted([name])[0]} has periods: the end of each is the closing date${begin}.` }];
}

/** Says that the day of opening stands in for the one of closing: by law they are one day, and closing is the earlier hour. */
export const openingNotes = (name: string | undefined): ImportNote[] =>
  name === undefined
    ? []
    : [
        {
          about: 'columns',
          text: `No column has the closing date. Bids close on the day on which they are opened, so that of ${quoted([name])[0]} is taken, without its time.`,
        },
      ];

/** Says which of several days of closing counts. */
export function revisedNotes(names: readonly string[], fields: Fields, revised: ReadonlySet<number>): ImportNote[] {
  const first = names.filter((_, at) => fields[at] === 'closingDate' && !revised.has(at));
  if (revised.size === 0 || first.length === 0) return [];
  const later = quoted([...revised].map((at) => names[at] ?? '')).join(' or ');
  const text = `${later} is the closing date where it is filled, and ${quoted(first).join(' or ')} in the other rows.`;
  return [{ about: 'columns', text }];
}

/** A date of a cell that is one, and no text. */
const REAL = /^\d{4}-(\d\d)-(\d\d)(?= |$)/;
const MONTHS = 12;

/** Warns of days and months that a spreadsheet may have taken for each other: it makes dates of the texts that fit its order, and leaves the others. */
export function swappedNotes(name: string, values: readonly string[]): ImportNote[] {
  const text = values.find((value) => (numbersOfDate(value)?.[0] ?? 0) > MONTHS);
  const days = values.flatMap((value) => [REAL.exec(value) ?? []].filter(({ length }) => length > 0));
  const other = days.find(([, month, day]) => month !== day);
  if (text === undefined || other === undefined || days.some(([, , day]) => Number(day) > MONTHS)) return [];
  const [shown = '', month, day] = other;
  const swapped = shown.replace(/-\d\d-\d\d$/, `-${day}-${month}`);
  return [
    {
      about: null,
      text: `${quoted([name])[0]} has texts such as "${text}", and real dates, none of them behind the 12th of a month. A spreadsheet that takes the month first makes such dates of texts: check that ${shown} is not ${swapped}.`,
    },
  ];
}
