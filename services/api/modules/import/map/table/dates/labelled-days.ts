import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { isAnyDay, readMoment } from '../../../../../platform/files/values/read-moment.ts';
import { daysIn } from '../../../../../platform/files/values/read-period.ts';

/** Labels of the days that one cell may have, by the fields of the days; the others are of none. */
const LABEL =
  /\b(?:(?<documentsUntil>sale|purchase|last date (?:of|for) issu\w*|issu\w* (?:up ?to|till))|(?<closingDate>receipt|receiv\w*|submi\w*|clos\w*)|(?<openingAt>open\w*)|(?<other>pre-?bid|visit|applications?|issu\w*))\b/gi;
/** Words around a label that say nothing more. */
const WORDS = /\b(?:of|for|bids?|tenders?|documents?|forms?|meeting|dates?|last)\b/gi;
/** Letters beyond which a text is none. */
const MAX_LENGTH = 200;
const fieldOf = ({ groups = {} }: RegExpMatchArray) => Object.keys(groups).find((name) => groups[name] !== undefined);

/** The days of a text such as `Sale: 10-12-2026, Receipt: 12-12-2026 at 11:00 AM` by their fields; undefined where one says otherwise. */
export function readLabelled(text: string, order: ImportDateOrder): Readonly<Record<string, string>> | undefined {
  const labels = text.length > MAX_LENGTH ? [] : [...text.matchAll(LABEL)];
  if (labels.length < 2 || /\p{Nd}/u.test(text.slice(0, labels[0]?.index))) return undefined;
  const days: Record<string, string> = {};
  for (const [nth, label] of labels.entries()) {
    const said = text.slice(label.index + label[0].length, labels[nth + 1]?.index).replace(WORDS, ' ');
    const moment = readMoment(daysIn(said.trim()).at(-1) ?? '', order);
    const field = fieldOf(label) ?? '';
    if (moment?.day === undefined || (field in days && field !== 'other')) return undefined;
    days[field] = [moment.day, moment.time].filter(Boolean).join(' ');
  }
  const { documentsUntil = '', closingDate, openingAt = '9' } = days;
  return closingDate !== undefined && documentsUntil.slice(0, 10) <= closingDate && closingDate <= openingAt
    ? days
    : undefined;
}

/** The labels of a heading such as `Date of issue / receipt / opening`, of which one is of other days than those of bids. */
export function labelsIn(heading: string): readonly string[] {
  const labels = heading.split(heading.includes('/') ? '/' : /&|\band\b/i).map((part) => [...part.matchAll(LABEL)][0]);
  const fields = labels.map((label) => label && fieldOf(label));
  const isOfOthers = fields.some((field) => field === 'documentsUntil' || field === 'other');
  return isOfOthers && fields.length > 1 && !fields.includes(undefined) ? labels.map((label) => label?.[0] ?? '') : [];
}

/** As many days as the heading of their cell has labels, each with its own. */
export function withLabels(text: string, labels: readonly string[]): string {
  const days = labels.length === 0 ? [] : text.split(/(?<=[-./]\d{4})\s*[/&,\n]\s*|\s[/&]\s|\n/);
  return days.length > 0 && days.length === labels.length && days.every(isAnyDay)
    ? days.map((day, at) => `${labels[at]} ${day}`).join(', ')
    : text;
}

/** Whether each cell of a column has days of several kinds, by labels in it or in the heading. */
export function areLabelled(heading: string, values: readonly string[]): boolean {
  const labels = labelsIn(heading);
  return (
    values.length > 0 && values.every((value) => readLabelled(withLabels(value, labels), 'day-first') !== undefined)
  );
}
