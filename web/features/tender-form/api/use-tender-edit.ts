import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Tender } from '#contracts/api/tenders.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';

/** A tender as it was when the editing began. */
export interface TenderEdit {
  readonly tender: Tender;
  /** Sent back as If-Match, so that nobody else's change is overwritten. */
  readonly etag: string | null;
}

/** The present version, fetched for every edit: an older one from the cache would be refused at the end. */
export function useTenderEdit(id: number | null): UseQueryResult<TenderEdit> {
  const path = `/api/tenders/${id}`;
  return useQuery({
    // Not under its path: an invalidated list must not fetch away what is being edited.
    queryKey: ['tender-edit', id],
    queryFn: async ({ signal }): Promise<TenderEdit> => {
      const { data, headers } = await requestWithHeaders<Tender>(path, { signal });
      return { tender: data, etag: headers.get('ETag') };
    },
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });
}
