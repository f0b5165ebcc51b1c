import { useQueryClient } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import { USER_KEY } from '../api/query-client.ts';
import { draftChanged } from '../forms/drafts.slice.ts';

/** Ends the session in this browser: what only the signed-in person may see leaves the cache, and what was typed is forgotten. */
export function useForgetPerson(): () => void {
  const queryClient = useQueryClient();
  const dispatch = useDispatch();
  return () => {
    queryClient.setQueryData(USER_KEY, null);
    queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
    dispatch(draftChanged());
  };
}

const isPrivate = (path: unknown): boolean => typeof path === 'string' && /^\/api\/(admin|account)\b/.test(path);
