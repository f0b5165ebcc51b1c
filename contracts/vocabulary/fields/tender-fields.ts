/** How a field is written down, stored and read. The first six are texts, which an optional field may be. */
export type FieldKind =
  | 'line'
  | 'paragraphs'
  | 'webAddress'
  /** A Karachi day, `YYYY-MM-DD`. */
  | 'day'
  /** `HH:MM` in Karachi. */
  | 'time'
  /** ISO in UTC. */
  | 'instant'
  | 'status'
  | 'names'
  | 'categories'
  | 'organization'
  | 'organizations'
  | 'image';

interface Field {
  readonly label: string;
  readonly kind: FieldKind;
}

/**
 * Every field of a tender by its name in the API, in the order in which histories list them. Public pages load this
 * file, so what only servers and forms need stands in optional-tender-fields.ts.
 */
export const TENDER_FIELDS = {
  title: { label: 'Title', kind: 'line' },
  description: { label: 'Description', kind: 'paragraphs' },
  reference: { label: 'Tender Number', kind: 'line' },
  status: { label: 'Status', kind: 'status' },
  publishDate: { label: 'Published Date', kind: 'day' },
  closingDate: { label: 'Closing Date', kind: 'day' },
  closingTime: { label: 'Closing Time', kind: 'time' },
  openingAt: { label: 'Bid Opening', kind: 'instant' },
  categories: { label: 'Categories', kind: 'categories' },
  sectors: { label: 'Sectors', kind: 'names' },
  procuringOrganizationId: { label: 'Procuring Organisation', kind: 'organization' },
  organizationIds: { label: 'Organisations', kind: 'organizations' },
  city: { label: 'City', kind: 'line' },
  province: { label: 'Province', kind: 'line' },
  source: { label: 'Source', kind: 'line' },
  sourceUrl: { label: 'Original Notice', kind: 'webAddress' },
  bidSecurity: { label: 'Bid Security', kind: 'line' },
  documentFee: { label: 'Document Fee', kind: 'line' },
  procurementMethod: { label: 'Procurement Method', kind: 'line' },
  contact: { label: 'Contact', kind: 'paragraphs' },
  imageUrl: { label: 'Scanned Notice', kind: 'image' },
  ocrText: { label: 'Text of the scanned notice', kind: 'paragraphs' },
} as const satisfies Readonly<Record<string, Field>>;

export type TenderField = keyof typeof TENDER_FIELDS;
