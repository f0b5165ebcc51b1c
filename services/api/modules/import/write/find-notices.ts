import type { Queryable } from '#db/connection.ts';
import type { ImportedTender } from '../../../platform/imports/tender-import.ts';
import type { Notice } from '../map/judge-row.ts';
import {
  daysAround,
  isAmendment,
  isMovedDay,
  isSameTitle,
  isStatedDay,
  isUnchanged,
  workKey,
} from '../map/notice-key.ts';
import type { ImportTargets } from './import-targets.ts';

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

/**
 * Traces of earlier imports of some notices. Works that share a number are told apart by their titles, and notices that
 * share a title and have no number by their closing days; the one that came first has the number, or the title, itself for
 * its key, whichever stands first in this list.
 */
export async function findNotices(
  db: Queryable,
  targets: Targets,
  notices: readonly Notice[],
  { kind, isSame }: How,
): Promise<FoundNotices> {
  const present = new Map<string, ImportedTender>();
  const removed = new Map<string, string | null>();
  const look = async (keys: readonly string[]) => {
    for (const tender of await targets.findImported(db, keys)) present.set(tender.key, tender);
    if (kind !== 'sample') for (const [key, day] of await targets.findRemoved(db, keys)) removed.set(key, day);
  };
  await look(notices.map(({ key }) => key));
  const shared = new Set(
    notices.flatMap(({ key, number }) => (number === undefined || key === number ? [] : [number])),
  );
  const unclear = new Set(notices.filter((notice) => isUnclear(notice, present.get(notice.key), removed)));
  if (unclear.size === 0) return { notices, present, removed, shared };
  await look(
    [...unclear].flatMap((notice) => [
      notice.number ?? '',
      workKey(notice.number ?? '', notice.row),
      ...nearKeys(notice),
    ]),
  );
  const taken = new Set(notices.flatMap((notice) => (unclear.has(notice) ? [] : [notice.key])));
  const keyed = notices.map((notice) => {
    if (!unclear.has(notice)) return notice;
    const keys = { present, removed, shared, taken };
    const key = notice.row.reference === null ? keyOfDay(notice, keys, isSame(notice)) : keyOf(notice, keys);
    taken.add(key);
    return key === notice.key ? notice : { ...notice, key };
  });
  return { notices: keyed, present, removed, shared };
}

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
  return shared.has(number) && !isAmendment(row.title) ? work : key;
}

const nearKeys = ({ number = '', row, near = daysAround(row.closingDate) }: Notice): readonly string[] =>
  row.reference === null ? near.map((closingDate) => workKey(number, { ...row, closingDate })) : [];

/** The key of a notice without a number: of its very day, else of one that it changes or may have moved from. */
function keyOfDay(notice: Notice, { present, removed, taken }: Keys, isSame: boolean): string {
  const { key, number = '', row, isAmendment: amends = false } = notice;
  const work = workKey(number, row);
  if (present.has(work) || removed.has(work)) return work;
  const first = present.get(number);
  const day = first === undefined ? (removed.get(number) ?? '') : (first.closingDate ?? row.closingDate);
  const isFree = !taken.has(number);
  if (isFree && (isStatedDay(day, row.closingDate) || isUnchanged(first?.digest ?? null, notice))) return number;
  const moved = nearKeys(notice).find((near) => present.has(near) && !taken.has(near));
  if (moved !== undefined) return moved;
  return isFree && key === number && (amends || isSame || isMovedDay(day, row.closingDate)) ? number : work;
}
