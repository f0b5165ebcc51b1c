import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Tender } from '#contracts/api/tenders.ts';
import { nullWhenMissing } from '../../lib/api/api-error.ts';
import { request } from '../../lib/api/request.ts';
import { tenderKey } from './tender-id.ts';

/** One tender; null when there is none with this id. */
export function useTender(id: string): UseQueryResult<Tender | null> {
  const [key] = tenderKey(id);
  return useQuery({
    queryKey: key ?? ['no-tender'],
    queryFn: async ({ signal }) =>
      key === undefined ? null : await nullWhenMissing(request<Tender>(key[0], { signal })),
    ...(key === undefined ? { initialData: null } : {}),
  });
}
