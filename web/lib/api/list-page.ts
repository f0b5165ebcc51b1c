import { keepPreviousData, type QueryObserverOptions, useQuery } from '@tanstack/react-query';
import { type ListPage, listPage } from '#contracts/rules/list-headers.ts';
import { withParameters } from './query-client.ts';
import { requestWithHeaders } from './request.ts';

type Options<Item> = Pick<QueryObserverOptions<ListPage<Item>>, 'enabled' | 'refetchOnMount' | 'refetchInterval'>;

/** One page of a list with its total. While the next answer is awaited the last one stays. */
export function useListPage<Item>(
  path: string,
  parameters?: Readonly<Record<string, string>>,
  options: Options<Item> = {},
) {
  return useQuery<ListPage<Item>>({
    queryKey: parameters === undefined ? [path] : [path, parameters],
    queryFn: ({ signal }) => loadListPage<Item>(withParameters(path, parameters), signal),
    placeholderData: keepPreviousData,
    ...options,
  });
}

export async function loadListPage<Item>(address: string, signal?: AbortSignal): Promise<ListPage<Item>> {
  const { data, headers } = await requestWithHeaders<Item[]>(address, { signal });
  return listPage(data, (name) => headers.get(name));
}
