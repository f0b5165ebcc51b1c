import { useQuery } from '@tanstack/react-query';
import type { NoticeMails } from '#contracts/api/account/notice-mails.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { ownText as text } from '../messages.en.ts';

const PATH = '/api/account/notice-mails';

/** Mails about known notices that the signed-in person wants. */
export function useNoticeMails() {
  return useQuery<NoticeMails>({ queryKey: [PATH] });
}

/** Each press is kept at once. */
export function useChooseNoticeMails() {
  return useChange<NoticeMails, NoticeMails>({
    send: (body) => request<NoticeMails>(PATH, { method: 'PUT', body }),
    changed: [PATH],
    optimistic: (_cached, wanted) => wanted,
    done: () => ({ title: text.saved, description: text.savedText }),
    failed: () => text.notSaved,
  });
}
