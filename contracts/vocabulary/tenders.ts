export const TENDER_STATUSES = ['open', 'closing_soon', 'closed'] as const;
export type TenderStatus = (typeof TENDER_STATUSES)[number];

export const TENDER_STATUS_LABELS: Readonly<Record<TenderStatus, string>> = {
  open: 'Open',
  closing_soon: 'Closing Soon',
  closed: 'Closed',
};

/** Shown when the server gives no sectors. */
export const FALLBACK_SECTORS = ['Public', 'Private'] as const;
