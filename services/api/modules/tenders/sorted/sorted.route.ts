import { sortedEndpoints } from '#contracts/api/tenders/sorted.ts';
import { presentCard } from '../../../../platform/tenders/present-tender.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { listHeaders } from '../list/list-headers.ts';
import { sortedTenders } from './sorted-tenders.ts';

export function sortedRoute({ db, clock }: Dependencies): Route {
  const { path } = sortedEndpoints.list;
  return route(sortedEndpoints.list, async ({ query }) => {
    const now = clock();
    const list = await sortedTenders(db, query, now);
    return {
      body: list.rows.map((row) => presentCard(row, now)),
      headers: listHeaders(path, query, list, { sort: 'title', limit: '25' }),
    };
  });
}
