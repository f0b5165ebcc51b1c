import type { SiteInfo } from '#contracts/api/page.ts';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import type { Head } from '../../../lib/head/head.ts';
import { regionOf } from '../../../lib/head/region.ts';
import { tendersText } from '../../../lib/messages/tenders.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { type TenderFilters, toCanonicalQuery } from '../filters.ts';
import { listJsonLd } from './list-json-ld.ts';

/** Title, description and keywords from category, city, province and search; the canonical address carries the filters. */
export function listHead(filters: TenderFilters, items: readonly TenderListItem[], site: SiteInfo): Head {
  const { category, city, province, search, page } = filters;
  const place = [city, province].filter(Boolean).join(', ');
  const subject = [
    [category, 'Tenders'].filter(Boolean).join(' '),
    place === '' ? 'in Pakistan' : `in ${place}`,
    search === undefined ? '' : `matching “${search}”`,
  ].join(' ');
  const canonical = `${paths.tenders}${toCanonicalQuery(filters)}`;
  const heading = subject.trim();
  return {
    title: `${heading}${page > 1 ? ` – ${tendersText.page(page)}` : ''} | ${site.name}`,
    description: `Browse ${heading}: tender notices with their closing dates and sources, free to browse.`,
    keywords: [search, category, city, province, 'tenders Pakistan', 'tender notices', 'procurement']
      .filter(Boolean)
      .join(', '),
    canonical,
    noIndex: search !== undefined || filters.closingFrom !== undefined || filters.closingTo !== undefined,
    ...(place === '' ? {} : { geo: { region: regionOf(province), placename: `${place}, Pakistan` } }),
    jsonLd: import.meta.env.SSR ? listJsonLd(heading, canonical, items, site) : [],
  };
}
