import { type TenderQuery, tenderEndpoints } from '#contracts/api/tenders.ts';
import { presentCard } from '../../../../platform/tenders/present-tender.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { listHeaders } from './list-headers.ts';
import { listTenders, type TenderList } from './list-tenders.ts';

export function listRoute({ db, clock, unfound }: Dependencies): Route {
  return route(tenderEndpoints.list, async ({ query }) => {
    const now = clock();
    const list = await listTenders(db, query, now);
    if (isUnfound(query, list)) unfound.note(query.search);
    return {
      body: list.rows.map((row) => presentCard(row, now)),
      headers: listHeaders(tenderEndpoints.list.path, query, list, { sort: 'latest', limit: '20' }),
    };
  });
}

/** A search by words alone: with filters it may find nothing for another reason than its words. */
const isUnfound = (query: TenderQuery, { total }: TenderList): query is TenderQuery & { search: string } =>
  query.search !== undefined &&
  total === 0 &&
  Object.entries(query).every(([name, value]) => value === undefined || OF_SEARCHES.includes(name));

const OF_SEARCHES = ['search', 'sort', 'page', 'limit'];
