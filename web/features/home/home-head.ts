import type { SiteInfo } from '#contracts/api/page.ts';
import type { Head } from '../../lib/head/head.ts';
import { siteJsonLd } from '../../lib/head/json-ld.ts';
import { homeText } from '../../lib/messages/home.ts';
import { paths } from '../../lib/routing/paths.ts';

export function homeHead(site: SiteInfo): Head {
  return {
    title: homeText.title(site.name),
    description: homeText.description,
    keywords: homeText.keywords,
    canonical: paths.home,
    jsonLd: import.meta.env.SSR ? siteJsonLd(site) : [],
  };
}
