import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { TenderPage } from '#contracts/api/page.ts';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { withParameters } from '../../lib/api/query-client.ts';
import { requestWithHeaders } from '../../lib/api/request.ts';
import type { TenderFilters } from './filters.ts';
import { tenderListKey } from './tender-list-key.ts';

/** One page of tenders with the total. While the next answer is awaited the last one stays. */
export function useTenderList(filters: TenderFilters, limit: number): UseQueryResult<TenderPage> {
  const [path, parameters] = tenderListKey(filters, limit);
  return useQuery({
    queryKey: [path, parameters],
    queryFn: ({ signal }) => loadTenderPage(withParameters(path, parameters), signal),
    placeholderData: keepPreviousData,
  });
}

async function loadTenderPage(address: string, signal: AbortSignal): Promise<TenderPage> {
  const { data, headers } = await requestWithHeaders<TenderListItem[]>(address, { signal });
  return {
    items: data,
    total: Number(headers.get('X-Total-Count') ?? data.length),
    relation: headers.get('X-Total-Count-Relation') === 'gte' ? 'gte' : 'eq',
  };
}
