import type { User } from '#contracts/api/users.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { updateItem } from '../../../lib/mutations/optimistic-update.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

export const USERS_PATH = '/api/admin/users';

type Role = Pick<User, 'id' | 'isAdmin'>;

/** Grants admin once the server has agreed, or removes it at once, because losing rights is never dangerous. */
export function useSetRole() {
  return useChange<User, Role>({
    send: ({ id, isAdmin }: Role) => request<User>(`${USERS_PATH}/${id}`, { method: 'PATCH', body: { isAdmin } }),
    changed: CHANGED.user,
    done: () => ({ title: text.updated, description: text.updatedText }),
    failed: () => text.updateFailed,
    optimistic: updateItem<User, Role>((user, { isAdmin }) => (isAdmin ? user : { ...user, isAdmin })),
    reverse: ({ id, isAdmin }) => ({ id, isAdmin: !isAdmin }),
  });
}

/** Takes the second factor off an administrator's account; only the Super Admin may. */
export function useResetFactor() {
  return useChange<null, Pick<User, 'id' | 'username'>>({
    send: ({ id }) => request<null>(`${USERS_PATH}/${id}/second-factor`, { method: 'DELETE' }),
    changed: [],
    done: (_nothing, { username }) => ({ title: text.factorReset, description: text.factorResetText(username) }),
    failed: () => text.factorResetFailed,
  });
}
