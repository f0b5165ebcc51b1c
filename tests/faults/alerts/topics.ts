/** A thing that notices are about: how they call it, and how people ask for it. No word of one is a word of another. */
export interface Topic {
  readonly said: readonly string[];
  readonly asked: readonly string[];
}

/** Made up for the test, with plurals, phrases, synonyms and Urdu among what is asked. */
export const TOPICS: readonly Topic[] = [
  { said: ['transformer', 'transformers'], asked: ['transformer', 'TRANSFORMERS', 'ٹرانسفارمر'] },
  { said: ['generator', 'genset'], asked: ['generators', 'generator'] },
  { said: ['laptop', 'laptops'], asked: ['laptop', 'laptops'] },
  { said: ['street light', 'street lights'], asked: ['street light', 'lights street'] },
  { said: ['photocopier', 'photo copier'], asked: ['photocopier', 'photo copier'] },
  { said: ['ambulance', 'ambulances'], asked: ['ambulance'] },
  { said: ['wheat', 'wheat'], asked: ['wheat', '"wheat"'] },
  { said: ['geotextile membrane', 'membrane of geotextile'], asked: ['geotextile', 'membrane geotextile'] },
  { said: ['tarpaulin', 'tarpaulins'], asked: ['tarpaulin'] },
  { said: ['helmet', 'helmets'], asked: ['helmets'] },
  { said: ['sandbag', 'sandbags'], asked: ['sandbag'] },
  { said: ['microscope', 'microscopes'], asked: ['microscope'] },
];

/** Names of categories, which no notice says and nobody asks for by words. */
export const CATEGORIES = ['Alder', 'Birch', 'Cedar', 'Deodar', 'Elm', 'Fir', 'Ginkgo', 'Hazel'] as const;
export const PLACES = [
  { city: 'Lahore', province: 'Punjab' },
  { city: 'Multan', province: 'Punjab' },
  { city: 'Karachi', province: 'Sindh' },
  { city: 'Quetta', province: 'Balochistan' },
] as const;
export const SECTORS = ['Government', 'Energy', 'Healthcare'] as const;
/** Categories that an area stands for, and the one thing that it stands for by its words. */
export const AREAS = {
  Construction: { categories: ['Alder', 'Birch'], topic: undefined },
  'Medical & Health': { categories: ['Cedar'], topic: 11 },
  Education: { categories: [], topic: 2 },
  Energy: { categories: ['Deodar'], topic: 0 },
  Agriculture: { categories: [], topic: undefined },
} as const;
export type Area = keyof typeof AREAS;
