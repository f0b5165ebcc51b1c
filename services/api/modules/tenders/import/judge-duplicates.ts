import { isAmendment } from '#contracts/rules/amendments/amendments.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import type { Queryable } from '#db/connection.ts';
import { noticeKey, redactedKey } from '../../../platform/imports/notice-key.ts';
import type { TenderImport } from '../../../platform/imports/tender-import.ts';
import type { DuplicateCandidate } from '../duplicates/compared-notice.ts';
import { findDuplicateCandidates } from '../duplicates/find-candidates.ts';
import type { Duplicate } from './planned-tender.ts';

/** 'later': the row is about a notice that another row of the same batch writes, so that one comes first. */
export type Judgement = Duplicate | { readonly becomes: 'later'; readonly like?: DuplicateCandidate } | undefined;

/** Rows of one source in a list resemble each other, but nobody lists one notice twice. */
const isOfOneList = ({ notice }: DuplicateCandidate, { row }: TenderImport): boolean =>
  !isAmendment(row.title) && notice.id < 0 && foldForSearch(notice.source ?? '') === foldForSearch(row.source ?? '');

/** Whether a row would change the notice that it resembles: of that a person is asked. */
const mayChange = ({ notice }: DuplicateCandidate, { amends, row }: TenderImport): boolean =>
  amends && (notice.closingDate !== row.closingDate || (row.status === 'closed' && notice.isOver !== true));

/** Works under one number of a list are as like as two notices of one number, and those of one title as two of it. */
const isOtherWork = ({ notice, because }: DuplicateCandidate, { row, sharesNumber }: TenderImport): boolean =>
  sharesNumber &&
  (because === 'reference' || row.reference === null) &&
  !notice.isByHand &&
  foldForSearch(notice.source ?? '') === foldForSearch(row.source ?? '');

/** Whether its key alone tells that a notice is another one of the row's list: a redaction took its source or number. */
const isOtherByKey = ({ notice }: DuplicateCandidate, { row, key, sharesNumber }: TenderImport): boolean =>
  notice.redactedKey !== null &&
  (sharesNumber || row.reference !== null) &&
  [key, noticeKey(row.source ?? '', notice.reference ?? '')].map(redactedKey).includes(notice.redactedKey);

/**
 * Says of each row whether it is a notice that is published already. Without a choice of a person sure ones are, and the
 * others are left out, or come in beside a row of the same list.
 */
export async function judgeDuplicates(db: Queryable, imports: readonly TenderImport[]): Promise<readonly Judgement[]> {
  const likes = await findLikes(db, imports);
  const written = new Set<number>();
  return imports.map((item): Judgement => {
    const like = likes.get(item);
    const becomes = item.choice ?? (like?.isSure ? 'same' : like && isOfOneList(like, item) ? 'another' : 'leave');
    if (like !== undefined && becomes !== 'same') return { becomes, like };
    const id = item.present?.id ?? like?.notice.id;
    if (id === undefined) return undefined;
    if (id < 0 || written.has(id)) return { becomes: 'later', ...(like && { like }) };
    written.add(id);
    return like && { becomes: 'same', like };
  });
}

async function findLikes(
  db: Queryable,
  imports: readonly TenderImport[],
): Promise<Map<TenderImport, DuplicateCandidate>> {
  const fresh = imports.filter(({ present, kind }) => present === undefined && kind === 'import');
  const found = await findDuplicateCandidates(
    db,
    fresh.map(({ row }) => ({
      title: row.title,
      reference: row.reference,
      closingDate: row.closingDate,
      organizationIds: [row.procuringOrganizationId ?? row.organizationIds[0] ?? []].flat().filter((id) => id > 0),
      organization: row.procuringOrganization ?? row.organizations[0] ?? null,
      source: row.source,
    })),
  );
  return new Map(
    fresh.flatMap((item, at) => {
      const like = found[at]?.find((one) => !isOtherWork(one, item) && !isOtherByKey(one, item));
      return like === undefined ? [] : [[item, mayChange(like, item) ? { ...like, isSure: false } : like] as const];
    }),
  );
}
