import { createHash, randomBytes } from 'node:crypto';
import type { AccountLink } from '#contracts/vocabulary/people.ts';
import { type Queryable, sql } from '#db/connection.ts';

const LASTS: Readonly<Record<AccountLink, string>> = {
  'sign-up': '24 hours',
  'new-email': '24 hours',
  reset: '30 minutes',
};

/** Draws the token of a link whose mail is being written; one that may not be mailed is given up. */
export async function drawLink(
  tx: Queryable,
  given: { readonly userId: number; readonly version: number; readonly link: AccountLink; readonly isAllowed: boolean },
): Promise<string | undefined> {
  const { userId, version, link, isAllowed } = given;
  await tx.query(sql`DELETE FROM account_link WHERE expires_at < now()`);
  if (!isAllowed) {
    await tx.query(sql`DELETE FROM account_link WHERE user_id = ${userId} AND version = ${version}`);
    return undefined;
  }
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await tx.query(sql`UPDATE account_link SET token_hash = ${hash}, expires_at = now() + ${LASTS[link]}::interval
    WHERE user_id = ${userId} AND version = ${version}`);
  return token;
}
