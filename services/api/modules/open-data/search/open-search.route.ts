import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import type { Config } from '../../../../platform/config.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { escapeXml } from '../../../platform/formats/xml.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';

const TYPE = 'application/opensearchdescription+xml';
const FORMAT = { contentType: `${TYPE}; charset=utf-8`, cacheControl: 'public, max-age=86400' } as const;
/** Letters that the standard allows in a short name. */
const SHORT = 16;

/** Lets browsers offer the portal's search in their address line. */
export function openSearchRoute({ db, config }: Pick<Dependencies, 'db' | 'config'>): Route {
  return route(openDataEndpoints.openSearch, async ({ req }) =>
    textAnswer(req, FORMAT, describe(await readPortal(db, config))),
  );
}

function describe(config: Pick<Config, 'publicUrl' | 'siteName'>): string {
  const site = escapeXml(config.publicUrl);
  const name = [...config.siteName].slice(0, SHORT).join('');
  return `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name)}</ShortName>
<Description>${escapeXml(`Search the tender notices of ${config.siteName}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${site}/favicon.ico</Image>
<Url type="text/html" template="${site}/tenders?search={searchTerms}"/>
<Url type="application/atom+xml" template="${site}/tenders.atom?search={searchTerms}"/>
<Url type="${TYPE}" rel="self" template="${site}/opensearch.xml"/>
</OpenSearchDescription>
`;
}
