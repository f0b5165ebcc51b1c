import { PROVINCES, type Province } from '#contracts/vocabulary/places.ts';
import type { Head } from './head.ts';

/** ISO 3166-2 codes of the provinces and territories. */
const REGIONS: Readonly<Record<Province, string>> = {
  Punjab: 'PK-PB',
  Sindh: 'PK-SD',
  'Khyber Pakhtunkhwa': 'PK-KP',
  Balochistan: 'PK-BA',
  'Islamabad Capital Territory': 'PK-IS',
  'Gilgit-Baltistan': 'PK-GB',
  'Azad Jammu and Kashmir': 'PK-JK',
};

/** The geo position that lists always gave: the middle of Pakistan. */
export const MIDDLE = { latitude: 30.3753, longitude: 69.3451 } as const;

type Geo = NonNullable<Head['geo']>;

const isProvince = (name: string): name is Province => (PROVINCES as readonly string[]).includes(name);

/** False for a province that is none of Pakistan's; a place without one is thought to be here. */
export const isInPakistan = (province: string | null | undefined): boolean => !province || isProvince(province);

/** Facts of a place for geo meta tags: abroad only its name. Null without a place. */
export function geoOf(city: string | null | undefined, province: string | null | undefined): Geo | null {
  if (!isInPakistan(province)) return city ? { placename: city } : null;
  const names = [city, province].filter(Boolean);
  if (names.length === 0) return null;
  const region = province && isProvince(province) ? REGIONS[province] : 'PK';
  return { region, placename: [...names, 'Pakistan'].join(', ') };
}
