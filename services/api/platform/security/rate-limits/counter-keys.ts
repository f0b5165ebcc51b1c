import { sql } from '#db/connection.ts';
import { keyedHash } from '../../../../platform/tokens/keyed-hash.ts';
import type { Erasure } from '../../erasure/erasure.ts';

/** Key by which an account is counted, whatever name was typed. */
export const accountKey = (userId: number) => `user-${userId}`;

/** Turns an account or a network into a key of a counter that tells nobody whose it is. */
export const createHiddenKeys = (sessionSecret: string) => keyedHash(sessionSecret, 'ailaan rate limits');

/** Takes the counters of an account with it: their keys begin with the account's part, after the limiter's name. */
export function eraseCounters(sessionSecrets: readonly string[]): Erasure {
  const hides = sessionSecrets.map(createHiddenKeys);
  return async (tx, { userId }) => {
    await tx.query(sql`DELETE FROM rate_limit
      WHERE split_part(split_part(key, ':', 2), '|', 1) = ANY (${hides.map((hide) => hide(accountKey(userId)))}::text[])`);
  };
}
