import type { OptionalField, OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { TENDER_LABELS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';

/** Labels that differ from those on the page of a tender. */
const LABELS: Readonly<Partial<Record<TenderField, string>>> = {
  publishDate: 'Publish Date',
  organizationIds: 'Organizations',
  imageUrl: 'Image',
  ocrText: 'OCR Text',
  sourceUrl: 'Original Notice (web address)',
};

type OptionalTexts = Readonly<Partial<Record<OptionalField, string>>>;

const HINTS: OptionalTexts = {
  closingTime: 'Pakistan time. Empty means the end of the closing day.',
  openingAt: 'Pakistan time.',
};

/** Lines that the form draws by their kind; the procurement method offers its choices instead. */
type PlainLine = Exclude<OptionalFieldWith<{ form: true; kind: 'line' }>, 'procurementMethod'>;

const EXAMPLES: OptionalTexts & Readonly<Record<PlainLine | 'bidSecurity' | 'documentFee', string>> = {
  bidSecurity: 'For example: 2 % of the bid price',
  bidValidity: 'For example: 90 days',
  documentFee: 'For example: PKR 2,000, non-refundable',
  sourceLicense: 'For example: Open Government Licence v3.0, © Crown copyright',
};

export const text = {
  addTitle: 'Add New Tender',
  addDescription: 'Publish a notice. It is on the site as soon as you save it.',
  editTitle: 'Edit Tender',
  editDescription: 'Change a published notice. Readers see what was changed.',
  cloneTitle: 'Clone a Tender',
  cloneDescription: 'A new notice that begins with what the other one says. Dates, number and scan are its own.',
  created: 'Tender created',
  updated: 'Tender updated',
  createFailed: 'Error creating tender',
  updateFailed: 'Error updating tender',
  create: 'Create Tender',
  createNext: 'Save and Next',
  keys: 'Ctrl+Enter saves, Ctrl+Shift+Enter saves and goes to the next one, F6 goes to the scan and back.',
  saveKey: 'Ctrl+Enter saves, F6 goes to the scan and back.',
  checking: 'Looking for duplicates...',
  similarTitle: 'This notice may be published already',
  similarChoice: 'If it is another notice, press “Publish anyway”.',
  sameNotice: 'It is the same notice: add this as a further source',
  publishAnyway: 'Publish anyway',
  sourceAdded: 'Added as a further source',
  sourceFailed: 'The source could not be added',
  because: { reference: 'same number', title: 'like title' },
  closes: (day: string) => `closes ${day}`,
  scanArea: 'The scan',
  scanHint: 'Arrows move, + and − zoom, R turns, 0 fits',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Turn by a quarter',
  fit: 'Fit into the frame',
  loading: 'Loading the tender...',
  loadFailed: 'This tender could not be loaded',
  sections: {
    cause: 'What happened?',
    notice: 'Notice',
    dates: 'Dates and status',
    place: 'Place and source',
    classification: 'Categories and sectors',
    organizations: 'Organizations',
    scan: 'Scanned notice',
    money: 'Security and fee',
    words: 'Documents and text of the scan',
    details: 'More about the notice',
  },
  causes: {
    correction: 'Correction of a typing error',
    change: 'Change by the buyer',
    cancelled: 'Cancelled by the buyer',
    reinstated: 'No longer cancelled: the buyer goes on',
  },
  causeHint: 'Readers and open data are told: a correction is ours, a change or cancellation the buyer’s.',
  cancelledHint: 'The notice is closed and says why.',
  takeBackHint: 'If it was never cancelled, empty the time; if the buyer goes on, say so above. It then is open again.',
  detailsHint: 'Bid opening, validity, procurement method and more. All optional.',
  label: (field: TenderField) => LABELS[field] ?? TENDER_LABELS[field],
  hints: HINTS,
  examples: EXAMPLES,
  statusHint: 'The site also closes a tender by itself when its closing time is past.',
  liesIn: (city: string, province: string) => `${city} is in ${province}.`,
  didYouMean: (city: string) => `Did you mean ${city}?`,
  sourceHint: 'The newspaper or website in which the notice appeared.',
  ocrHint: 'The text of the scan, so that search finds its words.',
  searchCategories: 'Search categories',
  searchSectors: 'Search sectors',
  noCategories: 'There are no categories yet. Create one in the Categories tab first.',
  noSectors: 'There are no sectors to choose from.',
  addOrganization: 'Add an organization',
  removeOrganization: (name: string) => `Remove ${name}`,
  unknownOrganization: (id: number) => `Organization ${id}`,
  chooseImage: 'Choose an image',
  replaceImage: 'Choose another image',
  removeImage: 'Remove image',
  imageHint: 'PNG, JPG, GIF up to 5MB',
  imageTooLarge: 'File size should be less than 5MB',
  imageWrongType: 'Please choose a PNG, JPG or GIF image',
  imageUnreadable: 'This file could not be read. Choose it again.',
  imageAlt: 'Preview of the scanned notice',
  staleTitle: 'Somebody else changed this tender while you were editing it',
  staleText: 'Nothing was overwritten. Reload: what you entered stays, and you see beside it what was changed.',
  reload: 'Reload the tender',
} as const;
