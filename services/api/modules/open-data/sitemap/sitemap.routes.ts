import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Format, textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { robotsText, STATIC_PAGES, securityText, sitemapIndex, urlSet } from './sitemap.ts';

const XML: Format = { contentType: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' };
const TEXT: Format = { contentType: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=86400' };

export function sitemapRoutes({ db, config, clock }: Dependencies, partSize = PART_SIZE): readonly Route[] {
  const { publicUrl } = config;
  return [
    route(openDataEndpoints.sitemap, async ({ req }) => {
      const parts = await findParts(db, partSize);
      const maps = parts.map(({ part, changed_at: changedAt }) => ({
        path: `/sitemaps/tenders-${part + 1}.xml`,
        changedAt,
      }));
      return textAnswer(req, XML, sitemapIndex([{ path: '/sitemaps/pages.xml' }, ...maps], publicUrl));
    }),
    route(openDataEndpoints.sitemapPart, async ({ params, req }) => {
      if (params.part === 'pages.xml') {
        const pages = STATIC_PAGES.map((path) => ({ path }));
        return textAnswer(req, XML, urlSet(pages, publicUrl));
      }
      const part = Number(/^tenders-([1-9]\d{0,5})\.xml$/.exec(params.part ?? '')?.[1] ?? 0) - 1;
      const found = part < 0 ? [] : await readPart(db, part, partSize);
      if (found.length === 0) throw missing('Sitemap');
      const pages = found.map((one) => ({ path: `/tenders/${one.id}`, changedAt: one.updated_at }));
      return textAnswer(req, XML, urlSet(pages, publicUrl));
    }),
    route(openDataEndpoints.robots, async ({ req }) => textAnswer(req, TEXT, robotsText(publicUrl))),
    route(openDataEndpoints.securityTxt, async ({ req }) =>
      textAnswer(req, TEXT, securityText(await readPortal(db, config), clock())),
    ),
  ];
}

/** Numbers of tenders in a row that a part holds; ten times as many, which sitemaps.org allows, keep everybody waiting. */
const PART_SIZE = 5000;

/** Samples have no place in a search engine. */
const LISTED = sql`origin <> 'sample'`;

interface SitemapPart {
  /** Tenders `part * PART_SIZE + 1` and so on. */
  readonly part: number;
  readonly changed_at: Date;
}

function findParts(db: Queryable, size: number): Promise<SitemapPart[]> {
  return db.query<SitemapPart>(sql`SELECT (id - 1) / ${size}::int AS part, max(updated_at) AS changed_at
    FROM tender WHERE ${LISTED} GROUP BY 1 ORDER BY 1`);
}

interface SitemapEntry {
  readonly id: number;
  readonly updated_at: Date;
}

function readPart(db: Queryable, part: number, size: number): Promise<SitemapEntry[]> {
  const first = part * size;
  return db.query<SitemapEntry>(sql`SELECT id, updated_at FROM tender
    WHERE id > ${first}::bigint AND id <= ${first + size}::bigint AND ${LISTED} ORDER BY id`);
}
