import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  SettingAside,
  Statement,
  StatementConfirmation,
  StatementLine,
  SureLines,
  statementEndpoints,
} from '#contracts/api/operations/statements.ts';
import type { StatementLineState } from '#contracts/vocabulary/lists/statements.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const STATEMENTS = '/api/admin/statements';
const LINES = '/api/admin/statement-lines';
/** Things that the line above the tabs counts. */
const WAITING = '/api/admin/waiting';
const READ = [LINES, STATEMENTS, WAITING];
const DECIDED = [...READ, ...CHANGED.subscription];

export const PAGE_SIZE = 100;

export const useLines = (state: StatementLineState, page: number) =>
  useListPage<StatementLine>(
    LINES,
    { state, page: String(page), limit: String(PAGE_SIZE) },
    { refetchOnMount: 'always' },
  );

export const useStatements = () => useListPage<Statement>(STATEMENTS);

export function useUpload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      request<Statement>(`${STATEMENTS}?${new URLSearchParams({ fileName: file.name })}`, {
        method: 'POST',
        bytes: file,
      }),
    onSuccess: () => invalidatePaths(queryClient, READ),
  });
}

export function useConfirm() {
  return useChange<StatementLine, StatementConfirmation & { readonly id: number }>({
    send: ({ id, ...body }) => request(`${LINES}/${id}/payment`, { method: 'POST', body }),
    changed: DECIDED,
    done: () => ({ title: text.recorded }),
    failed: () => text.confirmFailed,
    isForm: 'apart',
  });
}

export function useConfirmSure() {
  return useChange<z.infer<typeof statementEndpoints.confirmSure.response>, SureLines>({
    send: (body) => request(`${LINES}/payments`, { method: 'POST', body }),
    changed: DECIDED,
    done: ({ confirmed, left: [first, ...others] }) => ({
      title: text.confirmedAll(confirmed.length),
      ...(first !== undefined && { description: text.left(others.length + 1, first.reason) }),
    }),
    failed: () => text.confirmFailed,
  });
}

/** Easily taken back. */
export function useSetAside() {
  return useChange<z.infer<typeof statementEndpoints.decide.response>, SettingAside>({
    send: (body) => request(`${LINES}/set-aside`, { method: 'POST', body }),
    changed: READ,
    done: ({ changed, left: [first, ...others] }, { isSetAside }) => ({
      title: isSetAside ? text.isSetAside(changed.length) : text.isTakenBack(changed.length),
      ...(first !== undefined && { description: text.left(others.length + 1, first.reason) }),
    }),
    failed: () => text.changeFailed,
    reverse: ({ lines, isSetAside }) => ({ lines, isSetAside: !isSetAside }),
  });
}

export function useRemove() {
  return useChange<null, number>({
    send: (id) => request(`${STATEMENTS}/${id}`, { method: 'DELETE' }),
    changed: READ,
    done: () => ({ title: text.removed }),
    failed: () => text.removeFailed,
  });
}
