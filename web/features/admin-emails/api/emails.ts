import type { EmailSummary } from '#contracts/api/emails.ts';
import type { AdminAddress } from '../../../lib/admin/admin-address.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const PATH = '/api/admin/emails';
const REFRESH_MS = 60_000;

export const PAGE_SIZE = 50;

/** One page of emails without their bodies, newest first unless sorted, fetched anew every minute. */
export function useEmails({ page, sort }: Pick<AdminAddress, 'page' | 'sort'>) {
  const parameters = { fields: 'summary', page: String(page), limit: String(PAGE_SIZE), ...(sort !== '' && { sort }) };
  return useListPage<EmailSummary>(PATH, parameters, { refetchOnMount: 'always', refetchInterval: REFRESH_MS });
}

/** Where the body of an email is a document of its own, which may run nothing. */
export function previewAddress(id: number): string {
  return `${PATH}/${id}/preview`;
}

/** Empties the list; done when it has been fetched again. */
export function useClearEmails() {
  return useChange<null, void>({
    send: () => request<null>(PATH, { method: 'DELETE' }),
    changed: CHANGED.email,
    done: () => ({ title: text.cleared, description: text.clearedText }),
    failed: () => text.clearFailed,
  });
}
