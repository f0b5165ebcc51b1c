import type { UseMutationResult } from '@tanstack/react-query';
import type { OwnSubscription } from '#contracts/api/newsletter.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';
import { ofAccount } from '../own-source.ts';

/** Ends the newsletter of the account; done when the page knows how it stands now. */
export function useCancel(email: string): UseMutationResult<OwnSubscription, Error, void> {
  return useChange({
    send: () => request<OwnSubscription>(ofAccount.stop, { method: 'POST' }),
    changed: [ofAccount.read],
    done: () => ({ title: text.cancelled, description: text.cancelText(email) }),
    failed: () => text.cancelFailed,
  });
}
