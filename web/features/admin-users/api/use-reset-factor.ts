import type { UseMutationResult } from '@tanstack/react-query';
import type { User } from '#contracts/api/users.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';
import { USERS_PATH } from './use-set-role.ts';

/** Takes the second factor off an administrator's account; only the Super Admin may. */
export function useResetFactor(): UseMutationResult<null, Error, Pick<User, 'id' | 'username'>> {
  return useChange({
    send: ({ id }) => request<null>(`${USERS_PATH}/${id}/second-factor`, { method: 'DELETE' }),
    changed: [],
    done: (_nothing, { username }) => ({ title: text.factorReset, description: text.factorResetText(username) }),
    failed: () => text.factorResetFailed,
  });
}
