import type { PageData, PageKey } from '#contracts/api/page.ts';
import type { Tender } from '#contracts/api/tenders.ts';

export const HISTORY_ID = 'changes';

export const historyKey = (id: number): PageKey => [`/api/tenders/${id}/history`];

/** The query of the changes of a tender that was changed, out of the answer with the tender; in a list. */
export function historyKeyOf(data: PageData): readonly PageKey[] {
  const tender = data[0]?.data as Tender | null | undefined;
  return tender && wasChanged(tender) ? [historyKey(tender.id)] : [];
}

export const wasChanged = ({ version }: Pick<Tender, 'version'>) => version > 1;
