import { z } from 'zod';
import { ID_MAX, TENDER_SORTS } from '../../vocabulary/lists/public-lists.ts';
import { forAnybody } from '../shared/endpoint.ts';
import { numberFrom1 } from '../shared/paging.ts';
import { TenderQuery } from '../tenders.ts';
import { Alarm } from './calendar.ts';

/** Entries of a feed and of a calendar at most; a CSV has every row. */
const FEED_MAX = 100;
export const CALENDAR_MAX = 1000;
/** Releases of one page. */
const RELEASES_MAX = 100;
/** Records of one page; each has every release of its tender. */
const RECORDS_MAX = 100;

const upTo = (max: number, what: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `Must be a number from 1 to ${max}`)
    .transform(Number)
    .refine((n) => n >= 1 && n <= max, `Must be a number from 1 to ${max}`)
    .meta(numberFrom1(max, what, max));

/** Every parameter of the list, so that its address needs only another ending; last entered or changed first. */
export const FeedQuery = TenderQuery.extend({
  sort: z
    .enum([...TENDER_SORTS, 'updated'], { error: 'Must be updated, latest, closing-soon or relevance' })
    .meta({
      description: 'Order; updated is last entered or changed first, relevance is for search',
      example: 'updated',
    })
    .default('updated'),
  limit: upTo(FEED_MAX, 'Entries of a page; 50 where it is not stated').default(50),
});
export type FeedQuery = z.infer<typeof FeedQuery>;

/** Closing soonest first unless the caller wants it otherwise; a whole search unless a page is asked for. */
const CalendarQuery = TenderQuery.extend({
  sort: z
    .enum([...TENDER_SORTS, 'updated'], { error: 'Must be latest, closing-soon or updated' })
    .meta({ description: 'Order; updated is for updatedSince only, relevance for search', example: 'latest' })
    .default('closing-soon'),
  limit: upTo(CALENDAR_MAX, 'Closing dates at most').default(CALENDAR_MAX),
  alarm: Alarm,
});
export type CalendarQuery = z.infer<typeof CalendarQuery>;

/** A page where one is asked for, else everything that is found. */
const CsvQuery = TenderQuery.extend({
  page: TenderQuery.shape.page.unwrap().optional(),
  limit: TenderQuery.shape.limit.unwrap().optional(),
});

const ReleasesQuery = z.strictObject({
  /** End of the page before; `links.next` of that page has it. */
  after: z
    .string()
    .regex(/^\d{1,15}(-\d{1,10})?$/, 'Must be what links.next of the page before says')
    .refine((text) => Number(text.split('-')[1] ?? 0) <= ID_MAX, 'Must be what links.next of the page before says')
    .meta({
      description: 'Where the page before ended, as its links.next says; 0 is the beginning',
      example: '1840-42',
    })
    .default('0'),
  limit: upTo(RELEASES_MAX, 'Releases of a page').default(RELEASES_MAX),
});

const RecordsQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/, 'Must be what links.next of the page before says')
    .transform(Number)
    .meta({ description: 'Where the page before ended, as its links.next says; 0 is the beginning', example: '1840' })
    .default(0),
  limit: upTo(RECORDS_MAX, 'Records of a page').default(RECORDS_MAX),
});

/** Packages as OCDS describes them; the official schemas say more of a release than we repeat here. */
export const Release = z.looseObject({
  ocid: z.string(),
  id: z.string(),
  date: z.string(),
  tag: z.array(z.enum(['tender', 'tenderUpdate', 'tenderAmendment', 'tenderCancellation', 'compiled'])),
  initiationType: z.literal('tender'),
  tender: z.looseObject({ id: z.string() }),
});
export type Release = z.infer<typeof Release>;

const pack = {
  uri: z.string(),
  version: z.literal('1.1'),
  extensions: z.array(z.string()),
  publishedDate: z.string(),
  publisher: z.looseObject({ name: z.string(), uri: z.string() }),
  license: z.string(),
  publicationPolicy: z.string(),
};
const ReleasePackage = z.strictObject({
  ...pack,
  releases: z.array(Release),
  links: z.strictObject({ next: z.string().optional() }),
});
export const RecordPackage = z.strictObject({
  ...pack,
  records: z.array(z.strictObject({ ocid: z.string(), releases: z.array(Release), compiledRelease: Release })),
});
const RecordsPackage = RecordPackage.extend({ links: z.strictObject({ next: z.string().optional() }) });

export const openDataEndpoints = {
  openapi: forAnybody.get('/api/openapi.json', 'This document: OpenAPI 3.1 of every call', {
    media: 'application/json',
  }),
  docs: forAnybody.get('/api/docs', 'The same as a page to read', { media: 'text/html' }),
  feed: forAnybody.get('/tenders.atom', 'Atom feed of a search, by the parameters of the list', {
    query: FeedQuery,
    media: 'application/atom+xml',
  }),
  calendar: forAnybody.get('/tenders.ics', 'iCalendar of the closing dates of a search', {
    query: CalendarQuery,
    media: 'text/calendar',
  }),
  noticeCalendar: forAnybody.get('/tenders/:id.ics', 'The closing of one notice as iCalendar; 410 for a removed one', {
    query: z.strictObject({ alarm: Alarm }),
    media: 'text/calendar',
  }),
  csv: forAnybody.get('/tenders.csv', 'A search as CSV: every row of it, streamed', {
    budget: 'expensive',
    query: CsvQuery,
    headers: ['X-Total-Count', 'Link'],
    media: 'text/csv',
  }),
  csvMetadata: forAnybody.get(
    '/tenders.csv-metadata.json',
    'Licence of the CSV and the meaning of its columns (CSV on the Web)',
    { media: 'application/csvm+json' },
  ),
  dcat: forAnybody.get('/api/dcat.jsonld', 'The data as a catalogue of one dataset (DCAT 3)', {
    media: 'application/ld+json',
  }),
  releases: forAnybody.get(
    '/api/ocds/releases',
    'OCDS 1.1 releases in the order in which they were published; links.next is the next page',
    { query: ReleasesQuery, response: ReleasePackage },
  ),
  releaseLines: forAnybody.get('/api/ocds/releases.jsonl', 'Every OCDS 1.1 release, one a line, streamed', {
    budget: 'expensive',
    media: 'application/x-ndjson',
  }),
  records: forAnybody.get(
    '/api/ocds/records',
    'OCDS 1.1 records of all tenders in the order in which they were published; links.next is the next page',
    { query: RecordsQuery, response: RecordsPackage },
  ),
  extension: forAnybody.get('/api/ocds/extension/extension.json', 'What our extension of OCDS is', {
    response: z.looseObject({}),
  }),
  extensionSchema: forAnybody.get(
    '/api/ocds/extension/release-schema.json',
    'Fields of our releases that neither OCDS nor another extension describes, as a patch of the release schema',
    { response: z.looseObject({}) },
  ),
  record: forAnybody.get(
    '/api/ocds/records/:ocid',
    'The OCDS 1.1 record of one tender: all its releases and what they come to',
    { response: RecordPackage },
  ),
  openSearch: forAnybody.get('/opensearch.xml', 'The search for browsers (OpenSearch 1.1)', {
    media: 'application/opensearchdescription+xml',
  }),
  sitemap: forAnybody.get('/sitemap.xml', 'Index of the sitemaps', { media: 'application/xml' }),
  sitemapPart: forAnybody.get('/sitemaps/:part', 'One sitemap of at most 5,000 addresses', {
    media: 'application/xml',
  }),
  robots: forAnybody.get('/robots.txt', 'What crawlers may read', { media: 'text/plain' }),
  securityTxt: forAnybody.get('/.well-known/security.txt', 'Whom to tell of a security hole (RFC 9116)', {
    media: 'text/plain',
  }),
};

/** The endings under which a search is to be had. */
export const SEARCH_FORMATS = ['atom', 'ics', 'csv'] as const;

export const otherFormat = forAnybody.get(
  '/tenders.:format',
  'Any other ending: 406, with the formats that there are',
  { media: 'application/problem+json' },
);
