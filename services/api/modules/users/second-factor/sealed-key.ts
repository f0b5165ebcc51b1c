import { type Database, sql } from '#db/connection.ts';
import type { Secrets } from '../../../../platform/config.ts';
import { resealed, seal, unseal } from '../../../../platform/tokens/seal.ts';

const of = (userId: number) => ({ use: 'ailaan second factor', owner: `user-${userId}` });

/** Seals a key for one account under the newest secret. */
export const sealKey = (secrets: Secrets, userId: number, key: Uint8Array): string => seal(secrets, of(userId), key);

/** The key, or undefined when it was sealed for somebody else or under none of these secrets. */
export const openKey = (secrets: readonly string[], userId: number, sealed: string) =>
  unseal(secrets, of(userId), sealed);

/**
 * Seals keys of authenticator apps that a former secret sealed under the newest, so that the former can go. Sessions stand
 * for the sealed key, among others, and stay.
 */
export async function resealKeys(db: Database, secrets: Secrets): Promise<void> {
  if (secrets.length === 1) return;
  const factors = await db.query<{ userId: number; sealed: string }>(
    sql`SELECT user_id AS "userId", sealed_secret AS sealed FROM user_second_factor`,
  );
  for (const { userId, sealed } of factors) {
    const again = resealed(secrets, of(userId), sealed);
    if (again !== undefined) await replace(db, userId, sealed, again);
  }
}

/** One statement: nobody is signed out in between. */
const replace = (db: Database, userId: number, old: string, sealed: string) =>
  db.query(sql`WITH factor AS (UPDATE user_second_factor SET sealed_secret = ${sealed}
      WHERE user_id = ${userId} AND sealed_secret = ${old} RETURNING user_id)
    UPDATE session s SET credential = sha256(convert_to(k.password_hash || ${sealed}::text, 'UTF8'))
      FROM factor f JOIN user_secret k ON k.user_id = f.user_id
      WHERE s.user_id = f.user_id AND s.credential = sha256(convert_to(k.password_hash || ${old}::text, 'UTF8'))`);
