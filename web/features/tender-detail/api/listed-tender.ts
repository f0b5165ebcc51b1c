import { useQueryClient } from '@tanstack/react-query';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import type { ListPage } from '#contracts/rules/list-headers.ts';

/** The tender as a list of this visit showed it; undefined when none did. */
export function useListedTender(id: string): TenderListItem | undefined {
  const lists = useQueryClient().getQueriesData<ListPage<TenderListItem>>({ queryKey: ['/api/tenders'] });
  return lists.flatMap(([, list]) => list?.items ?? []).find((item) => item.id === Number(id));
}
