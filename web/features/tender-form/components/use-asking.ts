import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SimilarTender } from '#contracts/api/similar-tenders.ts';
import { isCalendarDay } from '#contracts/rules/karachi-time.ts';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';
import type { TenderForm, TenderValues } from '../tender-values.ts';

/**
 * Asks before what resembles a published notice is published: the focus goes to the warning. On a slow line publishing waits
 * until it is known whether there is one; a form that is closed meanwhile publishes nothing.
 */
export function useAsking(hasLikes: boolean, check: () => Promise<boolean>) {
  const warning = useRef<HTMLDivElement>(null);
  const [isChecking, setChecking] = useState(false);
  // True until the warning is drawn, which can come a moment after the answer.
  const [asks, setAsks] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    if (!asks || !hasLikes) return;
    warning.current?.focus();
    setAsks(false);
  }, [asks, hasLikes]);
  const askFirst = async (publish: () => Promise<unknown>) => {
    setAsks(false);
    setChecking(true);
    const isFound = await check();
    setChecking(false);
    if (!isOpen.current) return;
    if (isFound) setAsks(true);
    else await publish();
  };
  return { warning, ask: () => warning.current?.focus(), isChecking, askFirst };
}

const PAUSE_MS = 500;
const SHORTEST_TITLE = 8;
const PATH = '/api/admin/tenders/similar';
/** Age from which an answer no longer holds for publishing: somebody else may have published the notice since. */
const FRESH_MS = 30_000;
/** Time after which the check counts as failed, so that a line on which it hangs holds nobody up for good. */
const WAIT_MS = 20_000;

const NONE: readonly SimilarTender[] = [];
const NAMES = ['title', 'reference', 'closingDate', 'organizationIds', 'procuringOrganizationId'] as const;

/** Facts by which a duplicate is told, as a query; none while too little is known. */
function similarQuery(values: Pick<TenderValues, (typeof NAMES)[number]>): Record<string, string> {
  const { title, reference, closingDate, organizationIds, procuringOrganizationId } = values;
  const known = [...organizationIds.map(String), procuringOrganizationId].filter((id) => /^\d+$/.test(id));
  const organizations = [...new Set(known)].join(',');
  const closingDay = isCalendarDay(closingDate) ? closingDate : '';
  return {
    ...(reference.trim() === '' ? {} : { reference }),
    ...(title.trim().length < SHORTEST_TITLE ? {} : { title, closingDate: closingDay, organizations }),
  };
}

/** Published tenders that may be the one being keyed: asked for when the typing pauses, and once more before it is published. */
export function useSimilarTenders({ control, getValues }: TenderForm, except: number | null) {
  const queryClient = useQueryClient();
  const keyOf = (query: Record<string, string>) =>
    [PATH, { ...query, ...(except === null ? {} : { except: String(except) }) }] as const;
  useWatch({ control, name: NAMES });
  const typed = JSON.stringify(similarQuery(getValues()));
  const paused = useDebounced(typed, PAUSE_MS);
  const [checked, setChecked] = useState('');
  const asked = JSON.parse(checked === typed ? typed : paused) as Record<string, string>;
  const isAsking = Object.keys(asked).length > 0;
  const { data = NONE } = useQuery<readonly SimilarTender[]>({
    queryKey: keyOf(asked),
    enabled: isAsking,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  /** Whether something resembles what the form says now. A check that fails, or takes too long, stands in nobody's way. */
  const check = async (): Promise<boolean> => {
    const query = similarQuery(getValues());
    if (Object.keys(query).length === 0) return false;
    setChecked(JSON.stringify(query));
    const found = queryClient
      .fetchQuery<readonly SimilarTender[]>({ queryKey: keyOf(query), staleTime: FRESH_MS })
      .catch(() => NONE);
    const tooLate = new Promise<typeof NONE>((resolve) => setTimeout(resolve, WAIT_MS, NONE));
    const isFound = (await Promise.race([found, tooLate])).length > 0;
    const isSame = JSON.stringify(similarQuery(getValues())) === JSON.stringify(query);
    return isSame ? isFound : check(); // something was typed meanwhile
  };
  return { likes: isAsking ? data : NONE, check };
}
