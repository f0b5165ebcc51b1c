import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnSession } from '#contracts/api/account/sessions.ts';
import { Failure } from '../../../components/failure.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { request } from '../../../lib/api/request.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { deviceText as text } from '../messages.en.ts';

export function OwnDevices() {
  const { data, error, refetch } = useOwnSessions();
  const signOut = useSignOut();
  const list = useRef<HTMLUListElement>(null);
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={commonText.loading} />;
  // the pressed button goes with its device
  const end = (session?: OwnSession) => signOut.mutate(session, { onSuccess: () => list.current?.focus() });
  const isPending = (session?: OwnSession) => signOut.isPending && signOut.variables?.id === session?.id;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={text.title} className="divide-y divide-line">
        {data.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
                {session.device}
                {session.isThis && <Badge tone="brand">{text.isThis}</Badge>}
              </p>
              <p className="mt-0.5 text-soft text-sm">{text.place(session.network)}</p>
              <p className="text-soft text-sm">
                {text.seen(formatInstant(session.lastSeenAt), formatInstant(session.startedAt))}
              </p>
            </div>
            {!session.isThis && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={text.signOutOf(session.device)}
                pending={isPending(session)}
                onClick={() => end(session)}
              >
                {text.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="secondary" className="mt-4" pending={isPending()} onClick={() => end()}>
          {text.signOutOthers}
        </Button>
      )}
    </>
  );
}

const PATH = '/api/account/sessions';

function useOwnSessions() {
  return useQuery<OwnSession[]>({
    queryKey: [PATH],
    staleTime: 0, // a device may have come meanwhile
  });
}

/** Signs out one device, or, without one, all others. */
function useSignOut() {
  return useChange<null, OwnSession | undefined>({
    send: (session) =>
      session === undefined
        ? request(`${PATH}/end-others`, { method: 'POST' })
        : request(`${PATH}/${session.id}`, { method: 'DELETE' }),
    changed: [PATH],
    done: (_, session) => ({ title: session === undefined ? text.othersOut : text.isOut(session.device) }),
    failed: () => text.notOut,
  });
}
