/**
 * Every field of a tender by its name in the API, with its one label, in the order in which histories list them. Public
 * pages load this file, so what only servers and forms need stands in optional-tender-fields.ts.
 */
export const TENDER_LABELS = {
  title: 'Title',
  description: 'Description',
  reference: 'Tender Number',
  status: 'Status',
  cancelledAt: 'Cancelled On',
  cancelledReason: 'Reason of the Cancellation',
  publishDate: 'Published Date',
  closingDate: 'Closing Date',
  closingTime: 'Closing Time',
  openingAt: 'Bid Opening',
  documentsUntil: 'Documents Sold Until',
  categories: 'Categories',
  sectors: 'Sectors',
  procuringOrganizationId: 'Procuring Organization',
  organizationIds: 'Organizations',
  city: 'City',
  province: 'Province',
  source: 'Source',
  sourceUrl: 'Original Notice',
  sourceLicense: 'Licence of the Source',
  bidSecurity: 'Bid Security',
  bidValidity: 'Bid Validity',
  documentFee: 'Document Fee',
  procurementMethod: 'Procurement Method',
  contact: 'Contact',
  imageUrl: 'Scanned Notice',
  documents: 'Documents',
  ocrText: 'Text of the scanned notice',
} as const;

export type TenderField = keyof typeof TENDER_LABELS;
