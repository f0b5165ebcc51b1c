import { useQuery } from '@tanstack/react-query';
import type { Estimate } from '#contracts/api/newsletter.ts';
import type { PreferenceChoice } from '#contracts/vocabulary/newsletter.ts';
import { hasStatus } from '../../lib/api/api-error.ts';
import { request } from '../../lib/api/request.ts';
import { useDebounced } from '../../lib/forms/use-debounced.ts';

const PAUSE_MS = 600;
const PATH = '/api/newsletter/estimate';
/** Tried again by itself when too much was asked, or the server is busy. */
const AGAIN_MS = 15_000;
const TRIES = 8;

export type EstimateState = ReturnType<typeof useEstimate>;

/** Asks what the preferences find, a moment after they were changed. */
export function useEstimate({ interestAreas, categories, cities, provinces, sectors, words }: PreferenceChoice) {
  const body = useDebounced(JSON.stringify({ interestAreas, categories, cities, provinces, sectors, words }), PAUSE_MS);
  const isAny = interestAreas.length + categories.length > 0 || words.trim() !== '';
  const { data, error, failureReason } = useQuery<Estimate>({
    queryKey: [PATH, body],
    queryFn: ({ signal }) =>
      request<Estimate>(PATH, { method: 'POST', body: JSON.parse(body) as PreferenceChoice, signal }),
    enabled: isAny,
    retry: (count, reason) => count < TRIES && isPassing(reason),
    retryDelay: AGAIN_MS,
    placeholderData: (before) => before,
  });
  // nothing was asked for
  if (!isAny) return { data: undefined, error: null, isLater: false };
  /** True while it is to be asked again later. */
  const isLater = isPassing(failureReason);
  return { data: isLater ? undefined : data, error: isLater ? null : error, isLater };
}

const isPassing = (reason: Error | null) => hasStatus(reason, 429) || hasStatus(reason, 503);
