import type { SiteInfo } from '#contracts/api/page.ts';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { text as paginationText } from '../../../components/ui/pagination/messages.en.ts';
import type { Head } from '../../../lib/head/head.ts';
import { breadcrumbJsonLd, CONTEXT } from '../../../lib/head/json-ld.ts';
import { geoOf, isInPakistan, MIDDLE } from '../../../lib/head/region.ts';
import { siteText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { type TenderFilters, toCanonicalQuery } from '../filters.ts';
import { text as listHeadText } from './messages.en.ts';

/** Title, description and keywords from category, city, province and search; the canonical address carries the filters. */
export function listHead(filters: TenderFilters, items: readonly TenderListItem[], site: SiteInfo): Head {
  const { category, city, province, search, page } = filters;
  const place = [city, province].filter(Boolean).join(', ');
  // a city alone does not say where it is, but its notices do
  const found = province ?? items.find((item) => item.city === city)?.province;
  const geo = geoOf(city, isInPakistan(found) ? province : found);
  const subject = [
    listHeadText.tenders(category),
    listHeadText.place(place),
    search === undefined ? '' : listHeadText.matching(search),
  ].join(' ');
  const canonical = `${paths.tenders}${toCanonicalQuery(filters)}`;
  const heading = subject.trim();
  return {
    title: `${heading}${page > 1 ? ` – ${paginationText.page(page)}` : ''} | ${site.name}`,
    description: listHeadText.description(heading),
    canonical,
    // empty pages, beyond the last or about what nobody has, are addresses without end
    noIndex: items.length === 0 || [search, filters.closingFrom, filters.closingTo].some((one) => one !== undefined),
    keywords: [search, category, city, province, ...listHeadText.keywords].filter(Boolean).join(', '),
    ...(geo === null ? {} : { geo: isInPakistan(found) ? { ...geo, position: MIDDLE } : geo }),
    jsonLd: listJsonLd(heading, canonical, items, site),
  };
}

function listJsonLd(
  heading: string,
  canonical: string,
  items: readonly TenderListItem[],
  site: SiteInfo,
): readonly object[] {
  const crumbs = [
    { name: siteText.tenders, path: paths.tenders },
    ...(canonical === paths.tenders ? [] : [{ name: heading, path: canonical }]),
  ];
  return [
    breadcrumbJsonLd(crumbs, site),
    {
      '@context': CONTEXT,
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
