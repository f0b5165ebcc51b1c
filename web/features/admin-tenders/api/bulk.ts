import type { BulkBody, BulkResult } from '#contracts/api/tenders/bulk.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

export function useBulkChange() {
  return useChange<BulkResult, BulkBody>({
    send: (body) => request('/api/admin/tenders/bulk', { method: 'POST', body }),
    changed: CHANGED.tender,
    done: ({ changed, refused: [first, ...others] }, { action }) => ({
      title: text.bulk.done[action](changed.length),
      ...(first !== undefined && {
        description: text.bulk.refused(first.id, first.message, others.length),
        variant: 'destructive' as const,
      }),
    }),
    failed: () => text.bulk.failed,
  });
}
