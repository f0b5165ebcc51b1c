import type { Queryable } from '#db/connection.ts';
import type { ImportedTender } from '../../../platform/imports/tender-import.ts';
import type { Notice } from '../map/judge-row.ts';
import { isAmendment, isSameTitle, isUnchanged, workKey } from '../map/notice-key.ts';
import type { ImportTargets } from './import-targets.ts';

type Targets = Pick<ImportTargets, 'findImported' | 'findRemoved'>;

interface FoundNotices {
  /** The same notices with the keys under which they are known. */
  readonly notices: readonly Notice[];
  readonly present: ReadonlyMap<string, ImportedTender>;
  /** Keys of those that an administrator removed. */
  readonly removed: ReadonlySet<string>;
  /** Numbers that several works of the list have. */
  readonly shared: ReadonlySet<string>;
}

/**
 * Traces of earlier imports of some notices. Works that share a number are told apart by their titles; the one that came
 * first has the number itself for its key, whichever stands first in this list.
 */
export async function findNotices(
  db: Queryable,
  targets: Targets,
  notices: readonly Notice[],
  kind: 'import' | 'sample',
): Promise<FoundNotices> {
  const present = new Map<string, ImportedTender>();
  const removed = new Set<string>();
  const look = async (keys: readonly string[]) => {
    for (const tender of await targets.findImported(db, keys)) present.set(tender.key, tender);
    if (kind !== 'sample') for (const key of await targets.findRemoved(db, keys)) removed.add(key);
  };
  await look(notices.map(({ key }) => key));
  const shared = new Set(
    notices.flatMap(({ key, number }) => (number === undefined || key === number ? [] : [number])),
  );
  const unclear = new Set(notices.filter((notice) => isUnclear(notice, present.get(notice.key), removed)));
  if (unclear.size === 0) return { notices, present, removed, shared };
  await look([...unclear].flatMap(({ number = '', row }) => [number, workKey(number, row.title)]));
  const taken = new Set(notices.flatMap((notice) => (unclear.has(notice) ? [] : [notice.key])));
  const keyed = notices.map((notice) => {
    if (!unclear.has(notice)) return notice;
    const key = keyOf(notice, { present, removed, shared, taken });
    taken.add(key);
    return key === notice.key ? notice : { ...notice, key };
  });
  return { notices: keyed, present, removed, shared };
}

/** Whether a notice may be known under another key of its number. */
function isUnclear(notice: Notice, tender: ImportedTender | undefined, removed: ReadonlySet<string>): boolean {
  const { key, number, row, isChange = false } = notice;
  if (number === undefined || isChange) return false;
  if (key !== number) return tender === undefined;
  if (tender === undefined) return removed.has(key);
  return !isSameTitle(tender.title, row.title) && !isUnchanged(tender.digest, notice);
}

interface Keys extends Omit<FoundNotices, 'notices'> {
  readonly taken: ReadonlySet<string>;
}

function keyOf(notice: Notice, { present, removed, shared, taken }: Keys): string {
  const { key, number = '', row } = notice;
  const work = workKey(number, row.title);
  if (present.has(work) || removed.has(work)) return work;
  const tender = present.get(number);
  if (tender === undefined) return key;
  const isFirst = isSameTitle(tender.title, row.title) || isUnchanged(tender.digest, notice);
  if (isFirst && !taken.has(number)) return number;
  // the title of a number that one work has was changed by its source
  return shared.has(number) && !isAmendment(row.title) ? work : key;
}
