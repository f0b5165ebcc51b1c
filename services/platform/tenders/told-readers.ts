import { sql } from '#db/connection.ts';

/** The account of a subscription `s`: its own, or that of the same proved address. */
export const ACCOUNT_OF = sql`(SELECT u.id FROM user_account u
  WHERE u.id = s.user_id OR (s.user_id IS NULL AND u.is_proved AND lower(u.email) = lower(s.email)) LIMIT 1)`;

/** Names under which a reader is noted: both, so that he stays the same when he takes the subscription into an account. */
export const readerNames = (reader: { subscriptionId: number | null; userId: number | null }): string[] => [
  ...(reader.subscriptionId === null ? [] : [`subscription-${reader.subscriptionId}`]),
  ...(reader.userId === null ? [] : [`user-${reader.userId}`]),
];
