import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Format, sendPieces, sendText, weakTag } from '../../../platform/http/answer/send-format.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { findParts, PART_SIZE, partState, readPart } from './sitemap.queries.ts';
import { robotsText, STATIC_PAGES, securityText, sitemapIndex, urlSet } from './sitemap.ts';

const XML: Format = { contentType: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' };
const TEXT: Format = { contentType: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=86400' };

export function sitemapRoutes({ db, config, logger, clock }: Dependencies, partSize = PART_SIZE): readonly Route[] {
  const { publicUrl } = config;
  return [
    route(openDataEndpoints.sitemap, async ({ req, res }) => {
      const parts = await findParts(db, partSize);
      const maps = parts.map(({ part, changed_at: changedAt }) => ({
        path: `/sitemaps/tenders-${part + 1}.xml`,
        changedAt,
      }));
      return sendText(req, res, XML, sitemapIndex([{ path: '/sitemaps/pages.xml' }, ...maps], publicUrl));
    }),
    route(openDataEndpoints.sitemapPart, async ({ params, meta, req, res }) => {
      if (params.part === 'pages.xml') {
        return sendText(
          req,
          res,
          XML,
          urlSet(
            STATIC_PAGES.map((path) => ({ path })),
            publicUrl,
          ),
        );
      }
      const part = Number(/^tenders-([1-9]\d{0,5})\.xml$/.exec(params.part ?? '')?.[1] ?? 0) - 1;
      if (part < 0) throw missing('Sitemap');
      const state = await partState(db, part, partSize);
      if (state.startsWith('0.')) throw missing('Sitemap');
      const failed = (error: unknown) => logger.error({ err: error, requestId: meta.requestId }, 'a sitemap broke off');
      return sendPieces(req, res, { ...XML, etag: weakTag('sitemap', publicUrl, state), failed }, async function* () {
        const entries = await readPart(db, part, partSize);
        yield urlSet(
          entries.map((one) => ({ path: `/tenders/${one.id}`, changedAt: one.updated_at })),
          publicUrl,
        );
      });
    }),
    route(openDataEndpoints.robots, async ({ req, res }) => sendText(req, res, TEXT, robotsText(publicUrl))),
    route(openDataEndpoints.securityTxt, async ({ req, res }) =>
      sendText(req, res, TEXT, securityText(config, clock())),
    ),
  ];
}
