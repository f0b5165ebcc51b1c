import { type Queryable, sql } from '#db/connection.ts';
import type { Secrets } from '../config.ts';
import { seal, unseal } from '../tokens/seal.ts';

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
  const [newest, ...former] = secrets;
  if (former.length === 0) return;
  const [row] = await db.query<{ sealed: string }>(sql`SELECT sealed FROM mail_secret`);
  if (row === undefined || unseal([newest], PASSWORD, row.sealed) !== undefined) return;
  const bytes = unseal(former, PASSWORD, row.sealed);
  if (bytes === undefined) return;
  await db.query(sql`UPDATE mail_secret SET sealed = ${seal(secrets, PASSWORD, bytes)} WHERE sealed = ${row.sealed}`);
}
