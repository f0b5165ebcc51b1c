import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import type { PageData, PageQuery, RenderedPage, RenderInput, SiteInfo } from '#contracts/api/page.ts';
import { loadHighlight } from '../../components/highlighted.tsx';
import { ICON_SPRITE } from '../../components/icon-sprite.tsx';
import { createQueryClient, USER_KEY } from '../../lib/api/query-client.ts';
import { escapeHtml, escapeJson } from '../../lib/head/escape-html.ts';
import type { Head } from '../../lib/head/head.ts';
import { renderHead } from '../../lib/head/render-head.ts';
import { THEME_SCRIPT } from '../../lib/theme/apply-theme.ts';
import { App } from '../app.tsx';
import { DATA_ID, type InlinedData } from '../page-data.ts';
import { allPages, findRoute } from '../routes.ts';
import { createStore } from '../store.ts';
import { assetsOf } from './assets.ts';
import { pageNeeds } from './page-needs.ts';

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

interface DocumentParts {
  readonly head: Head;
  readonly body: string;
  readonly site: SiteInfo;
  /** The page's module, whose chunks are preloaded. */
  readonly source: string;
  readonly inlined: InlinedData;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes for the content security policy: only this style and this script run inline. Pages carry no nonce. */
export const inlineHashes = { script: hashOf(THEME_SCRIPT), style: hashOf(assetsOf('').style) } as const;

/** The document: theme before paint, styles and data inlined, scripts after the content. */
function renderDocument({ head, body, site, source, inlined }: DocumentParts): string {
  const assets = assetsOf(source);
  return [
    '<!doctype html><html lang="en-PK" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${THEME_SCRIPT}</script>`,
    renderHead(head, site),
    assets.style === '' ? '' : `<style>${assets.style}</style>`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<meta name="application-name" content="${escapeHtml(site.name)}">`,
    '<meta name="theme-color" content="#073b28">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-180.png">',
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.name)}" href="/opensearch.xml">`,
    '<link rel="manifest" href="/site.webmanifest"></head>',
    `<body>${ICON_SPRITE}<div id="root">${body}</div>`,
    `<script type="application/json" id="${DATA_ID}">${escapeJson(inlined)}</script>`,
    ...assets.inlineModules.map((code) => `<script type="module">${code}</script>`),
    ...assets.modules.map((src) => `<script type="module" src="${src}"></script>`),
    '</body></html>',
  ].join('');
}
