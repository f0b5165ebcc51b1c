export const TENDER_STATUSES = ['open', 'closing_soon', 'closed'] as const;
export type TenderStatus = (typeof TENDER_STATUSES)[number];

export const TENDER_STATUS_LABELS: Readonly<Record<TenderStatus, string>> = {
  open: 'Open',
  closing_soon: 'Closing Soon',
  closed: 'Closed',
};

/** What the server offers; the same list that subscribers choose from, so that digests match. */
export const SECTORS = [
  'Public Sector',
  'Private Sector',
  'Government',
  'Defense',
  'Education',
  'Healthcare',
  'Infrastructure',
  'Energy',
] as const;

/** What a browser shows when the server gives no sectors. */
export const FALLBACK_SECTORS = ['Public', 'Private'] as const;
