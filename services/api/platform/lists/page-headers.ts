export interface PageOf {
  readonly page: number;
  readonly limit: number;
  readonly [parameter: string]: string | number | undefined;
}

interface Length {
  readonly total: number;
  /** 'gte' when counting stopped before the end. */
  readonly relation: 'eq' | 'gte';
  readonly hasNext: boolean;
}

/**
 * The Link header (RFC 8288): first, prev, next, last, with the other parameters kept, apart from those that say what
 * holds `otherwise`. No last where the end is not known.
 */
export function pageLinks(
  path: string,
  query: PageOf,
  { total, relation, hasNext }: Length,
  otherwise: Readonly<Record<string, string>> = {},
): string {
  const last = Math.max(1, Math.ceil(total / query.limit));
  const pages: [rel: string, page: number][] = [['first', 1]];
  if (query.page > 1) pages.push(['prev', relation === 'eq' ? Math.min(query.page - 1, last) : query.page - 1]);
  if (hasNext) pages.push(['next', query.page + 1]);
  if (relation === 'eq') pages.push(['last', last]);
  const address = (page: number) => {
    const stated = Object.entries({ ...query, page })
      .filter(([name, value]) => value !== undefined && otherwise[name] !== String(value))
      .map(([name, value]) => [name, String(value)]);
    return `${path}?${new URLSearchParams(stated)}`;
  };
  return pages.map(([rel, page]) => `<${address(page)}>; rel="${rel}"`).join(', ');
}

/** X-Total-Count and Link of a list that was counted to its end. */
export function pageHeaders(path: string, query: PageOf, total: number): Readonly<Record<string, string>> {
  const hasNext = query.page * query.limit < total;
  return { 'X-Total-Count': String(total), Link: pageLinks(path, query, { total, relation: 'eq', hasNext }) };
}
