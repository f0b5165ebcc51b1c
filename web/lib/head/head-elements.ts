import type { SiteInfo } from '#contracts/api/page.ts';
import { escapeJson } from './escape-html.ts';
import type { Head } from './head.ts';

export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Finds in a document whatever `headElements` describes, and nothing else. */
export const HEAD_ELEMENTS =
  'title, meta[property], meta[name]:not([name=viewport], [name=application-name], [name=theme-color]), ' +
  'link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** Everything in a head that depends on the page: the server writes it, the browser puts it in the place of the former. */
export function headElements(head: Head, site: SiteInfo): readonly HeadElement[] {
  const { title, description, keywords, canonical, noIndex = false, kind = 'website', image, geo, jsonLd = [] } = head;
  const address = canonical === undefined ? undefined : `${site.publicUrl}${canonical}`;
  return [
    { tag: 'title', attributes: {}, text: title },
    named('description', description),
    ...(keywords === undefined ? [] : [named('keywords', keywords)]),
    named('robots', noIndex ? 'noindex,follow' : 'index,follow'),
    ...(address === undefined ? [] : [link({ rel: 'canonical', href: address })]),
    ...feeds(canonical),
    ...social({ title, description, kind, address, image }, site),
    ...(geo === undefined ? [] : placed(geo)),
    ...jsonLd.map(
      (data): HeadElement => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: escapeJson(data),
      }),
    ),
  ];
}

const FEEDS = [
  ['application/atom+xml', '/tenders.atom', 'New tenders'],
  ['text/calendar', '/tenders.ics', 'Closing dates'],
  ['text/csv', '/tenders.csv', 'Table'],
] as const;

/** Links for feed readers: the same search in their formats. */
function feeds(canonical: string | undefined): HeadElement[] {
  const { pathname, searchParams } = new URL(canonical ?? '/', 'http://localhost');
  if (pathname !== '/tenders') return [];
  searchParams.delete('page');
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  return FEEDS.map(([type, path, title]) => link({ rel: 'alternate', type, title, href: path + query }));
}

interface Social {
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  readonly address: string | undefined;
  readonly image: Head['image'];
}

function social({ title, description, kind, address, image }: Social, site: SiteInfo): HeadElement[] {
  const { path, alt } = image ?? { path: '/share-card.jpg', alt: site.name };
  const picture = `${site.publicUrl}${path}`;
  return [
    property('og:site_name', site.name),
    property('og:type', kind),
    property('og:title', title),
    property('og:description', description),
    ...(address === undefined ? [] : [property('og:url', address)]),
    property('og:locale', 'en_PK'),
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture),
    named('twitter:image:alt', alt),
  ];
}

function placed({ region, placename, position }: NonNullable<Head['geo']>): HeadElement[] {
  return [
    ...(region === undefined ? [] : [named('geo.region', region)]),
    named('geo.placename', placename),
    ...(position === undefined
      ? []
      : [
          named('geo.position', `${position.latitude};${position.longitude}`),
          named('ICBM', `${position.latitude}, ${position.longitude}`),
        ]),
  ];
}

const named = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes });
