import { useSyncExternalStore } from 'react';
import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { DRAFTS_PATH } from '../../../lib/admin/drafts.ts';
import { persistently } from '../../../lib/api/persistently.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { sendWithRetry } from '../../../lib/files/sending.ts';
import { createQueue } from './queue.ts';

/** Files a stored file; an answer of 200 in place of 201 is the draft that has it already. */
async function fileAway({ digest, name }: { readonly digest: string; readonly name: string }) {
  const body = { files: [{ digest, name }] };
  const { data, status } = await persistently(() =>
    requestWithHeaders<DraftRow>(DRAFTS_PATH, { method: 'POST', body }),
  );
  return { isNew: status === 201, draft: data };
}

/** One for the whole page, because sending goes on while another tab is open. */
export const inboxQueue = createQueue({
  send: (file, onProgress, isWanted) =>
    sendWithRetry(file, { onProgress, isWanted, signal: new AbortController().signal }),
  fileAway,
});

export const useSendings = () => useSyncExternalStore(inboxQueue.subscribe, inboxQueue.read, inboxQueue.read);
