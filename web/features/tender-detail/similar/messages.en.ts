export const text = {
  title: 'Similar open tenders',
  all: (category: string) => `All open tenders in ${category}`,
  closes: (closing: string) => `Closes ${closing}`,
} as const;
