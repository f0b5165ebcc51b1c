/** Texts of the shelf of saved tenders. */
export const shelfText = {
  title: 'Saved tenders',
  lead: 'Those that close soonest come first.',
  empty: 'You have saved no tenders yet',
  emptyText: 'Press Save on a tender to find it here again, with a mark when it is about to close.',
  browse: 'Browse Tenders',
  remove: 'Remove',
  removeOf: (title: string) => `Remove from saved tenders: ${title}`,
  closes: 'Closes',
  closed: 'Closed',
  failed: 'Your saved tenders could not be loaded',
} as const;
