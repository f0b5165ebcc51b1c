import type { ChosenMarks } from '#contracts/vocabulary/lists/public-lists.ts';

/** Choices of the filters by a mark; '' is any. */
const CHOICES: { readonly [Name in keyof ChosenMarks]: Readonly<Record<NonNullable<ChosenMarks[Name]> | '', string>> } =
  {
    bidSecurity: { '': 'Stated or not', stated: 'Stated' },
  };

export const text = {
  title: 'Browse Tenders',
  lead: 'Tender notices from across Pakistan.',
  filters: 'Filters',
  filtersHint: 'Each choice narrows the list at once.',
  clearFilters: 'Clear filters',
  show: (found: string) => `Show ${found}`,
  compact: 'Compact view',
  searchPlaceholder: 'Search tenders…',
  filterButton: 'Filter',
  fields: {
    search: 'Search',
    province: 'Province',
    city: 'City',
    category: 'Category',
    sector: 'Sector',
    organization: 'Organization',
    bidSecurity: 'Bid security',
    status: 'Status',
    closingFrom: 'Closing from',
    closingTo: 'Closing until',
    sort: 'Sort by',
  },
  all: {
    province: 'All Provinces',
    city: 'All Cities',
    category: 'All Categories',
    status: 'All',
    sector: 'All Sectors',
    organization: 'All Organizations',
  },
  counted: (label: string, count: string) => `${label} (${count})`,
  closingWithin: 'Closing within',
  windows: { today: 'Today', days3: '3 days', week: 'A week', month: 'A month' },
  choices: CHOICES,
  moreFilters: 'More filters',
  slash: 'The key / goes to the search',
  byStatus: 'Open and closed',
  sorts: { latest: 'Most Recent', 'closing-soon': 'Closing Soon', relevance: 'Best Match' },
  clearAll: 'Clear All',
  results: 'Results',
  tenders: (total: string) => `${total} ${total === '1' ? 'tender' : 'tenders'}`,
  range: (from: string, to: string, total: string) => `Showing ${from}-${to} of ${total} results`,
  found: (total: string) => `${total} ${total === '1' ? 'tender' : 'tenders'} found`,
  firstPage: 'Go to the first page',
  failed: 'Failed to fetch tenders',
  /** The asterisk is where the search goes. */
  openAs: [
    ['Feed', '/tenders.atom*'],
    ['Calendar', '/tenders.ics*'],
    ['CSV', '/tenders.csv*'],
    ['Open data', '/api/docs'],
  ],
  published: 'Published',
  closes: 'Closes',
  closed: 'Closed',
  viewDetails: 'View Details',
  viewDetailsOf: (title: string) => `View Details: ${title}`,
  sample: 'Sample',
  sampleHint: 'A fictional notice, to show how the portal works',
} as const;
