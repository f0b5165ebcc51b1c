import type { SiteInfo } from '#contracts/api/page.ts';
import { DISTRIBUTIONS } from '#contracts/vocabulary/lists/distributions.ts';
import type { Head } from '../../lib/head/head.ts';
import { datasetJsonLd } from '../../lib/head/json-ld.ts';
import { paths } from '../../lib/routing/paths.ts';
import { reuseText } from './reuse.messages.en.ts';

export function reuseHead(site: SiteInfo): Head {
  const { title, lead } = reuseText(site.name, site.publicUrl, site.license.name);
  return {
    title: `${title} | ${site.name}`,
    description: lead,
    canonical: paths.reuse,
    jsonLd: [datasetJsonLd(site, DISTRIBUTIONS)],
  };
}
