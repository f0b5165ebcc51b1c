import { type Queryable, sql } from '#db/connection.ts';
import type { Secrets } from '../config.ts';
import { resealed, seal, unseal } from '../tokens/seal.ts';

const PASSWORD = { use: 'ailaan mail password', owner: 'settings-1' };

/** The statement that keeps the password sealed, beside the event `e` that says that there is one; null: it takes it away. */
export const keepPassword = (secrets: Secrets, password: string | null) =>
  password === null
    ? sql`DELETE FROM mail_secret USING e`
    : sql`INSERT INTO mail_secret (id, sealed) SELECT 1, ${seal(secrets, PASSWORD, Buffer.from(password))} FROM e
        ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed`;

/** The password; undefined when there is none, or the secret that sealed it is gone. */
export async function readPassword(db: Queryable, secrets: readonly string[]): Promise<string | undefined> {
  const [row] = await db.query<{ sealed: string }>(sql`SELECT sealed FROM mail_secret`);
  const bytes = row && unseal(secrets, PASSWORD, row.sealed);
  return bytes && Buffer.from(bytes).toString();
}

/** Seals the password under the newest secret when a former one sealed it, so that the former can go. */
export async function resealPassword(db: Queryable, secrets: Secrets): Promise<void> {
  if (secrets.length === 1) return;
  const [row] = await db.query<{ sealed: string }>(sql`SELECT sealed FROM mail_secret`);
  const again = row && resealed(secrets, PASSWORD, row.sealed);
  if (again) await db.query(sql`UPDATE mail_secret SET sealed = ${again} WHERE sealed = ${row.sealed}`);
}
