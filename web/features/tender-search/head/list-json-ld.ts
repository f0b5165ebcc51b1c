import type { SiteInfo } from '#contracts/api/page.ts';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { breadcrumbJsonLd } from '../../../lib/head/json-ld.ts';
import { siteText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';

export function listJsonLd(
  heading: string,
  canonical: string,
  items: readonly TenderListItem[],
  site: SiteInfo,
): readonly object[] {
  const crumbs = [
    { name: siteText.home, path: paths.home },
    { name: siteText.tenders, path: paths.tenders },
    ...(canonical === paths.tenders ? [] : [{ name: heading, path: canonical }]),
  ];
  return [
    breadcrumbJsonLd(crumbs, site),
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: items.map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${site.publicUrl}${paths.tender(id)}`,
        name: title.slice(0, 200),
      })),
    },
  ];
}
