import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { chunkedAnswer, type Format, textAnswer, weakTag } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { findParts, PART_SIZE, partState, readPart } from './sitemap.queries.ts';
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
      textAnswer(req, TEXT, securityText({ ...config, ...(await readPortal(db, config)) }, clock())),
    ),
  ];
}
