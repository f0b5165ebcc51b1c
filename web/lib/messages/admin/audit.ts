/** Texts of the tab that shows what administrators did. */
export const auditText = {
  loading: 'Loading the event log...',
  empty: 'No events found',
} as const;
