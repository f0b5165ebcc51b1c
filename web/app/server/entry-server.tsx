import { renderToString } from 'react-dom/server';
import type { PageData, PageQuery, RenderedPage, RenderInput } from '#contracts/api/page.ts';
import { loadHighlight } from '../../components/highlighted.tsx';
import { createQueryClient, USER_KEY } from '../../lib/api/query-client.ts';
import type { Head } from '../../lib/head/head.ts';
import { App } from '../app.tsx';
import { allPages, findRoute } from '../routes.ts';
import { createStore } from '../store.ts';
import { renderDocument } from './document.ts';
import { pageNeeds } from './page-needs.ts';

export { inlineHashes } from './document.ts';

/* Drawing is synchronous: every page's code is at hand before the first request. */
await Promise.all([...allPages.map(({ page }) => page.preload()), loadHighlight()]);

/** Queries to answer before this address can be drawn. */
export function pageQueries(url: string): readonly PageQuery[] {
  const { path, search } = parseUrl(url);
  const { route, parameters } = findRoute(decoded(path));
  return (pageNeeds[route.pattern].queries?.(search, parameters) ?? []).map((key) => ({ key }));
}

/** Further queries, which depend on the first answers. */
export function furtherQueries(url: string, data: PageData): readonly PageQuery[] {
  const { route } = findRoute(decoded(parseUrl(url).path));
  return (pageNeeds[route.pattern].furtherQueries?.(data) ?? []).map((key) => ({ key }));
}

export function renderPage({ url, now, user, site, data, furtherData = [] }: RenderInput): RenderedPage {
  const { path, search } = parseUrl(url);
  const { pattern } = findRoute(decoded(path)).route;
  const { source, isSecret } = pageNeeds[pattern];
  const entries: PageData = [...data, { key: USER_KEY, data: user }];
  const queryClient = createQueryClient();
  for (const { key, data: answer } of [...entries, ...furtherData]) queryClient.setQueryData(key, answer);
  let head: Head = { title: site.name, description: '' };
  const body = renderToString(
    <App
      store={createStore()}
      queryClient={queryClient}
      site={site}
      renderedAt={now}
      location={{ path, search }}
      collectHead={(collected) => {
        head = collected;
      }}
    />,
  );
  queryClient.clear();
  return {
    status: head.notFound === 'removed' ? 410 : head.notFound ? 404 : 200,
    html: renderDocument({ head, body, site, source, inlined: { site, now, entries } }),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': user === null ? 'no-cache' : 'private, no-store',
      Vary: 'Cookie',
      ...(isSecret && SECRET_HEADERS),
    },
  };
}

const SECRET_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** The path as the router tells it to the pages: what was asked for and what a page looks for have one key. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Path and query of what was asked for; an address that cannot be read leads to the not-found page. */
function parseUrl(url: string): { path: string; search: string } {
  const [path = '', ...query] = (url.split('#')[0] ?? '').split('?');
  return { path: path.startsWith('/') ? path : `/${path}`, search: query.join('?') };
}
