import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { SimilarTender } from '#contracts/api/similar-tenders.ts';
import { isCalendarDay } from '#contracts/rules/karachi-time.ts';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';
import type { TenderForm } from '../tender-values.ts';

const PAUSE_MS = 500;
const SHORTEST_TITLE = 8;
const PATH = '/api/admin/tenders/similar';

/** Published tenders that may be the one being keyed; asked for when the typing pauses, and never waited for. */
export function useSimilarTenders({ control }: TenderForm, except: number | null): readonly SimilarTender[] {
  const [title, reference, closingDate, organizationIds, procuring] = useWatch({
    control,
    name: ['title', 'reference', 'closingDate', 'organizationIds', 'procuringOrganizationId'],
  });
  const known = [...organizationIds.map(String), procuring].filter((id) => /^\d+$/.test(id));
  const organizations = [...new Set(known)].join(',');
  const closingDay = isCalendarDay(closingDate) ? closingDate : '';
  const asked = useDebounced(
    JSON.stringify({
      ...(reference.trim() === '' ? {} : { reference }),
      ...(title.trim().length < SHORTEST_TITLE ? {} : { title, closingDate: closingDay, organizations }),
    }),
    PAUSE_MS,
  );
  const parameters = JSON.parse(asked) as Record<string, string>;
  const isAsking = Object.keys(parameters).length > 0;
  const { data } = useQuery<readonly SimilarTender[]>({
    queryKey: [PATH, { ...parameters, ...(except === null ? {} : { except: String(except) }) }],
    enabled: isAsking,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isAsking ? (data ?? []) : [];
}
