import { type PageOf, pageLinks } from '../../../platform/lists/page-headers.ts';
import type { TenderList } from './list-tenders.ts';

/** The headers that say how much a page of tenders is of; of what is asked `otherwise`, no link speaks. */
export const listHeaders = (
  path: string,
  query: PageOf,
  list: TenderList,
  otherwise: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  'X-Total-Count': String(list.total),
  ...(list.relation === 'gte' ? { 'X-Total-Count-Relation': 'gte' } : {}),
  ...(list.leftOut.length > 0 ? { 'X-Search-Left-Out': encodeURIComponent(list.leftOut.join(' ')) } : {}),
  Link: pageLinks(path, query, list, otherwise),
});
