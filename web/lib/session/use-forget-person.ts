import { useQueryClient } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import { USER_KEY } from '../api/query-client.ts';
import { draftChanged } from '../forms/drafts.slice.ts';
import { removePrivate } from '../mutations/remove-private.ts';

/** Ends the session in this browser: what only the signed-in person may see leaves the cache, and what was typed is forgotten. */
export function useForgetPerson(): () => void {
  const queryClient = useQueryClient();
  const dispatch = useDispatch();
  return () => {
    queryClient.setQueryData(USER_KEY, null);
    removePrivate(queryClient);
    dispatch(draftChanged());
  };
}
