import type { SiteInfo } from '#contracts/api/page.ts';
import type { Tender } from '#contracts/api/tenders.ts';
import { POSITIONS } from '#contracts/vocabulary/gazetteer/positions.ts';
import { formatClosing } from '../../lib/format/format.ts';
import type { Head } from '../../lib/head/head.ts';
import { geoOf, isInPakistan } from '../../lib/head/region.ts';
import { paths } from '../../lib/routing/paths.ts';
import { text as tenderText } from './messages.en.ts';
import { shorten } from './shorten.ts';
import { tenderJsonLd } from './tender-json-ld.ts';

function positionOf({ city, province }: Tender) {
  const position = isInPakistan(province) ? POSITIONS.get(city ?? '') : undefined;
  return position === undefined ? {} : { position };
}

export function tenderHead(tender: Tender, site: SiteInfo): Head {
  const place = [tender.city, tender.province].filter(Boolean).join(', ');
  const geo = geoOf(tender.city, tender.province);
  const facts = [
    tenderText.head.closes(formatClosing(tender.closingDate, tender.closingTime)),
    place,
    tender.reference === null ? '' : tenderText.head.number(shorten(tender.reference, 60)),
  ].filter(Boolean);
  return {
    title: `${shorten(tender.title, 110)} | ${site.name}`,
    description: `${facts.join(' · ')}. ${shorten(tender.description, 140)}`,
    canonical: paths.tender(tender.id),
    noIndex: tender.isSample,
    keywords: [...tender.categories, ...tender.sectors, tender.city, tender.province, ...tenderText.head.keywords]
      .filter(Boolean)
      .join(', '),
    kind: 'article',
    image: {
      path: `${paths.tender(tender.id)}/card.jpg?v=${tender.version}`,
      alt: `${shorten(tender.title, 110)}. ${facts[0]}`,
    },
    ...(geo === null ? {} : { geo: { ...geo, ...positionOf(tender) } }),
    jsonLd: tenderJsonLd(tender, site),
  };
}
