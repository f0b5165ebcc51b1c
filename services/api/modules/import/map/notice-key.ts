import { hash as digestOf } from 'node:crypto';
import type { ImportRow } from '#contracts/api/imports.ts';
import { isAmendment, withoutAmendment } from '#contracts/rules/amendments/amendments.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { factDigest } from '../../../platform/imports/fact-digest.ts';
import { noticeKey } from '../../../platform/imports/notice-key.ts';
import type { MappedNotice } from './mapped-notice.ts';

/** Notice that a row is about, as far as the row and those above it tell; `findNotices` knows it. */
export interface Which {
  /** Key by which it is known; of one of several works under a number its own one. */
  readonly key: string;
  /** The key that its number, or without one its title gives, which several of a list may have; undefined: it is its own alone. */
  readonly number?: string | undefined;
  /** Former closing days from which this one may have moved; absent: all near ones. */
  readonly near?: readonly string[];
  /** Title of the notice of before that the row says it changes, '' where its number tells; undefined: it says so of none. */
  readonly amends?: string | undefined;
}

/** The notice of a row, whose title is that of the one it changes where it states no notice (`isChange`). */
export function whichOf(
  row: ImportRow,
  { key, body, order, isAmendment: saysSo }: MappedNotice,
  isChange: boolean,
): Which {
  const own = key ?? rowKey(row, body?.replace(/\s+/g, ' ').trim());
  // a file that dates its statements needs no such words
  const amends =
    order === undefined && (isChange || saysSo || isAmendment(row.title) || isAmendment(row.reference ?? ''));
  return {
    key: own,
    number: key === undefined ? own : undefined,
    amends: amends ? withoutAmendment(row.title) : undefined,
  };
}

/** The key of a row; one without a reference is recognised by who procures what, in the words of the source. */
export function rowKey(row: ImportRow, said = row.procuringOrganization): string {
  if (row.reference !== null) return noticeKey(row.source ?? '', row.reference);
  const body = said ?? row.procuringOrganizationId ?? row.organizations[0] ?? '';
  return noticeKey(row.source ?? '', `title ${hash(`${body}\n${withoutAmendment(row.title)}`)}`);
}

type Told = Pick<ImportRow, 'reference' | 'title' | 'closingDate'>;

/** The key of one of several works under a number, which their titles tell apart; without a number their closing days do. */
export const workKey = (number: string, { reference, title, closingDate }: Told): string =>
  worksOf(number) + (reference === null ? closingDate : hash(lettersOf(title)));

/** Whether a day is the one that was stated, of which there may be a digest alone. */
export const isStatedDay = (stated: string, day: string): boolean => stated === day || stated === factDigest(day);

/** The days by which a closing day may have moved, nearest first. */
export const daysAround = (day: string, most: number): readonly string[] =>
  Array.from({ length: most }, (_, at) => [addDays(day, -at - 1), addDays(day, at + 1)]).flat();

/** Beginning of the keys of all works under a number but the first. */
export const worksOf = (number: string): string => `${number}#work `;

/** Whether two titles differ in nothing but signs, spaces, capitals, and words of an amendment. */
export const isSameTitle = (one: string, other: string): boolean =>
  one === other || lettersOf(one) === lettersOf(other);

const lettersOf = (title: string) =>
  foldForSearch(
    withoutAmendment(title)
      .replace(/\b(?:extension|extended)\b/i, '') // as the keys have it that are stored
      .replace(/^\W*no\W{0,3}\d+\b/i, ''),
  ).replace(/[^\p{L}\p{N}]+/gu, '');

/** Words by which a remark says of its row that it is about a notice of before. */
const AMENDMENT =
  /\b(?:corrigend(?:um|a)|addendum|amendment|extension|extended|postponed|re-?scheduled|cancell?ed|cancell?ation)\b|تصحیح|توسیع|منسوخ|ملتوی/i;

/** Whether a text begins with such a word, or with the date that was amended: `Addendum-I`, `Date further extended`. */
export const beginsAmended = (text: string): boolean => text.replace(DATE_WAS, '').search(AMENDMENT) === 0;

const DATE_WAS =
  /^(?:(?:the|closing|last|due|opening|submission) )*dates? (?:(?:is|was|has|have|been|further|stands) )*/i;

/** A digest of everything the row states; fields stand in the order of the schema. */
export const rowDigest = (row: ImportRow): string => hash(JSON.stringify(row));

const hash = (text: string) => digestOf('sha256', text, 'base64url').slice(0, 22);

interface Stated {
  readonly digest: string;
  /** Milliseconds of the statement's date, where the file dates its statements. */
  readonly order: number | undefined;
  /** It says that it changes a notice of before. */
  readonly amends?: boolean;
}

/** Statements of before that are remembered beside one that changes them. */
const REMEMBERED = 5;

/**
 * Value of `import_digest`: the digest, after the date where the file dates its statements. An amendment keeps what it
 * changes, because its list goes on to state both.
 */
export function storedDigest({ digest, order, amends }: Stated, before: string | null = null): string {
  if (order !== undefined) return `${new Date(order).toISOString()} ${digest}`;
  const former = amends && before !== null && !before.includes(' ') ? before.split('+') : [];
  return [digest, ...former].slice(0, REMEMBERED).join('+');
}

/** True when the row says what was last imported, what that changed, or something older than that. */
export function isUnchanged(stored: string | null, { digest, order }: Stated): boolean {
  if (stored === null) return false;
  const [date, last = ''] = stored.includes(' ') ? stored.split(' ') : [undefined, stored];
  return last.split('+').includes(digest) || (date !== undefined && order !== undefined && order < Date.parse(date));
}
