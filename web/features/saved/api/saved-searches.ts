import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  SavedSearch,
  SavedSearchBody,
  SavedSearchEdit,
  SearchMail,
} from '#contracts/api/account/saved-searches.ts';
import { invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { searchesText as text } from '../searches.messages.en.ts';

const PATH = '/api/account/searches';

export interface OwnSearches {
  readonly searches: readonly SavedSearch[];
  readonly mail: SearchMail;
}

export const useSearches = () => useQuery<OwnSearches>({ queryKey: [PATH] });

/** Saves a new search, or another list in place of one that there is. */
export function useSaveSearch() {
  return useChange<SavedSearch & { readonly note?: string | null }, SavedSearchBody & { readonly id?: number }>({
    send: ({ id, ...body }) =>
      request(id === undefined ? PATH : `${PATH}/${id}`, { method: id === undefined ? 'POST' : 'PATCH', body }),
    changed: [PATH],
    done: ({ note }) => ({ title: text.saved, description: note ?? text.savedText }),
    failed: () => text.saveFailed,
    waits: false,
    isForm: true,
  });
}

const within = (change: (searches: readonly SavedSearch[]) => readonly SavedSearch[]) => (cached: unknown) =>
  typeof cached === 'object' && cached !== null && 'searches' in cached
    ? { ...cached, searches: change((cached as OwnSearches).searches) }
    : cached;

/** A change of a saved search: shown at once. */
export function useEditSearch() {
  return useChange<SavedSearch, SavedSearchEdit & { readonly id: number }>({
    send: ({ id, ...body }) => request(`${PATH}/${id}`, { method: 'PATCH', body }),
    changed: [PATH],
    optimistic: (cached, { id, query: _query, ...edit }) =>
      within((searches) => searches.map((one) => (one.id === id ? ({ ...one, ...edit } as SavedSearch) : one)))(cached),
    done: () => ({ title: text.changed }),
    failed: () => text.changeFailed,
  });
}

/** Deletes a search, or saves it again as it was. */
export function useKeepSearch() {
  return useChange<unknown, { readonly search: SavedSearch; readonly isKept: boolean }>({
    send: async ({ search: { id, name, query, frequency, isPaused }, isKept }) => {
      if (!isKept) return request(`${PATH}/${id}`, { method: 'DELETE' });
      const again = await request<SavedSearch>(PATH, { method: 'POST', body: { name, query, frequency } });
      return isPaused ? request(`${PATH}/${again.id}`, { method: 'PATCH', body: { isPaused } }) : again;
    },
    changed: [PATH],
    optimistic: (cached, { search, isKept }) =>
      within((searches) => {
        const others = searches.filter(({ id }) => id !== search.id);
        return isKept ? [...others, search] : others;
      })(cached),
    reverse: ({ search, isKept }) => ({ search, isKept: !isKept }),
    done: (_answer, { search, isKept }) => ({
      title: isKept ? text.restored : text.removed,
      description: !isKept && search.feedCreatedAt !== null ? `${search.name}. ${text.removedFeed}` : search.name,
    }),
    failed: (_error, { isKept }) => (isKept ? text.saveFailed : text.removeFailed),
  });
}

/** Counts what is new of a search from now on; not worth a word when it fails. */
export function useMarkSeen(id: number): () => void {
  const queryClient = useQueryClient();
  return () => {
    const counted = request(`${PATH}/${id}/seen`, { method: 'POST' });
    void counted.then(() => invalidatePaths(queryClient, [PATH])).catch(() => undefined);
  };
}

/** Makes a secret feed address of a search; the one before stops working. */
export function useMakeFeed(id: number) {
  return useChange<{ readonly url: string; readonly createdAt: string }, void>({
    send: () => request(`${PATH}/${id}/feed`, { method: 'POST' }),
    changed: [PATH],
    done: () => ({ title: text.feedMade }),
    failed: () => text.feedFailed,
  });
}

export function useRevokeFeed(id: number) {
  return useChange<null, void>({
    send: () => request(`${PATH}/${id}/feed`, { method: 'DELETE' }),
    changed: [PATH],
    done: () => ({ title: text.feedRevoked }),
    failed: () => text.feedFailed,
  });
}
