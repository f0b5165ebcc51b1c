import { type Database, sql } from '#db/connection.ts';
import type { Secrets } from '../../../../platform/config.ts';
import { openKey, sealKey } from './sealed-key.ts';

/**
 * Seals keys of authenticator apps that a former secret sealed under the newest, so that the former can go. Sessions stand
 * for the sealed key, among others, and stay.
 */
export async function resealKeys(db: Database, secrets: Secrets): Promise<void> {
  const [newest, ...former] = secrets;
  if (former.length === 0) return;
  const factors = await db.query<{ userId: number; sealed: string }>(
    sql`SELECT user_id AS "userId", sealed_secret AS sealed FROM user_second_factor`,
  );
  for (const { userId, sealed } of factors) {
    if (openKey([newest], userId, sealed) !== undefined) continue;
    const key = openKey(former, userId, sealed);
    if (key !== undefined) await replace(db, userId, sealed, sealKey(secrets, userId, key));
  }
}

/** One statement: nobody is signed out in between. */
const replace = (db: Database, userId: number, old: string, sealed: string) =>
  db.query(sql`WITH factor AS (UPDATE user_second_factor SET sealed_secret = ${sealed}
      WHERE user_id = ${userId} AND sealed_secret = ${old} RETURNING user_id)
    UPDATE session s SET credential = sha256(convert_to(k.password_hash || ${sealed}::text, 'UTF8'))
      FROM factor f JOIN user_secret k ON k.user_id = f.user_id
      WHERE s.user_id = f.user_id AND s.credential = sha256(convert_to(k.password_hash || ${old}::text, 'UTF8'))`);
