import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SavedTender } from '#contracts/api/account/saved.ts';
import { request } from '../../../lib/api/request.ts';
import { savedText as text } from '../../../lib/messages/account/saved.ts';
import { inList } from '../../../lib/mutations/foresee.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { SAVED_KEY } from '../saved-key.ts';

/** What the signed-in person keeps. */
export function useSaved(): UseQueryResult<readonly SavedTender[]> {
  return useQuery<readonly SavedTender[]>({ queryKey: SAVED_KEY });
}

export interface Keeping {
  readonly tender: SavedTender;
  readonly isKept: boolean;
}

/** Puts a tender on the shelf or takes it off: shown at once, and easily taken back. */
export function useKeep(): UseMutationResult<SavedTender | null, Error, Keeping> {
  return useChange<SavedTender | null, Keeping>({
    send: ({ tender: { id }, isKept }) => request(`${SAVED_KEY[0]}/${id}`, { method: isKept ? 'PUT' : 'DELETE' }),
    changed: SAVED_KEY,
    foresee: inList<SavedTender, Keeping>((shelf, { tender, isKept }) => {
      const others = shelf.filter(({ id }) => id !== tender.id);
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
