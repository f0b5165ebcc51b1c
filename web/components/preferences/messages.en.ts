import type { Estimate } from '#contracts/api/newsletter.ts';

const plus = (relation: 'eq' | 'gte') => (relation === 'gte' ? '+' : '');

export const preferencesText = {
  fields: {
    emailFrequency: 'Email Frequency',
    interestAreas: 'Areas of Interest',
    provinces: 'Preferred Provinces',
    sectors: 'Preferred Sectors',
    categories: 'Categories',
    cities: 'Cities',
    words: 'Words',
  },
  wordsHint:
    'Commas or semicolons between them; a dash takes away: solar, transformer, -street light. English, Urdu and Roman Urdu.',
  /** Notices that preferences find, while they are edited. */
  estimate: ({ open, openRelation, perWeek, perWeekRelation }: Estimate) =>
    `${open === 1 ? '1 open notice matches' : `${open}${plus(openRelation)} open notices match`} now, about ${perWeek}${plus(perWeekRelation)} a week.`,
  estimateLater: 'How many notices match is counted again in a moment.',
  frequencyHint: 'How often you want to receive tender updates',
  searchCategories: 'Search categories',
  searchCities: 'Search cities',
  noCategories: 'There are no categories.',
  noCities: 'There are no cities.',
} as const;
