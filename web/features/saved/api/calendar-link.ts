import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CalendarLink } from '#contracts/api/account/calendar.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { calendarText as text } from '../saved-tenders.messages.en.ts';

const PATH = '/api/account/calendar';

/** Creation time of the link. The link itself is shown only when it is made. */
export function useCalendarStatus(): UseQueryResult<Pick<CalendarLink, 'createdAt'> | { readonly createdAt: null }> {
  return useQuery({ queryKey: [PATH] });
}

/** Makes a link; one that was there before stops working. */
export function useMakeLink() {
  return useChange<CalendarLink, void>({
    send: () => request<CalendarLink>(PATH, { method: 'POST' }),
    changed: [PATH],
    done: () => ({ title: text.made, description: text.madeText }),
    failed: () => text.makeFailed,
  });
}

export function useSwitchOff() {
  return useChange<null, void>({
    send: () => request<null>(PATH, { method: 'DELETE' }),
    changed: [PATH],
    done: () => ({ title: text.switchedOff }),
    failed: () => text.switchOffFailed,
  });
}
