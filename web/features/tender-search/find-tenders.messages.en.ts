export const findText = {
  title: 'Find Relevant Tenders',
  lead: 'Narrow the list to the work you do and the places you serve.',
  showing: (shown: number, total: string) =>
    `Showing ${shown > 1 ? `1-${shown}` : shown} of ${total} ${total === '1' ? 'result' : 'results'}`,
  viewAll: 'View all tenders',
} as const;
