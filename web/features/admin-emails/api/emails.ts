import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { DigestRun, Email, EmailSummary, emailEndpoints } from '#contracts/api/emails.ts';
import type { AdminAddress } from '../../../lib/admin/admin-address.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { isAwaited, isUnderWay, periodOfRequest } from '../digest-run.ts';
import { text } from '../messages.en.ts';

const PATH = '/api/admin/emails';
const REFRESH_MS = 60_000;

export const PAGE_SIZE = 50;

/** One page of emails without their bodies, newest first unless sorted, fetched anew every minute. */
export function useEmails({ page, sort }: Pick<AdminAddress, 'page' | 'sort'>) {
  const parameters = { fields: 'summary', page: String(page), limit: String(PAGE_SIZE), ...(sort !== '' && { sort }) };
  return useListPage<EmailSummary>(PATH, parameters, { refetchOnMount: 'always', refetchInterval: REFRESH_MS });
}

/** One email, asked for whenever it is opened. */
export const useEmail = (id: number) =>
  useQuery<Email>({ queryKey: [`${PATH}/${id}`], refetchOnMount: 'always', gcTime: 0 });

/** Address of the body of an email as a document of its own, which may run nothing. */
export const previewAddress = (id: number): string => `${PATH}/${id}/preview`;

export function useClearEmails() {
  return useChange<null, void>({
    send: () => request(PATH, { method: 'DELETE' }),
    changed: CHANGED.email,
    done: () => ({ title: text.cleared, description: text.clearedText }),
    failed: () => text.clearFailed,
  });
}

const SHOWN = 10;
const RUNS_REFRESH_MS = 60_000;
const BUSY_MS = 1000;
/** A worker that has not begun by then is down; the minute's refresh will show it when it is back. */
const PATIENCE_MS = 120_000;

/** The latest runs, every second while one is under way; when one ends, the emails are fetched anew. */
export function useDigestRuns() {
  const queryClient = useQueryClient();
  const [awaited, setAwaited] = useState<string | null>(null);
  const runs = useQuery<readonly DigestRun[]>({
    queryKey: ['/api/admin/digest-runs', { limit: String(SHOWN) }],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isAwaited(state.data, awaited) || isUnderWay(state.data) ? BUSY_MS : RUNS_REFRESH_MS,
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

type Started = z.infer<typeof emailEndpoints.processDigests.response>;
/** Request on its way, in which further presses join: the button is drawn as busy a moment after the first. */
let starting: Promise<Started> | undefined;
const startRun = () =>
  (starting ??= request<Started>('/api/admin/process-digests', { method: 'POST' }).finally(() => {
    starting = undefined;
  }));

function useStart(onStarted: (requestId: number) => void) {
  return useChange<Started, void>({
    send: startRun,
    changed: [],
    done: ({ message, requestId }) => {
      onStarted(requestId);
      return { title: text.processed, description: message };
    },
    failed: () => text.processFailed,
  });
}
