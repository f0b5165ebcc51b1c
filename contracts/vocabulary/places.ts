/** The seven provinces and territories, spelt as the newsletter form spells them. */
export const PROVINCES = [
  'Punjab',
  'Sindh',
  'Khyber Pakhtunkhwa',
  'Balochistan',
  'Islamabad Capital Territory',
  'Gilgit-Baltistan',
  'Azad Jammu and Kashmir',
] as const;
export type Province = (typeof PROVINCES)[number];

/** Province of missions and of notices of other countries. */
export const OUTSIDE_PAKISTAN = 'Outside Pakistan';

/** Shown while, or when, the server gives no list. */
export const FALLBACK_CITIES = [
  'Islamabad',
  'Karachi',
  'Lahore',
  'Rawalpindi',
  'Peshawar',
  'Quetta',
  'Multan',
  'Faisalabad',
  'Sialkot',
  'Gujranwala',
  'Hyderabad',
] as const;
