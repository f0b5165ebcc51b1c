/** Texts of the table that says which categories an area of interest stands for. */
export const adminAreasText = {
  heading: 'Areas of Interest',
  lead: 'Subscribers choose areas; tenders have categories. This table connects them.',
  columns: { name: 'Area', categories: 'Categories', openTenders: 'Open Tenders' },
  edit: 'Edit',
  nothing: 'Matches nothing',
  warning: (areas: string) =>
    `Subscribers who chose only ${areas} receive nothing: no open tender is in the categories of these areas.`,
  loading: 'Loading areas...',
  failed: 'Error loading areas',
  editTitle: (area: string) => `Categories of ${area}`,
  editText: 'A tender in any of these categories matches the area. The next digest follows your choice.',
  categories: 'Categories',
  searchCategories: 'Search categories',
  noCategories: 'There are no categories yet.',
  saved: 'Area updated',
  saveFailed: 'Error updating area',
} as const;
