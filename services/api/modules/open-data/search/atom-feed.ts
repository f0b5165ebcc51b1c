import { escapeXml } from '../../../platform/formats/xml.ts';
import type { OpenTender } from '../../../platform/lists/tender-search.ts';

export interface RemovedNotice {
  readonly id: number;
  readonly at: Date;
}

export interface FeedFrame {
  readonly title: string;
  readonly siteName: string;
  /** Origin without a final slash. */
  readonly publicUrl: string;
  readonly license: { readonly name: string; readonly url: string };
  /** Paths with their query. */
  readonly self: string;
  readonly page: string;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Date of an empty feed. */
  readonly emptySince: Date;
  /** Notices that are gone, for readers that have them still. */
  readonly removed: readonly RemovedNotice[];
}

/** An Atom feed (RFC 4287), in pages (RFC 5005), with tombstones (RFC 6721). */
export function atomFeed(tenders: readonly OpenTender[], frame: FeedFrame): string {
  const { publicUrl, removed } = frame;
  const times = [...tenders.map(({ newsAt }) => newsAt), ...removed.map(({ at }) => at)];
  const updated = times.reduce((last, at) => (at > last ? at : last), frame.emptySince);
  const link = (rel: string, path: string | undefined, type: string) =>
    path === undefined ? '' : `<link rel="${rel}" type="${type}" href="${escapeXml(`${publicUrl}${path}`)}"/>`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0" xml:lang="en">',
    `<id>${escapeXml(`${publicUrl}${frame.page}`)}</id>`,
    `<title>${escapeXml(frame.title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escapeXml(frame.siteName)}</name><uri>${escapeXml(publicUrl)}</uri></author>`,
    `<rights>${escapeXml(`${frame.license.name} for what ${frame.siteName} itself wrote: ${publicUrl}/reuse-our-data`)}</rights>`,
    `<link rel="license" href="${escapeXml(frame.license.url)}"/>`,
    link('self', frame.self, 'application/atom+xml'),
    link('alternate', frame.page, 'text/html'),
    link('previous', frame.previous, 'application/atom+xml'),
    link('next', frame.next, 'application/atom+xml'),
    ...tenders.map((tender) => entry(tender, publicUrl)),
    ...removed.map(({ id, at }) => {
      const ref = escapeXml(`${publicUrl}/tenders/${id}`);
      return `<at:deleted-entry ref="${ref}" when="${at.toISOString()}"/>`;
    }),
    '</feed>\n',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function entry(tender: OpenTender, publicUrl: string): string {
  const url = escapeXml(`${publicUrl}/tenders/${tender.id}`);
  const published = new Date(`${tender.publishDate}T00:00:00+05:00`);
  const marks = marksOf(tender);
  const terms = [...tender.categories, ...tender.sectors, ...marks];
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${escapeXml([...marks, tender.title].join(': '))}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    tender.scan === null
      ? ''
      : `<link rel="enclosure" type="${tender.scan.type}" href="${escapeXml(`${publicUrl}${tender.scan.path}`)}"/>`,
    `<published>${published.toISOString()}</published>`,
    `<updated>${tender.newsAt.toISOString()}</updated>`,
    tender.organization === null ? '' : `<author><name>${escapeXml(tender.organization.name)}</name></author>`,
    ...terms.map((term) => `<category term="${escapeXml(term)}"/>`),
    `<summary>${escapeXml(summaryOf(tender))}</summary>`,
    '</entry>',
  ].join('');
}

/** Words that nobody may overlook, before the title. */
const marksOf = ({ isSample, cancelledAt }: OpenTender): string[] => [
  ...(isSample ? ['Sample'] : []),
  ...(cancelledAt === null ? [] : ['Cancelled']),
];

const SUMMARY = 1000;

function summaryOf({ closingDate, closingTime, city, province, description }: OpenTender): string {
  const place = [city, province].filter(Boolean).join(', ');
  const closes = `Closes ${closingDate}${closingTime === null ? '' : ` ${closingTime} PKT`}`;
  const text = description.length > SUMMARY ? `${description.slice(0, SUMMARY)}…` : description;
  return `${[closes, place].filter(Boolean).join(' · ')}\n\n${text}`;
}
