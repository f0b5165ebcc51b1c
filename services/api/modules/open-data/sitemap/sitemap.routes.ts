import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { chunkedAnswer, type Format, textAnswer, weakTag } from '../../../platform/http/answer/answer.ts';
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
      if (part < 0) throw missing('Sitemap');
      const state = await partState(db, part, partSize);
      if (state.startsWith('0.')) throw missing('Sitemap');
      // in one piece, which a caller who holds the present part never causes to be read
      const entries = (async function* () {
        const found = await readPart(db, part, partSize);
        const pages = found.map((one) => ({ path: `/tenders/${one.id}`, changedAt: one.updated_at }));
        yield urlSet(pages, publicUrl);
      })();
      return chunkedAnswer(req, XML, weakTag('sitemap', publicUrl, state), entries);
    }),
    route(openDataEndpoints.robots, async ({ req }) => textAnswer(req, TEXT, robotsText(publicUrl))),
    route(openDataEndpoints.securityTxt, async ({ req }) =>
      textAnswer(req, TEXT, securityText(await readPortal(db, config), clock())),
    ),
  ];
}

/** Addresses in one sitemap at most, as sitemaps.org has it. A part holds the tenders of so many numbers in a row. */
const PART_SIZE = 50_000;

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

/** Changes with every change of a part; quicker than the part itself. */
async function partState(db: Queryable, part: number, size: number): Promise<string> {
  const first = part * size;
  const [row] = await db.query<{
    state: string;
  }>(sql`SELECT concat(count(*), '.', sum(version), '.', sum(id::bigint)) AS state
    FROM tender WHERE id > ${first}::bigint AND id <= ${first + size}::bigint AND ${LISTED}`);
  return row?.state ?? '';
}
