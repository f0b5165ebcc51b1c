import type { UseMutationResult } from '@tanstack/react-query';
import type { User } from '#contracts/api/users.ts';
import { useChange } from '../../../lib/admin/use-list-mutations.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { adminUsersText as text } from '../../../lib/messages/admin/users.ts';

export const USERS_PATH = '/api/admin/users';

export type Role = Pick<User, 'id' | 'isAdmin'>;

/** Grants or removes admin; done when the list has been fetched again. */
export function useSetRole(): UseMutationResult<User, Error, Role> {
  return useChange({
    send: ({ id, isAdmin }: Role) => request<User>(`${USERS_PATH}/${id}`, { method: 'PATCH', body: { isAdmin } }),
    changed: CHANGED.user,
    done: () => ({ title: text.updated, description: text.updatedText }),
    failed: () => text.updateFailed,
  });
}
