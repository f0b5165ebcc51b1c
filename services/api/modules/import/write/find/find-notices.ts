import { isAmendment } from '#contracts/rules/amendments/amendments.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import type { Queryable } from '#db/connection.ts';
import type { ImportedTender } from '../../../../platform/imports/tender-import.ts';
import type { Notice } from '../../map/judge-row.ts';
import { daysAround, isSameTitle, isStatedDay, isUnchanged, workKey } from '../../map/notice-key.ts';
import type { ImportTargets } from '../import-targets.ts';
import { findAmended } from './find-amended.ts';

type Targets = Pick<ImportTargets, 'findImported' | 'findRemoved'>;

interface FoundNotices {
  /** The same notices with the keys under which they are known. */
  readonly notices: readonly Notice[];
  readonly present: ReadonlyMap<string, ImportedTender>;
  /** Keys of those that an administrator removed, with the closing day that their source stated last. */
  readonly removed: ReadonlyMap<string, string | null>;
  /** Numbers that several works of the list have. */
  readonly shared: ReadonlySet<string>;
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
  targets: Targets,
  given: readonly Notice[],
  { kind, isSame }: How,
): Promise<FoundNotices> {
  const present = new Map<string, ImportedTender>();
  const removed = new Map<string, string | null>();
  const look = async (keys: readonly string[]) => {
    for (const tender of await targets.findImported(db, keys)) present.set(tender.key, tender);
    if (kind !== 'sample') for (const [key, day] of await targets.findRemoved(db, keys)) removed.set(key, day);
  };
  await look(given.map(({ key }) => key));
  const named = await findAmended(
    db,
    given.filter((notice) => isLost(notice) && !present.has(notice.key) && !removed.has(notice.key)),
  );
  if (named.size > 0) await look([...named.values()]);
  const notices = given.map((notice) => {
    const key = named.get(notice);
    if (key === undefined) return notice;
    return { ...notice, key, number: undefined, row: { ...notice.row, reference: null, publishDate: undefined } };
  });
  const shared = new Set(
    notices.flatMap(({ key, number }) => (number === undefined || key === number ? [] : [number])),
  );
  const unclear = new Set(notices.filter((notice) => isUnclear(notice, present.get(notice.key), removed)));
  if (unclear.size === 0) return { notices: withKnownTitles(notices, present), present, removed, shared };
  await look(
    [...unclear].flatMap((notice) => [
      notice.number ?? '',
      workKey(notice.number ?? '', notice.row),
      ...dayKeys(notice),
    ]),
  );
  const taken = new Set(notices.flatMap((notice) => (unclear.has(notice) ? [] : [notice.key])));
  const keys = { present, removed, shared, taken };
  const found = new Map<Notice, string>();
  const loose = new Set<Notice>();
  const ways = [
    (notice: Notice) => (notice.row.reference === null ? ownKey(notice, keys) : keyOf(notice, keys)),
    (notice: Notice) => keyOfDays(notice, [notice.row.closingDate], keys), // before those that may have moved from it
    (notice: Notice) => keyOfDays(notice, notice.near ?? daysAround(notice.row.closingDate, MOVE), keys),
    (notice: Notice) => keyOfOther(notice, keys, isSame(notice)),
  ];
  for (const way of ways) {
    for (const notice of unclear) {
      const key = found.has(notice) ? undefined : way(notice);
      if (key !== undefined && way === ways.at(-1) && notice.isAmendment === true) loose.add(notice);
      if (key !== undefined) found.set(notice, key);
      if (key !== undefined) taken.add(key);
    }
  }
  const keyed = notices.map((notice) => ({
    ...notice,
    key: found.get(notice) ?? notice.key,
    isOfAny: loose.has(notice) && found.get(notice) === notice.number,
  }));
  return { notices: withKnownTitles(keyed, present), present, removed, shared };
}

/** Whether an amendment may be about a notice that its key does not tell. */
const isLost = ({ isAmendment: amends, number, order }: Notice): boolean =>
  amends === true && number !== undefined && order === undefined;

/** A notice keeps its title, and the day on which it was published, when an amendment comes. */
const withKnownTitles = (notices: readonly Notice[], present: FoundNotices['present']): readonly Notice[] =>
  notices.map((notice) => {
    const { row, key } = notice;
    const known = present.get(key);
    if (known === undefined || known.title === row.title || !isAmendment(row.title)) return notice;
    const description = row.description.replace(/\s+/g, ' ') === row.title ? '' : row.description;
    return { ...notice, row: { ...row, title: '', description, publishDate: undefined } };
  });

/** Whether a notice may be known under another key of its number. */
function isUnclear(notice: Notice, tender: ImportedTender | undefined, removed: FoundNotices['removed']): boolean {
  const { key, number, row, isChange = false } = notice;
  if (number === undefined || isChange) return false;
  if (key !== number) return tender === undefined;
  if (tender === undefined) return removed.has(key);
  const isSame =
    row.reference === null
      ? isStatedDay(tender.closingDate ?? '', row.closingDate)
      : isSameTitle(tender.title, row.title);
  return !isSame && !isUnchanged(tender.digest, notice);
}

interface Keys extends Omit<FoundNotices, 'notices'> {
  readonly taken: ReadonlySet<string>;
}

function keyOf(notice: Notice, { present, removed, shared, taken }: Keys): string {
  const { key, number = '', row } = notice;
  const work = workKey(number, row);
  if (present.has(work) || removed.has(work)) return work;
  const tender = present.get(number);
  if (tender === undefined) return key;
  const isFirst = isSameTitle(tender.title, row.title) || isUnchanged(tender.digest, notice);
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
const dayKeys = ({ number = '', row }: Notice) =>
  row.reference === null
    ? daysAround(row.closingDate, MOVES).map((closingDate) => workKey(number, { ...row, closingDate }))
    : [];

function ownKey({ number = '', row }: Notice, { present, removed }: Keys): string | undefined {
  const work = workKey(number, row);
  return present.has(work) || removed.has(work) ? work : undefined;
}

/** The key of a notice without a number whose source stated one of these days last, the first that somebody has. */
function keyOfDays(notice: Notice, days: readonly string[], { present, removed, taken }: Keys): string | undefined {
  const { number = '', row } = notice;
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
  const { key, number = '', row, isAmendment: amends = false } = notice;
  return key === number && !taken.has(number) && (amends || isSame) ? number : workKey(number, row);
}
