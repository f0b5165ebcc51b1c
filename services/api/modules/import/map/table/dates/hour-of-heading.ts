import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { readMoment } from '../../../../../platform/files/values/read-moment.ts';
import { readPair } from '../../../../../platform/files/values/read-pair.ts';
import type { Fields } from '../../row-cells.ts';

/** Fields of days whose headings may have their hour, each with the one of a column of hours, which leads. */
const HOURS: Readonly<Partial<Record<NonNullable<Fields[number]>, Fields[number]>>> = {
  closingDate: 'closingTime',
  openingAt: 'openingTime',
};

/** The hour, or those of closing and opening, in a heading such as `Date of Submission (11:00 Hrs)`. */
export function hourIn(field: Fields[number], heading: string, fields: Fields): string | undefined {
  const hours = field && HOURS[field];
  const at = heading.search(/\d/);
  if (hours === undefined || fields.includes(hours) || at < 0) return undefined;
  const said = heading.slice(at).replace(/[()]/g, ' ').trim();
  const moment = readMoment(said, 'day-first') ?? readPair(said, 'day-first')?.closing;
  return moment?.time !== undefined && moment.day === undefined ? said : undefined;
}

/** A day without an hour with the one of its heading. */
export function withHour(text: string, hour: string | undefined, order: ImportDateOrder): string {
  const moment = hour === undefined ? undefined : readMoment(text, order);
  return moment?.day !== undefined && moment.time === undefined ? `${text} ${hour}` : text;
}
