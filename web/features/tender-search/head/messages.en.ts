/** Titles and descriptions of lists, for browsers and search engines. */
export const text = {
  tenders: (category: string | undefined) => [category, 'Tenders'].filter(Boolean).join(' '),
  place: (place: string) => (place === '' ? 'in Pakistan' : `in ${place}`),
  matching: (search: string) => `matching “${search}”`,
  description: (heading: string) =>
    `Browse ${heading}: tender notices with their closing dates and sources, free to browse.`,
  keywords: ['tenders Pakistan', 'tender notices', 'procurement'],
} as const;
