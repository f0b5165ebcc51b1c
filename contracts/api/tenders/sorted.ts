import { z } from 'zod';
import { ADMIN_SORTS, SORTED_MAX } from '../../vocabulary/lists/admin-lists.ts';
import { forAdmins } from '../shared/endpoint.ts';
import { pageParameters, sortParameter } from '../shared/paging.ts';
import { TenderListItem, TenderQuery } from '../tenders.ts';

const { search, status } = TenderQuery.shape;

export const SortedQuery = z.strictObject({
  search,
  status,
  sort: sortParameter(...ADMIN_SORTS.tenders)
    .unwrap()
    .default('title'),
  ...pageParameters(25),
});
export type SortedQuery = z.infer<typeof SortedQuery>;

export const sortedEndpoints = {
  list: forAdmins.get(
    '/api/admin/tenders',
    `Tenders by title, day of publication, closing, place or status. Of more than ${SORTED_MAX.toLocaleString('en')} (X-Total-Count-Relation: gte) the newest that match are sorted, or without search and status the first in the order are answered`,
    {
      query: SortedQuery,
      headers: ['X-Total-Count', 'X-Total-Count-Relation', 'X-Search-Left-Out', 'Link'],
      response: z.array(TenderListItem),
    },
  ),
} as const;
