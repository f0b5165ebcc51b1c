export const preferencesText = {
  fields: {
    emailFrequency: 'Email Frequency',
    interestAreas: 'Areas of Interest',
    provinces: 'Preferred Provinces',
    sectors: 'Preferred Sectors',
    categories: 'Categories',
    cities: 'Cities',
  },
  frequencyHint: 'How often you want to receive tender updates',
  searchCategories: 'Search categories',
  searchCities: 'Search cities',
  noCategories: 'There are no categories.',
  noCities: 'There are no cities.',
} as const;
