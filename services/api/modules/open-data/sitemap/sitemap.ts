import { escapeXml } from '../../../platform/formats/xml.ts';

interface SitemapUrl {
  /** Path. */
  readonly path: string;
  readonly changedAt?: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const urlSet = (urls: readonly SitemapUrl[], publicUrl: string) =>
  `${HEAD}<urlset ${NAMESPACE}>\n${elements('url', urls, publicUrl)}</urlset>\n`;

export const sitemapIndex = (sitemaps: readonly SitemapUrl[], publicUrl: string) =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${elements('sitemap', sitemaps, publicUrl)}</sitemapindex>\n`;

function elements(name: string, listed: readonly SitemapUrl[], publicUrl: string): string {
  const origin = escapeXml(publicUrl);
  return listed
    .map(({ path, changedAt }) => {
      const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return `<${name}><loc>${origin}${escapeXml(path)}</loc>${changed}</${name}>\n`;
    })
    .join('');
}

/** Pages that are the same whatever tenders there are. */
export const STATIC_PAGES: readonly string[] = [
  '/',
  '/tenders',
  '/newsletter',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/reuse-our-data',
  '/api/docs',
];

/** Text of robots.txt: nothing behind a sign-in is worth a crawler's time, and calls under /api are for programs. */
export const robotsText = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /account
Disallow: /auth
Disallow: /api/
Allow: /api/docs
Allow: /api/dcat.jsonld
Allow: /api/tenders/*/image
Disallow: /tenders.csv
Disallow: /unsubscribe/

Sitemap: ${publicUrl}/sitemap.xml
`;

const DAY_MS = 24 * 60 * 60 * 1000;
const GOOD_FOR_DAYS = 180;

/** RFC 9116, good for half a year from today on, so that it never runs out while the site is served. */
export function securityText({ publicUrl, supportEmail }: { publicUrl: string; supportEmail: string }, now: Date) {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS);
  return `Contact: mailto:${supportEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en, ur
Canonical: ${publicUrl}/.well-known/security.txt
`;
}
