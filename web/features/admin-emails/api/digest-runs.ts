import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DigestRun } from '#contracts/api/emails.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { isAwaited, isUnderWay, periodOfRequest } from '../digest-run.ts';
import { text } from '../messages.en.ts';

const SHOWN = 10;
const REFRESH_MS = 60_000;
const BUSY_MS = 1000;
/** A worker that has not begun by then is down; the minute's refresh will show it when it is back. */
const PATIENCE_MS = 120_000;

interface Started {
  readonly message: string;
  readonly requestId: number;
}

/** The latest runs, every second while one is under way; when one ends, the emails are fetched anew. */
export function useDigestRuns() {
  const queryClient = useQueryClient();
  const [awaited, setAwaited] = useState<string | null>(null);
  const runs = useQuery<readonly DigestRun[]>({
    queryKey: ['/api/admin/digest-runs', { limit: String(SHOWN) }],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isAwaited(state.data, awaited) || isUnderWay(state.data) ? BUSY_MS : REFRESH_MS),
  });
  /** True from the request until its run appears. */
  const isWaiting = isAwaited(runs.data, awaited);
  const isBusy = isUnderWay(runs.data);
  useEffect(() => {
    if (!isWaiting && !isBusy) void invalidatePaths(queryClient, CHANGED.email);
  }, [isWaiting, isBusy, queryClient]);
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(setAwaited, PATIENCE_MS, null);
    return () => clearTimeout(timer);
  }, [awaited]);
  const start = useStart((requestId) => {
    setAwaited(periodOfRequest(requestId));
    void runs.refetch();
  });
  return { runs, isWaiting, start };
}

/** Asks for a run of all frequencies now. */
function useStart(onStarted: (requestId: number) => void) {
  return useChange<Started, void>({
    send: () => request<Started>('/api/admin/process-digests', { method: 'POST' }),
    changed: [],
    done: ({ message, requestId }) => {
      onStarted(requestId);
      return { title: text.processed, description: message };
    },
    failed: () => text.processFailed,
  });
}
