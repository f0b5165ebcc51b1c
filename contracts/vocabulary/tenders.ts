export const TENDER_STATUSES = ['open', 'closing_soon', 'closed'] as const;
export type TenderStatus = (typeof TENDER_STATUSES)[number];

export const TENDER_STATUS_LABELS: Readonly<Record<TenderStatus, string>> = {
  open: 'Open',
  closing_soon: 'Closing Soon',
  closed: 'Closed',
};

/** Why a tender was edited: the portal had it wrong, or the buyer changed the notice. */
export const CHANGE_CAUSES = ['correction', 'change'] as const;
export type ChangeCause = (typeof CHANGE_CAUSES)[number];

/** Shown when the server gives no sectors. */
export const FALLBACK_SECTORS = ['Public', 'Private'] as const;
