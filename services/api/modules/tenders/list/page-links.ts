import type { TenderQuery } from '#contracts/api/tenders.ts';
import type { TenderList } from './list-tenders.ts';

const DEFAULTS: Readonly<Record<string, string>> = { sort: 'latest', limit: '20' };

/** The Link header (RFC 8288): first, prev, next, last, with the filters kept. No last where the end is not known. */
export function pageLinks(query: TenderQuery, { total, relation, hasNext }: Omit<TenderList, 'rows'>): string {
  const last = Math.max(1, Math.ceil(total / query.limit));
  const pages: [rel: string, page: number][] = [['first', 1]];
  if (query.page > 1) pages.push(['prev', relation === 'eq' ? Math.min(query.page - 1, last) : query.page - 1]);
  if (hasNext) pages.push(['next', query.page + 1]);
  if (relation === 'eq') pages.push(['last', last]);
  return pages.map(([rel, page]) => `<${address(query, page)}>; rel="${rel}"`).join(', ');
}

function address(query: TenderQuery, page: number): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page })) {
    if (value !== undefined && DEFAULTS[name] !== String(value)) parameters.set(name, String(value));
  }
  return `/api/tenders?${parameters}`;
}
