import { isAmendment } from '#contracts/rules/amendments/amendments.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { REDACTED } from '#contracts/vocabulary/fields/redactable-fields.ts';
import type { Queryable } from '#db/connection.ts';
import { factDigest } from '../../../../platform/imports/fact-digest.ts';
import type { ImportedTender, TenderImport } from '../../../../platform/imports/tender-import.ts';
import { isChange, type Notice } from '../../map/judge-row.ts';
import { daysAround, isSameTitle, isStatedDay, isUnchanged, workKey } from '../../map/notice-key.ts';
import type { ImportTargets } from '../import-targets.ts';
import { findOwn } from '../own-notices.ts';
import { findAmended } from './find-amended.ts';

/** A notice beside what earlier imports left of it; of what its source does not change it states nothing. */
export interface FoundNotice extends Notice, Pick<TenderImport, 'key' | 'present' | 'sharesNumber' | 'amends'> {
  /** 'removed': an administrator removed it. */
  readonly state: 'news' | 'unchanged' | 'removed';
  /** It states no notice, or its day tells none of those that may have its title, so that it needs one of before. */
  readonly isOfBefore: boolean;
}

interface How {
  readonly kind: 'import' | 'sample';
  /** Whether a person says of it that it is the known notice which it resembles. */
  readonly isSame: (notice: Notice) => boolean;
}

/** Days by which the closing day of a notice without a number may move from one list to the next, and within its life. */
export const MOVE = 3;
const MOVES = 9;

/**
 * Traces of earlier imports of some notices. Works that share a number are told apart by their titles, and notices that
 * share a title and have no number by their closing days; the one that came first has the number, or the title, itself for
 * its key, whichever stands first in this list.
 */
export async function findNotices(
  db: Queryable,
  targets: Pick<ImportTargets, 'findImported' | 'findRemoved'>,
  given: readonly Notice[],
  { kind, isSame }: How,
): Promise<readonly FoundNotice[]> {
  const present = new Map<string, ImportedTender>();
  const removed = new Map<string, string | null>();
  const look = async (keys: readonly string[]) => {
    if (keys.length === 0) return;
    for (const tender of await targets.findImported(db, keys)) present.set(tender.key, tender);
    if (kind !== 'sample') for (const [key, day] of await targets.findRemoved(db, keys)) removed.set(key, day);
  };
  await look(given.map(({ which }) => which.key));
  const named = await findAmended(
    db,
    given.filter(({ which: { key, number, amends } }) => {
      return amends !== undefined && number !== undefined && !present.has(key) && !removed.has(key);
    }),
  );
  await look([...named.values()]);
  const notices = given.map((notice): Notice => {
    const key = named.get(notice);
    if (key === undefined) return notice;
    const which = { key, amends: notice.which.amends };
    return { ...notice, which, row: { ...notice.row, reference: null, publishDate: undefined } };
  });
  const shared = new Set(notices.flatMap(({ which: { key, number = key } }) => (key === number ? [] : [number])));
  const unclear = notices.filter((notice) => isUnclear(notice, present.get(notice.which.key), removed));
  await look(
    unclear.flatMap((notice) => {
      const { number = '' } = notice.which;
      return [number, workKey(number, notice.row), ...dayKeys(notice)];
    }),
  );
  const found = new Map(notices.map((notice) => [notice, notice.which.key]));
  for (const notice of unclear) found.delete(notice);
  const taken = new Set(found.values());
  const keys = { present, removed, shared, taken };
  const ofAny = new Set<Notice>();
  const ways = [
    (notice: Notice) => keyOf(notice, keys),
    (notice: Notice) => keyOfDays(notice, [notice.row.closingDate], keys), // before those that may have moved from it
    (notice: Notice) => keyOfDays(notice, notice.which.near ?? daysAround(notice.row.closingDate, MOVE), keys),
    (notice: Notice) => {
      const key = keyOfOther(notice, keys, isSame(notice));
      if (notice.which.amends !== undefined && key === notice.which.number) ofAny.add(notice);
      return key;
    },
  ];
  for (const way of ways) {
    for (const notice of unclear) {
      const key = found.has(notice) ? undefined : way(notice);
      if (key === undefined) continue;
      found.set(notice, key);
      taken.add(key);
    }
  }
  const own = await findOwn(db, [...found.values()]); // our own releases come back as they are, and say nothing new
  return notices.map((notice): FoundNotice => {
    const key = found.get(notice) ?? notice.which.key;
    const tender = present.get(key);
    const isHere = own.get(key) ?? (tender !== undefined || !removed.has(key));
    const isSaid = own.has(key) || isUnchanged(tender?.digest ?? null, notice);
    return {
      ...notice,
      row: rowBeside(tender, notice),
      key,
      present: tender,
      sharesNumber: shared.has(notice.which.number ?? ''),
      amends: notice.which.amends !== undefined,
      state: isHere ? (isSaid ? 'unchanged' : 'news') : 'removed',
      isOfBefore: isChange(notice) || ofAny.has(notice),
    };
  });
}

/** A notice keeps its title, and the day on which it was published, when an amendment comes. */
function rowBeside(known: ImportedTender | undefined, { row, which: { amends } }: Notice): Notice['row'] {
  if (known === undefined) return row;
  if (known.title === row.title || !isAmendment(row.title))
    return amends === undefined ? row : { ...row, publishDate: undefined };
  const description = row.description.replace(/\s+/g, ' ') === row.title ? '' : row.description;
  return { ...row, title: '', description, publishDate: undefined };
}

/** Whether a notice may be known under another key of its number. */
function isUnclear(notice: Notice, tender: ImportedTender | undefined, removed: Keys['removed']): boolean {
  const { which, row } = notice;
  const { key, number } = which;
  if (number === undefined || isChange(notice)) return false;
  if (key !== number) return tender === undefined;
  if (tender === undefined) return removed.has(key);
  const isSame =
    row.reference === null
      ? isStatedDay(tender.closingDate ?? '', row.closingDate)
      : isSameTitle(tender.title, row.title);
  return !isSame && !isUnchanged(tender.digest, notice);
}

interface Keys {
  readonly present: ReadonlyMap<string, ImportedTender>;
  /** Keys of those that an administrator removed, with the closing day that their source stated last. */
  readonly removed: ReadonlyMap<string, string | null>;
  /** Numbers that several works of the list have. */
  readonly shared: ReadonlySet<string>;
  /** Keys of notices of the list. */
  readonly taken: ReadonlySet<string>;
}

/** The key of a numbered notice, and of another one whose very day somebody has. */
function keyOf(notice: Notice, { present, removed, shared, taken }: Keys): string | undefined {
  const { row, which } = notice;
  const { key, number = '' } = which;
  const work = workKey(number, row);
  if (present.has(work) || removed.has(work)) return work;
  if (row.reference === null) return undefined;
  const tender = present.get(number);
  if (tender === undefined) return key;
  const isFirst =
    isSameTitle(tender.title, row.title) ||
    isUnchanged(tender.digest, notice) ||
    tender.saidTitle === factDigest(row.title) ||
    (tender.title === REDACTED && !shared.has(number));
  if (isFirst && !taken.has(number)) return number;
  // the title of a number that one work has was changed by its source
  return isLaterRound(row, tender) || isLaterWork(row, tender) || (shared.has(number) && !isAmendment(row.title))
    ? work
    : key;
}

const ROUND =
  /\bre[- ]?(?:tender|bid|advertis|invit|float)|\b(?:2nd|3rd|4th|second|third|fourth)[- ](?:time|call|attempt)\b/gi;
const roundOf = (title: string) => (title.toLowerCase().match(ROUND) ?? []).join();

/** Whether a row invites again, under the number of before, what the known notice invited: it closes later, too. */
const isLaterRound = ({ title, closingDate }: Notice['row'], known: ImportedTender): boolean =>
  roundOf(title) !== '' && roundOf(title) !== roundOf(known.title) && closingDate > known.closesOn;

/** Whether an office gave a number again: the title has few words of the known one, and it closes days later. */
function isLaterWork({ title, closingDate }: Notice['row'], known: ImportedTender): boolean {
  if (closingDate <= addDays(known.closesOn, MOVE) || isAmendment(title)) return false;
  const [words, others] = [wordsOf(title), wordsOf(known.title)];
  const isShared = [...words].filter((word) => others.has(word)).length * 2 >= Math.min(words.size, others.size);
  return !isShared;
}

/** Words of a title but for small ones, which all titles share. */
const wordsOf = (title: string): ReadonlySet<string> => new Set(foldForSearch(title).match(/[\p{L}\p{N}]{4,}/gu) ?? []);

/** Keys of notices of one title without a number, which have the days on which they first closed. */
const dayKeys = ({ which: { number = '' }, row }: Notice) =>
  row.reference === null
    ? daysAround(row.closingDate, MOVES).map((closingDate) => workKey(number, { ...row, closingDate }))
    : [];

/** The key of a notice without a number whose source stated one of these days last, the first that somebody has. */
function keyOfDays(notice: Notice, days: readonly string[], { present, removed, taken }: Keys): string | undefined {
  const { which, row } = notice;
  const { number = '' } = which;
  const known = [number, ...dayKeys(notice)].flatMap((key) => {
    const tender = present.get(key);
    const day = tender === undefined ? removed.get(key) : (tender.closingDate ?? row.closingDate);
    const isTold = tender !== undefined && isUnchanged(tender.digest, notice);
    return typeof day !== 'string' || taken.has(key) ? [] : [{ key, day: isTold ? row.closingDate : day }];
  });
  return days.flatMap((day) => known.find((stated) => isStatedDay(stated.day, day))?.key ?? [])[0];
}

/** The key of a notice without a number that no known one resembles by its day. */
function keyOfOther(notice: Notice, { taken }: Keys, isSame: boolean): string {
  const { key, number = '', amends } = notice.which;
  const isKnown = key === number && !taken.has(number) && (amends !== undefined || isSame);
  return isKnown ? number : workKey(number, notice.row);
}
