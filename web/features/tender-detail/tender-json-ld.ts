import type { SiteInfo } from '#contracts/api/page.ts';
import type { Tender } from '#contracts/api/tenders.ts';
import { breadcrumbJsonLd, CONTEXT } from '../../lib/head/json-ld.ts';
import { isInPakistan } from '../../lib/head/region.ts';
import { siteText } from '../../lib/messages.en.ts';
import { paths } from '../../lib/routing/paths.ts';

/**
 * An honest Event is the closing of the bids, at its instant and place; it needs both, so it is left out without a place.
 * The tender itself is a Demand, schema.org's word for an open call.
 */
export function tenderJsonLd(tender: Tender, site: SiteInfo): readonly object[] {
  const name = tender.title.slice(0, 200);
  const url = `${site.publicUrl}${paths.tender(tender.id)}`;
  const closing = `${tender.closingDate}T${tender.closingTime === null ? '23:59:59' : `${tender.closingTime}:00`}+05:00`;
  const place = placeOf(tender);
  const demand = {
    '@context': CONTEXT,
    '@type': 'Demand',
    name,
    url,
    description: tender.description.slice(0, 1000),
    availabilityStarts: tender.publishDate,
    availabilityEnds: closing,
    validThrough: closing,
    itemOffered: { '@type': 'Service', name },
    ...(place === null ? {} : { areaServed: place }),
  };
  const event = {
    '@context': CONTEXT,
    '@type': 'Event',
    name: `Bid submission closes: ${name}`,
    description: tender.description.slice(0, 1000),
    startDate: closing,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url,
    location: place,
    organizer: tender.organization === null ? undefined : { '@type': 'Organization', name: tender.organization.name },
  };
  const crumbs = [
    { name: siteText.tenders, path: paths.tenders },
    { name, path: paths.tender(tender.id) },
  ];
  return [...(place === null ? [] : [event]), demand, breadcrumbJsonLd(crumbs, site)];
}

function placeOf({ city, province }: Tender): object | null {
  if (city === null) return null;
  return {
    '@type': 'Place',
    name: city,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(province === null || !isInPakistan(province) ? {} : { addressRegion: province }),
      ...(isInPakistan(province) ? { addressCountry: 'PK' } : {}),
    },
  };
}
