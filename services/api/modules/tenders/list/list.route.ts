import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { presentCard } from '../../../../platform/tenders/present-tender.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { pageLinks } from '../../../platform/lists/page-headers.ts';
import { listTenders } from './list-tenders.ts';

export function listRoute({ db, clock }: Dependencies): Route {
  return route(tenderEndpoints.list, async ({ query }) => {
    const now = clock();
    const list = await listTenders(db, query, now);
    return {
      body: list.rows.map((row) => presentCard(row, now)),
      headers: {
        'X-Total-Count': String(list.total),
        ...(list.relation === 'gte' ? { 'X-Total-Count-Relation': 'gte' } : {}),
        ...(list.leftOut.length > 0 ? { 'X-Search-Left-Out': encodeURIComponent(list.leftOut.join(' ')) } : {}),
        Link: pageLinks(tenderEndpoints.list.path, query, list, { sort: 'latest', limit: '20' }),
      },
    };
  });
}
