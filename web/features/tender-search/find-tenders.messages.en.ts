export const findText = {
  title: 'Find Relevant Tenders',
  lead: 'Narrow the list to the work you do and the places you serve.',
  showing: (shown: number, total: string) =>
    shown === 0 ? `Showing 0 of ${total} results` : `Showing 1-${shown} of ${total} results`,
  viewAll: 'View all tenders',
} as const;
