import type { Tender, TenderListItem } from '#contracts/api/tenders.ts';
import type { FurtherSource } from '#contracts/events/tenders.ts';
import type { ColumnOf, OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { BYTE_ORDER_MARK, csvLine, withinCell } from '../formats/csv.ts';

/** Optional fields that are given away: neither the scan's text nor persons to contact. */
type OpenField = OptionalFieldWith<{ csv: true }>;

export type CsvTender = Omit<TenderListItem, 'updatedAt'> &
  Readonly<Pick<Tender, OpenField>> & {
    readonly alsoIn: readonly FurtherSource[];
    readonly documents: readonly Pick<Tender['documents'][number], 'url'>[];
    readonly updatedAt: Date;
  };

type Cell = (tender: CsvTender, publicUrl: string) => string | number | null;
/** `list`: several texts with ` | ` between them. */
type Kind = 'string' | 'integer' | 'date' | 'dateTime' | 'anyURI' | 'list';
type Column = readonly [cell: Cell, kind: Kind, meaning: string];

const furtherSource = ({ source, publishDate, reference }: FurtherSource) =>
  [source, publishDate, reference].filter((part) => part !== null).join(', ');

/** Columns of /tenders.csv in their order; the metadata beside the file state kind and meaning. */
export const CSV_COLUMNS = {
  id: [(tender) => tender.id, 'integer', 'Id of the tender on the portal'],
  title: [(tender) => tender.title, 'string', 'Title'],
  status: [(tender) => tender.status, 'string', 'open, closing_soon or closed, by hand and by the clock in Karachi'],
  publish_date: [(tender) => tender.publishDate, 'date', 'Day of publication in the source'],
  closing_date: [(tender) => tender.closingDate, 'date', 'Last day for bids, in Karachi'],
  closing_time: [(tender) => tender.closingTime, 'string', 'Hour of closing in Karachi, HH:MM; empty: end of the day'],
  organization: [(tender) => tender.organization?.name ?? null, 'string', 'Body that procures'],
  city: [(tender) => tender.city, 'string', 'City'],
  province: [(tender) => tender.province, 'string', 'Province or territory'],
  categories: [(tender) => tender.categories.join(' | '), 'list', 'Categories'],
  sectors: [(tender) => tender.sectors.join(' | '), 'list', 'Sectors'],
  reference: [(tender) => tender.reference, 'string', 'Tender number of the organization'],
  source: [(tender) => tender.source, 'string', 'Newspaper or portal in which the notice stood first'],
  source_url: [(tender) => tender.sourceUrl, 'anyURI', 'Address of the notice there'],
  source_license: [
    (tender) => tender.sourceLicense,
    'string',
    'Licence that the source gives the notice, with its credit',
  ],
  bid_security: [(tender) => tender.bidSecurity, 'string', 'Bid security as the notice states it'],
  bid_validity: [(tender) => tender.bidValidity, 'string', 'Validity of bids as the notice states it'],
  document_fee: [(tender) => tender.documentFee, 'string', 'Fee of the documents as the notice states it'],
  documents_until: [(tender) => tender.documentsUntil, 'date', 'Last day on which documents are sold'],
  opening_at: [(tender) => tender.openingAt, 'dateTime', 'Opening of bids'],
  cancelled_at: [(tender) => tender.cancelledAt, 'dateTime', 'Moment at which the buyer cancelled the tender'],
  cancelled_reason: [(tender) => tender.cancelledReason, 'string', 'Reason that the buyer gave'],
  procurement_method: [(tender) => tender.procurementMethod, 'string', 'Method of procurement as the notice states it'],
  is_sample: [(tender) => (tender.isSample ? 'yes' : 'no'), 'string', 'yes: fictional, comes with the product'],
  ocid: [(tender) => tender.ocid, 'string', 'Id of the contracting process (OCDS)'],
  version: [(tender) => tender.version, 'integer', 'Counts the changes'],
  updated_at: [(tender) => tender.updatedAt.toISOString(), 'dateTime', 'Last change'],
  url: [(tender, publicUrl) => `${publicUrl}/tenders/${tender.id}`, 'anyURI', 'Page of the tender'],
  description: [(tender) => withinCell(tender.description), 'string', 'Text of the notice'],
  also_in: [
    ({ alsoIn }) => withinCell(alsoIn.map(furtherSource).join(' | ')),
    'list',
    'Further sources in which the notice stood: name, day and number there',
  ],
  documents: [
    ({ documents }, publicUrl) => documents.map(({ url }) => `${publicUrl}${url}`).join(' | '),
    'list',
    'Addresses of the files beside the scanned notice',
  ],
} satisfies Readonly<Record<ColumnOf<OpenField>, Column> & Record<string, Column>>;

const CELLS = Object.values(CSV_COLUMNS).map(([cell]) => cell);

export const CSV_HEAD = `${BYTE_ORDER_MARK}${csvLine(Object.keys(CSV_COLUMNS))}`;

export const csvRow = (tender: CsvTender, publicUrl: string) => csvLine(CELLS.map((cell) => cell(tender, publicUrl)));
