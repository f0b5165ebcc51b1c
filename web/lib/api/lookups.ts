import { useQuery } from '@tanstack/react-query';
import { FALLBACK_CITIES, PROVINCES } from '#contracts/vocabulary/places.ts';
import { FALLBACK_SECTORS } from '#contracts/vocabulary/tenders.ts';

export const LOOKUP_KEYS = {
  provinces: ['/api/provinces'],
  cities: ['/api/cities'],
  sectors: ['/api/sectors'],
  categories: ['/api/categoryNames'],
} as const;

const FALLBACKS = {
  provinces: PROVINCES,
  cities: FALLBACK_CITIES,
  sectors: FALLBACK_SECTORS,
  categories: [],
} as const satisfies Record<keyof typeof LOOKUP_KEYS, readonly string[]>;

/** Names to choose from; `otherwise`, by default the built-in list, while, or when, the server gives none. */
export function useLookup(
  name: keyof typeof LOOKUP_KEYS,
  otherwise: readonly string[] = FALLBACKS[name],
): readonly string[] {
  const { data } = useQuery<readonly string[]>({ queryKey: LOOKUP_KEYS[name] });
  return data === undefined || data.length === 0 ? otherwise : data;
}
