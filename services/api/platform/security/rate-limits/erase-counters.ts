import { sql } from '#db/connection.ts';
import type { Erasure } from '../../erasure/erasure.ts';
import { accountKey } from './account-key.ts';
import { createHiddenKeys } from './hidden-keys.ts';

/** Takes the counters of an account with it: their keys begin with the account's part, after the limiter's name. */
export function eraseCounters(sessionSecrets: readonly string[]): Erasure {
  const hides = sessionSecrets.map(createHiddenKeys);
  return async (tx, { userId }) => {
    await tx.query(sql`DELETE FROM rate_limit
      WHERE split_part(split_part(key, ':', 2), '|', 1) = ANY (${hides.map((hide) => hide(accountKey(userId)))}::text[])`);
  };
}
