import type { ChangeMails } from '#contracts/api/account/notice-mails.ts';
import { request } from '../../../lib/api/request.ts';
import { useOptionalQuery } from '../../../lib/api/use-optional-query.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

export const changeMailsKey = (token: string) => [`/api/notice-mails/${token}`] as const;

/** Whether the reader of a signed link wants mails about changes, null when the link is none of ours. */
export const useChangeMails = (token: string) => useOptionalQuery<ChangeMails>(changeMailsKey(token));

export const useChooseChangeMails = (token: string) =>
  useChange<ChangeMails, ChangeMails>({
    send: (body) => request(changeMailsKey(token)[0], { method: 'PUT', body }),
    changed: [],
    answers: changeMailsKey(token),
    done: () => undefined,
    failed: () => text.notSaved,
    isForm: true,
  });
