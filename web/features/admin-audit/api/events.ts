import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditEvent, AuditVerdict } from '#contracts/api/audit.ts';
import { linkParameter } from '#contracts/rules/list-headers.ts';
import { withParameters } from '../../../lib/api/query-client.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { type AuditAddress, eventParameters } from '../audit-address.ts';

export const EVENTS_PATH = '/api/admin/events';

export interface EventsPage {
  readonly events: readonly AuditEvent[];
  /** Positions for `after` and `before`; undefined where the list ends. */
  readonly newer: string | undefined;
  readonly older: string | undefined;
}

/** One page of the log; while the next answer is awaited the last one stays. It is fetched anew at every visit. */
export function useEvents(address: AuditAddress) {
  const parameters = eventParameters(address);
  return useQuery<EventsPage>({
    queryKey: [EVENTS_PATH, parameters],
    queryFn: async ({ signal }) => {
      const { data, headers } = await requestWithHeaders<AuditEvent[]>(withParameters(EVENTS_PATH, parameters), {
        signal,
      });
      const header = (name: string) => headers.get(name);
      return {
        events: data,
        newer: linkParameter(header, 'prev', 'after'),
        older: linkParameter(header, 'next', 'before'),
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const PATH = `${EVENTS_PATH}/verification`;

export type Verification = ReturnType<typeof useVerification>;

/** Checks the log when asked to; the last verdict stays until the next. */
export function useVerification() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery<AuditVerdict>({ queryKey: [PATH], enabled: false });
  return {
    data,
    error,
    isFetching,
    start: () => void refetch(),
    cancel: () => void queryClient.cancelQueries({ queryKey: [PATH] }),
  };
}
