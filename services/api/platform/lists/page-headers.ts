interface PageOf {
  readonly page: number;
  readonly limit: number;
  readonly [parameter: string]: string | number | undefined;
}

/** X-Total-Count and Link (RFC 8288: first, prev, next, last) of a counted list; the other parameters are kept. */
export function pageHeaders(path: string, query: PageOf, total: number): Readonly<Record<string, string>> {
  const last = Math.max(1, Math.ceil(total / query.limit));
  const pages: [rel: string, page: number][] = [['first', 1]];
  if (query.page > 1) pages.push(['prev', Math.min(query.page - 1, last)]);
  if (query.page < last) pages.push(['next', query.page + 1]);
  pages.push(['last', last]);
  const link = (page: number) => {
    const known = Object.entries({ ...query, page }).filter(([, value]) => value !== undefined);
    return `${path}?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
  };
  return {
    'X-Total-Count': String(total),
    Link: pages.map(([rel, page]) => `<${link(page)}>; rel="${rel}"`).join(', '),
  };
}
