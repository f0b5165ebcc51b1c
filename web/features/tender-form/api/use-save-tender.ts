import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tender, TenderBody } from '#contracts/api/tenders.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { cut } from '../../../lib/format/cut.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { text } from '../messages.en.ts';
import type { TenderEdit } from './use-tender-edit.ts';

const PATH = '/api/tenders';

/** Publishes a tender, or changes the one being edited. A stale edit is refused (412) and left to the form. */
export function useSaveTender(edit: TenderEdit | null): UseMutationResult<Tender, Error, TenderBody> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TenderBody) =>
      edit === null
        ? request<Tender>(PATH, { method: 'POST', body })
        : request<Tender>(`${PATH}/${edit.tender.id}`, { method: 'PUT', body, headers: ifMatch(edit.etag) }),
    onSuccess: ({ title }) => {
      void invalidatePaths(queryClient, CHANGED.tender);
      toast({ title: edit === null ? text.created : text.updated, description: cut(title, 100) });
    },
    onError: (error) => {
      if (!hasStatus(error, 412)) fail(edit === null ? text.createFailed : text.updateFailed, error);
    },
  });
}

function ifMatch(etag: string | null): Record<string, string> {
  return etag === null ? {} : { 'If-Match': etag };
}
