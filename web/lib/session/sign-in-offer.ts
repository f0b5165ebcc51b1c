import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../api/api-error.ts';
import { USER_KEY } from '../api/query-client.ts';
import { text } from '../mutations/messages.en.ts';
import { paths } from '../routing/paths.ts';
import { keepAction } from '../toast/toast-actions.ts';
import type { ToastInput } from '../toast/use-toast.ts';

/** Button of the toast for whoever was signed out elsewhere: it opens another tab, so that what was typed here stays. */
export function signInOffer(client: QueryClient, error: unknown): Pick<ToastInput, 'action'> {
  if (!hasStatus(error, 401) || !client.getQueryData(USER_KEY)) return {};
  return { action: { label: text.logIn, run: keepAction(() => void open(paths.auth, '_blank', 'noopener')) } };
}
