import type { Tender } from '#contracts/api/tenders.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { cut } from '../../../lib/format/cut.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';
import type { TenderValues } from '../tender-values.ts';

export interface FurtherSource {
  /** The published tender whose notice this is. */
  readonly id: number;
  readonly values: TenderValues;
}

/** Adds the source of what is being keyed to a published tender, in place of a second one. */
export function useAddSource() {
  return useChange<Tender, FurtherSource>({
    send: ({ id, values: { source, publishDate, reference, sourceUrl } }) =>
      request<Tender>(`/api/tenders/${id}/sources`, {
        method: 'POST',
        body: { source, publishDate, reference, sourceUrl },
      }),
    changed: CHANGED.tender,
    done: ({ title }) => ({ title: text.sourceAdded, description: cut(title, 100) }),
    failed: () => text.sourceFailed,
    waits: false,
    isForm: true,
  });
}
