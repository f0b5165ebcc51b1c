import type { SiteInfo } from '#contracts/api/page.ts';
import type { Head } from '../../lib/head/head.ts';
import { siteJsonLd } from '../../lib/head/json-ld.ts';
import { paths } from '../../lib/routing/paths.ts';
import { keywords as homeKeywords, text } from './messages.en.ts';

export function homeHead(site: SiteInfo): Head {
  return {
    title: text.title(site.name),
    description: text.description,
    canonical: paths.home,
    keywords: homeKeywords,
    jsonLd: siteJsonLd(site),
  };
}
