import type { NotForMe } from '#contracts/api/account/not-for-me.ts';
import { useOptionalQuery } from '../../../lib/api/use-optional-query.ts';

export const notForMeKey = (token: string, tender: string) => [`/api/not-for-me/${token}/${tender}`] as const;

/** The notice that a link of a mail names, null when the link is none of ours. The page brings the answer with it. */
export const useNotForMe = (token: string, tender: string) => useOptionalQuery<NotForMe>(notForMeKey(token, tender));
