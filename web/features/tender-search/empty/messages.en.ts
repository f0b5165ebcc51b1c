export const text = {
  title: 'No tenders found',
  beyond: 'The list ends before this page',
  help: 'Try adjusting your filters or search term',
  onlySigns: 'A search needs a letter or a number: signs alone are not looked for',
  didYouMean: 'Did you mean',
  tryWithout: 'Search again with one filter less',
  without: (label: string) => `Search without “${label}”`,
} as const;
