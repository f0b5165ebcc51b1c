import type { OwnAddress } from '#contracts/api/account/links.ts';
import { type Queryable, sql } from '#db/connection.ts';

export async function findOwnAddress(db: Queryable, userId: number): Promise<OwnAddress> {
  const [row] = await db.query<OwnAddress>(sql`SELECT u.is_proved AS "isConfirmed",
      (SELECT l.to_address FROM account_link l WHERE l.user_id = u.id AND l.purpose = 'new-email'
        AND coalesce(l.expires_at > now(), true) ORDER BY l.version DESC LIMIT 1) AS waiting
    FROM user_account u WHERE u.id = ${userId}`);
  return row ?? { isConfirmed: false, waiting: null };
}

export async function findByEmail(db: Queryable, email: string): Promise<{ id: number; email: string } | undefined> {
  const [row] = await db.query<{ id: number; email: string }>(
    sql`SELECT id, email FROM user_account WHERE lower(email) = lower(${email})`,
  );
  return row;
}
