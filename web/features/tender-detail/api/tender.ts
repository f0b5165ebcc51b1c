import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageData, PageKey, Removed } from '#contracts/api/page.ts';
import type { Tender, TenderListItem } from '#contracts/api/tenders.ts';
import type { ListPage } from '#contracts/rules/list-headers.ts';
import { ID_MAX } from '#contracts/vocabulary/lists/public-lists.ts';
import { nullWhenMissing } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';

/** The query of one tender, in a list; empty when the address holds no id. */
export function tenderKey(id: string): readonly PageKey[] {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= ID_MAX ? [[`/api/tenders/${id}`]] : [];
}

/** One tender; null when there is none with this id, or when it was removed. */
export function useTender(id: string): UseQueryResult<Tender | Removed | null> {
  const [key] = tenderKey(id);
  return useQuery({
    queryKey: key ?? ['no-tender'],
    queryFn: async ({ signal }) =>
      key === undefined ? null : await nullWhenMissing(request<Tender>(key[0], { signal })),
    ...(key === undefined ? { initialData: null } : {}),
  });
}

/** The tender as a list of this visit showed it; undefined when none did. */
export function useListedTender(id: string): TenderListItem | undefined {
  const lists = useQueryClient().getQueriesData<ListPage<TenderListItem>>({ queryKey: ['/api/tenders'] });
  return lists.flatMap(([, list]) => list?.items ?? []).find((item) => item.id === Number(id));
}

export const HISTORY_ID = 'changes';

export const historyKey = (id: number): PageKey => [`/api/tenders/${id}/history`];

/** The query of the changes of a tender that was changed, out of the answer with the tender; in a list. */
export function historyKeyOf(data: PageData): readonly PageKey[] {
  const tender = data[0]?.data as Tender | null | undefined;
  return tender && wasChanged(tender) ? [historyKey(tender.id)] : [];
}

export const wasChanged = ({ version }: Pick<Tender, 'version'>) => version > 1;
