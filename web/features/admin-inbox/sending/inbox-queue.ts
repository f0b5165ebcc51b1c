import { useSyncExternalStore } from 'react';
import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { DRAFTS_PATH } from '../../../lib/admin/drafts.ts';
import { ApiError, isWorthRetrying } from '../../../lib/api/api-error.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { sendWithRetry } from '../../../lib/files/sending.ts';
import { createQueue } from './queue.ts';

const ATTEMPTS = 4;

/** Files a stored file; an answer of 200 in place of 201 is the draft that has it already. */
async function fileAway({ digest, name }: { readonly digest: string; readonly name: string }) {
  const body = { files: [{ digest, name }] };
  for (let attempt = 1; ; attempt++) {
    try {
      const { data, status } = await requestWithHeaders<DraftRow>(DRAFTS_PATH, { method: 'POST', body });
      return { isNew: status === 201, draft: data };
    } catch (error) {
      if (error instanceof ApiError && !isWorthRetrying(error)) throw new Error(error.detail, { cause: error });
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** (attempt - 1)));
    }
  }
}

/** One for the whole page, because sending goes on while another tab is open. */
export const inboxQueue = createQueue({
  send: (file, onProgress, isWanted) =>
    sendWithRetry(file, { onProgress, isWanted, signal: new AbortController().signal }),
  fileAway,
});

export const useSendings = () => useSyncExternalStore(inboxQueue.subscribe, inboxQueue.read, inboxQueue.read);
