import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { AccountLink } from '#contracts/vocabulary/people.ts';
import { type Queryable, sql } from '#db/connection.ts';

/** The token of the account's newest link of this purpose, as if its mail had been written. */
export async function linkOf({ owner }: { owner: Queryable }, id: number, purpose: AccountLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const [row] =
    await owner.query(sql`UPDATE account_link SET token_hash = ${hash}, expires_at = now() + interval '1 minute'
    WHERE (user_id, version) IN (SELECT user_id, version FROM account_link WHERE user_id = ${id} AND purpose = ${purpose}
      ORDER BY version DESC LIMIT 1) RETURNING version`);
  if (row === undefined) throw new Error(`No link of ${purpose} waits for user ${id}`);
  return token;
}

/** The token of one more link, as the worker writes it into a mail to the account's address. */
export async function mailedLink(owner: Queryable, userId: number, purpose: AccountLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const version = randomInt(1_000_000, 2_000_000_000); // that no event of the account has
  await owner.query(sql`INSERT INTO account_link (user_id, version, purpose, to_address, requested_at, token_hash, expires_at)
    SELECT id, ${version}, ${purpose}, email, now(), ${hash}, now() + interval '1 hour'
    FROM user_account WHERE id = ${userId}`);
  return token;
}
