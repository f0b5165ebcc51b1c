import type { SiteInfo } from '#contracts/api/page.ts';
import { escapeHtml, escapeJson } from './escape-html.ts';
import type { Head } from './head.ts';

/** The geo position that the product always gave: the middle of Pakistan. */
const POSITION = { latitude: '30.3753', longitude: '69.3451' } as const;

export function renderHead(head: Head, site: SiteInfo): string {
  const { title, description, keywords, canonical, noIndex = false, kind = 'website', geo, jsonLd = [] } = head;
  const address = canonical === undefined ? undefined : `${site.publicUrl}${canonical}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    keywords === undefined ? '' : named('keywords', keywords),
    named('robots', noIndex ? 'noindex,follow' : 'index,follow'),
    address === undefined ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...feeds(canonical),
    ...social({ title, description, kind, address }, site),
    ...(geo === undefined ? [] : renderGeo(geo)),
    ...jsonLd.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('');
}

const FEEDS = [
  ['application/atom+xml', '/tenders.atom', 'New tenders'],
  ['text/calendar', '/tenders.ics', 'Closing dates'],
  ['text/csv', '/tenders.csv', 'Table'],
] as const;

/** Links for feed readers: the same search in their formats. */
function feeds(canonical: string | undefined): string[] {
  const { pathname, searchParams } = new URL(canonical ?? '/', 'http://localhost');
  if (pathname !== '/tenders') return [];
  searchParams.delete('page');
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  return FEEDS.map(
    ([type, path, title]) =>
      `<link rel="alternate" type="${type}" title="${title}" href="${escapeHtml(path + query)}">`,
  );
}

interface Social {
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  readonly address: string | undefined;
}

function social({ title, description, kind, address }: Social, site: SiteInfo): string[] {
  const image = `${site.publicUrl}/share-card.jpg`;
  return [
    property('og:site_name', site.name),
    property('og:type', kind),
    property('og:title', title),
    property('og:description', description),
    address === undefined ? '' : property('og:url', address),
    property('og:locale', 'en_PK'),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', site.name),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
  ];
}

function renderGeo({ region, placename }: { readonly region: string; readonly placename: string }): string[] {
  return [
    named('geo.region', region),
    named('geo.placename', placename),
    named('geo.position', `${POSITION.latitude};${POSITION.longitude}`),
    named('ICBM', `${POSITION.latitude}, ${POSITION.longitude}`),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
