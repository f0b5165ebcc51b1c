import { useMutation, useQuery } from '@tanstack/react-query';
import type { DeletionBody, OwnMail, PasswordBody, ProfileBody } from '#contracts/api/account/account.ts';
import type { OwnAddress } from '#contracts/api/account/links.ts';
import type { User } from '#contracts/api/users.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { USER_KEY } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { USER_CHANNEL } from '../../../lib/session/use-user.ts';
import { text } from '../messages.en.ts';
import { isNewEmail } from '../profile-values.ts';

const ADDRESS = '/api/account/address';

export const useOwnAddress = () => useQuery<OwnAddress>({ queryKey: [ADDRESS] });

export function useResend() {
  return useChange<{ readonly message: string }, void>({
    send: () => request('/api/account/confirmation-mail', { method: 'POST' }),
    changed: [],
    done: ({ message }) => ({ title: text.linkSent, description: message }),
    failed: () => text.linkFailed,
    isForm: true,
  });
}

export const MAILS_AT_ONCE = 10;

/** One page of the mails that were sent to the signed-in person, newest first. */
export function useOwnMails(page: number) {
  return useListPage<OwnMail>('/api/account/mails', { page: String(page), limit: String(MAILS_AT_ONCE) });
}

export function useSaveProfile() {
  return useChange<User, ProfileBody>({
    send: (body) => request('/api/account/profile', { method: 'PUT', body }),
    changed: [ADDRESS],
    answers: USER_KEY,
    done: (user, { email }) => {
      new BroadcastChannel(USER_CHANNEL).postMessage(user);
      return {
        title: text.profileSaved,
        ...(isNewEmail(email, user) && { description: text.confirmNewEmail(email) }),
      };
    },
    failed: () => text.profileFailed,
    isForm: true,
  });
}

export function useChangePassword() {
  return useChange<null, PasswordBody>({
    send: (body) => request('/api/account/password', { method: 'POST', body }),
    changed: [],
    done: () => ({ title: text.passwordChanged, description: text.passwordChangedText }),
    failed: () => text.passwordFailed,
    isForm: true,
  });
}

/** Deletes the account; the session ends with it. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeletionBody) => request<null>('/api/account/deletion', { method: 'POST', body }),
  });
}
