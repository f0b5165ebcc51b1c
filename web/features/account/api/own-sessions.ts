import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '#contracts/api/account/sessions.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { deviceText as text } from '../messages.en.ts';

const PATH = '/api/account/sessions';

export function useOwnSessions() {
  return useQuery<OwnSession[]>({
    queryKey: [PATH],
    staleTime: 0, // a device may have come meanwhile
  });
}

/** Signs out one device, or, without one, all others. */
export function useSignOut() {
  return useChange<null, OwnSession | undefined>({
    send: (session) =>
      session === undefined
        ? request<null>(`${PATH}/end-others`, { method: 'POST' })
        : request<null>(`${PATH}/${session.id}`, { method: 'DELETE' }),
    changed: [PATH],
    done: (_, session) => ({ title: session === undefined ? text.othersOut : text.isOut(session.device) }),
    failed: () => text.notOut,
  });
}
