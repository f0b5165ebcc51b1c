import type { Tender, TenderListItem } from '#contracts/api/tenders.ts';
import type { ColumnOf, OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { csvLine, withinCell } from '../formats/csv.ts';

/** Optional fields that are given away: neither the scan's text nor persons to contact. */
type OpenField = OptionalFieldWith<{ csv: true }>;

type CsvTender = Omit<TenderListItem, 'updatedAt'> & Pick<Tender, OpenField> & { readonly updatedAt: Date };

/** Spreadsheets take a file without this mark for their own old code page, and Urdu for noise (ADR 28). */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = (tender: CsvTender, publicUrl: string) => string | number | null;

const COLUMNS = {
  id: (tender) => tender.id,
  title: (tender) => tender.title,
  status: (tender) => tender.status,
  publish_date: (tender) => tender.publishDate,
  closing_date: (tender) => tender.closingDate,
  closing_time: (tender) => tender.closingTime,
  organization: (tender) => tender.organization?.name ?? null,
  city: (tender) => tender.city,
  province: (tender) => tender.province,
  categories: (tender) => tender.categories.join(' | '),
  sectors: (tender) => tender.sectors.join(' | '),
  reference: (tender) => tender.reference,
  source: (tender) => tender.source,
  source_url: (tender) => tender.sourceUrl,
  bid_security: (tender) => tender.bidSecurity,
  bid_validity: (tender) => tender.bidValidity,
  document_fee: (tender) => tender.documentFee,
  documents_until: (tender) => tender.documentsUntil,
  opening_at: (tender) => tender.openingAt,
  cancelled_at: (tender) => tender.cancelledAt,
  cancelled_reason: (tender) => tender.cancelledReason,
  procurement_method: (tender) => tender.procurementMethod,
  is_sample: (tender) => (tender.isSample ? 'yes' : 'no'),
  ocid: (tender) => tender.ocid,
  version: (tender) => tender.version,
  updated_at: (tender) => tender.updatedAt.toISOString(),
  url: (tender, publicUrl) => `${publicUrl}/tenders/${tender.id}`,
  description: (tender) => withinCell(tender.description),
} satisfies Readonly<Record<ColumnOf<OpenField>, Cell> & Record<string, Cell>>;

const CELLS = Object.values(COLUMNS);

export const CSV_HEAD = `${BYTE_ORDER_MARK}${csvLine(Object.keys(COLUMNS))}`;

export const csvRow = (tender: CsvTender, publicUrl: string) => csvLine(CELLS.map((cell) => cell(tender, publicUrl)));
