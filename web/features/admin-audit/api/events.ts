import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AuditEvent } from '#contracts/api/audit.ts';
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
export function useEvents(address: AuditAddress): UseQueryResult<EventsPage> {
  const parameters = eventParameters(address);
  return useQuery({
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
