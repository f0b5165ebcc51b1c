import { type Database, type Queryable, sql } from '#db/connection.ts';

/** One change after the other, so that two at once do not pass a limit together. */
export function withAccountLocked<T>(db: Database, userId: number, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.tx(async (tx) => {
    await tx.query(sql`SELECT FROM user_account WHERE id = ${userId} FOR NO KEY UPDATE`);
    return work(tx);
  });
}
