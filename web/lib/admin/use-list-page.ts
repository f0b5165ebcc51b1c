import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ListPage, loadList } from '../api/load-list.ts';
import { withParameters } from '../api/query-client.ts';
import type { AdminAddress } from './admin-address.ts';

/** Which page of a list is wanted, as the calls name it; '' is left out. */
export function pageParameters(
  { search, sort, page }: Pick<AdminAddress, 'search' | 'sort' | 'page'>,
  pageSize: number,
): Record<string, string> {
  const wanted = { search, sort, page: String(page), limit: String(pageSize) };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
}

/** One page, found and sorted by the server; while the next answer is awaited the last one stays. */
export function useListPage<Item>(
  path: string,
  parameters: Readonly<Record<string, string>>,
): UseQueryResult<ListPage<Item>> {
  return useQuery({
    queryKey: [path, parameters],
    queryFn: ({ signal }) => loadList<Item>(withParameters(path, parameters), signal),
    placeholderData: keepPreviousData,
  });
}
