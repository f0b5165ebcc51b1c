import type { AccountLink } from '#contracts/vocabulary/people.ts';
import { type SQLQuery, sql } from '#db/connection.ts';

/** Goes alongside the event that asks for a link; the worker draws the token when it writes the mail. */
export const keepLink = (purpose: AccountLink, to: string): SQLQuery =>
  sql`INSERT INTO account_link (user_id, version, purpose, to_address, requested_at)
    SELECT e.id, e.version, ${purpose}::text, ${to}::text, e.recorded_at FROM e`;
