import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImportReading, ImportRun, ImportRunDetail } from '#contracts/api/imports.ts';
import { keepFocus } from '../../../components/ui/overlay/focus-return.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

export const IMPORTS_PATH = '/api/admin/imports';

export const PAGE_SIZE = 10;
const BUSY_MS = 1000;

/** The newest imports; fetched again while one of them is at work, whoever started it. */
export function useImports(page: number) {
  return useListPage<ImportRun>(
    IMPORTS_PATH,
    { page: String(page), limit: String(PAGE_SIZE) },
    { refetchInterval: ({ state }) => (state.data?.items.some(isAtWork) ? BUSY_MS : false) },
  );
}

const isAtWork = ({ state }: Pick<ImportRun, 'state'>) => state === 'running';

/** One import, every second while it is at work; when it ends, the tenders are fetched anew. */
export function useImport(id: number) {
  const queryClient = useQueryClient();
  const run = useQuery<ImportRunDetail>({
    queryKey: [`${IMPORTS_PATH}/${id}`],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? BUSY_MS : false),
  });
  const isBusy = run.data !== undefined && isAtWork(run.data);
  useEffect(() => {
    if (!isBusy) return;
    return () =>
      void invalidatePaths(queryClient, [
        IMPORTS_PATH,
        ...CHANGED.tender,
        ...CHANGED.category,
        ...CHANGED.organization,
      ]);
  }, [isBusy, queryClient]);
  return run;
}

export function useStart(id: number) {
  return useChange<ImportRunDetail, { readonly dryRun: boolean; readonly reading?: ImportReading }>({
    send: (body) => {
      keepFocus(); // the button goes with the form
      return request(`${IMPORTS_PATH}/${id}/start`, { method: 'POST', body });
    },
    changed: CHANGED.import,
    done: () => ({ title: text.started }),
    failed: () => text.startFailed,
  });
}

export function useStop(id: number) {
  return useChange<ImportRunDetail, void>({
    send: () => request(`${IMPORTS_PATH}/${id}/stop`, { method: 'POST', body: {} }),
    changed: CHANGED.import,
    done: () => ({ title: text.stopping }),
    failed: () => text.stopFailed,
  });
}

export function useDiscard(id: number) {
  return useChange<null, void>({
    send: () => request(`${IMPORTS_PATH}/${id}`, { method: 'DELETE' }),
    changed: CHANGED.import,
    done: () => ({ title: text.discarded }),
    failed: () => text.discardFailed,
  });
}
