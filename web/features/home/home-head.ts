import type { SiteInfo } from '#contracts/api/page.ts';
import type { Head } from '../../lib/head/head.ts';
import { siteJsonLd } from '../../lib/head/json-ld.ts';
import { homeKeywords, homeText } from '../../lib/messages/home.ts';
import { paths } from '../../lib/routing/paths.ts';

export function homeHead(site: SiteInfo): Head {
  return {
    title: homeText.title(site.name),
    description: homeText.description,
    canonical: paths.home,
    ...(import.meta.env.SSR && { keywords: homeKeywords, jsonLd: siteJsonLd(site) }),
  };
}
