export const text = {
  leftOut: (words: string) => `Hardly any tender has all of these words. The list also has tenders without “${words}”.`,
  didYouMean: 'Did you mean',
  respelled: 'No tender has these words as they are spelled. This is the list for',
  only: { city: 'Only in', province: 'Only in', category: 'Only in the category', organization: 'Only of' },
  tips: {
    title: 'Search tips',
    rows: [
      ['solar panel', 'both words, in singular or plural, also by their synonyms'],
      ['"road construction"', 'exactly these words in this order'],
      ['medical equipment -printer', 'without printers'],
      ['computer or printer', 'either of them; ya, aur and یا mean the same'],
      ['generator Multan', 'a city, province or category may be among the words'],
      ['SNGPL, UPS, bijli, بجلی', 'short forms, Roman Urdu and Urdu are understood'],
      ['NHA/2025/17', 'a tender number, or part of one'],
    ],
  },
} as const;
