import { useQuery } from '@tanstack/react-query';
import type { FoundPlace } from '#contracts/api/tenders/places.ts';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';

const PAUSE_MS = 400;
const PATH = '/api/admin/places/look-up';

/** Where the city of the form is, asked for when the typing pauses, and never waited for. */
export function usePlace(city: string, province: string): FoundPlace | undefined {
  const asked = useDebounced(city.trim(), PAUSE_MS);
  const { data } = useQuery<FoundPlace>({
    queryKey: [PATH, { city: asked, ...(province.trim() === '' ? {} : { province: province.trim() }) }],
    enabled: asked !== '',
  });
  return asked === '' || asked !== city.trim() ? undefined : data;
}

const NONE: readonly string[] = [];

/** The operator's newspapers. Without them any source can be typed, so a failure is not told. */
export const useNewspapers = () =>
  useQuery<readonly string[]>({ queryKey: ['/api/admin/newspapers'], staleTime: 60_000 }).data ?? NONE;
