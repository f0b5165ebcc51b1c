import { useQuery } from '@tanstack/react-query';
import type { SavedTender } from '#contracts/api/account/saved.ts';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { request } from '../../../lib/api/request.ts';
import { updateList } from '../../../lib/mutations/optimistic-update.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';
export const SAVED_KEY = ['/api/account/saved'] as const;

export const useSaved = () => useQuery<readonly SavedTender[]>({ queryKey: SAVED_KEY });

interface SavedChange {
  readonly tender: SavedTender;
  readonly isKept: boolean;
}

/** Saves a tender or removes it: shown at once, and easily taken back. */
export function useChangeSaved() {
  return useChange<SavedTender | null, SavedChange>({
    send: ({ tender: { id }, isKept }) => request(`${SAVED_KEY[0]}/${id}`, { method: isKept ? 'PUT' : 'DELETE' }),
    changed: SAVED_KEY,
    optimistic: updateList<SavedTender, SavedChange>((saved, { tender, isKept }) => {
      const others = saved.filter(({ id }) => id !== tender.id);
      return isKept ? [...others, tender] : others;
    }),
    reverse: ({ tender, isKept }) => ({ tender, isKept: !isKept }),
    done: (_answer, { tender, isKept }) =>
      isKept
        ? { title: text.savedToast, description: text.savedToastText }
        : { title: text.removedToast, description: tender.title },
    failed: (_error, { isKept }) => (isKept ? text.saveFailed : text.removeFailed),
  });
}

/** A tender as it will be saved; only the time of saving is a guess. */
export function toSaved(tender: TenderListItem): SavedTender {
  const { id, title, organization, city, province, closingDate, closingTime, status, cancelledAt } = tender;
  return {
    ...{ id, title, city, province, closingDate, closingTime, status, cancelledAt },
    organization: organization?.name ?? null,
    savedAt: new Date().toISOString(),
  };
}
