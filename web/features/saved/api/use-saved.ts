import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { SavedTender } from '#contracts/api/account/saved.ts';
import { request } from '../../../lib/api/request.ts';
import { SAVED_KEY } from '../saved-key.ts';

type Shelf = readonly SavedTender[];

/** What the signed-in person keeps. */
export function useSaved(): UseQueryResult<Shelf> {
  return useQuery<Shelf>({ queryKey: SAVED_KEY });
}

/** Changes of the shelf: one after the other, shown at once, and taken back when the server refuses. */
function useChange<Answer>(
  call: (tender: SavedTender) => Promise<Answer>,
  change: (shelf: Shelf, tender: SavedTender) => Shelf,
): UseMutationResult<Answer, Error, SavedTender, Shelf | undefined> {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: SAVED_KEY[0] },
    mutationFn: call,
    onMutate: async (tender) => {
      await queryClient.cancelQueries({ queryKey: SAVED_KEY });
      const before = queryClient.getQueryData<Shelf>(SAVED_KEY);
      if (before !== undefined) queryClient.setQueryData<Shelf>(SAVED_KEY, change(before, tender));
      return before;
    },
    onError: (_error, _tender, before) => queryClient.setQueryData(SAVED_KEY, before),
    // The server knows the order; where the shelf was never loaded it is loaded now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: SAVED_KEY }),
  });
}

export function useSave() {
  return useChange(
    ({ id }) => request<SavedTender>(`${SAVED_KEY[0]}/${id}`, { method: 'PUT' }),
    (shelf, tender) => [...without(shelf, tender), tender],
  );
}

export function useRemove() {
  return useChange(({ id }) => request<null>(`${SAVED_KEY[0]}/${id}`, { method: 'DELETE' }), without);
}

const without = (shelf: Shelf, { id }: SavedTender): Shelf => shelf.filter((one) => one.id !== id);
