/** Sectors that the server offers; the same list that subscribers choose from, so that digests match. */
export const SECTORS = [
  'Public Sector',
  'Private Sector',
  'Government',
  'Defense',
  'Education',
  'Healthcare',
  'Infrastructure',
  'Energy',
] as const;
