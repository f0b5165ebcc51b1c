import { type Queryable, sql } from '#db/connection.ts';

export interface StoredFactor {
  readonly sealedSecret: string;
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** The factor of an account, also one that is not confirmed yet. */
export async function findFactor(db: Queryable, userId: number): Promise<StoredFactor | undefined> {
  const [row] = await db.prepared<StoredFactor>(sql`SELECT f.sealed_secret AS "sealedSecret",
      f.confirmed_at IS NOT NULL AS "isOn",
      (SELECT count(*)::int FROM user_recovery_code c WHERE c.user_id = f.user_id) AS "recoveryCodesLeft"
    FROM user_second_factor f WHERE f.user_id = ${userId}`);
  return row;
}

/** A key that is shown once and waits for its first code; it replaces one that waits, never one that is on. */
export async function keepPending(db: Queryable, userId: number, sealedSecret: string): Promise<boolean> {
  const kept = await db.query(sql`INSERT INTO user_second_factor AS f (user_id, sealed_secret)
    VALUES (${userId}, ${sealedSecret}) ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret
    WHERE f.confirmed_at IS NULL RETURNING user_id`);
  return kept.length === 1;
}

/** Takes the code of a half minute; false when it, or a later one, was taken before. Two at once: one gets it. */
export async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const taken = await db.query(sql`UPDATE user_second_factor SET last_step = ${step}
    WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`);
  return taken.length === 1;
}

/** Uses a recovery code up; answers how many are left, or undefined when there was no such code. */
export async function takeRecoveryCode(db: Queryable, userId: number, hash: Buffer): Promise<number | undefined> {
  const [row] = await db.query<{ left: number }>(sql`WITH used AS (
      DELETE FROM user_recovery_code WHERE user_id = ${userId} AND code_hash = ${hash} RETURNING user_id)
    SELECT (SELECT count(*)::int FROM user_recovery_code WHERE user_id = ${userId}) - 1 AS left FROM used`);
  return row?.left;
}
