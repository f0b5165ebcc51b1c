import { type Database, type Queryable, sql } from '#db/connection.ts';
import { createSharedGate } from '../../platform/gate.ts';
import { busy, notSignedIn } from '../../platform/refusal.ts';

/** Changes at once, each on a connection to the database, also while it waits for another one of its account. */
const SHARES = { atOnce: 6, most: 1000, ofEach: 1, mostOfEach: 200 };
const full = () => busy('Too many changes at this moment. Please try again in a few seconds.', 3);
const inTurn = createSharedGate({ ...SHARES, full });

/** One change after the other, so that two at once do not pass a limit together. @throws Refusal 'not-signed-in' for an account that is gone */
export function withAccountLocked<T>(db: Database, userId: number, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return inTurn(`${userId}`, () =>
    db.tx(async (tx) => {
      const account = await tx.query(sql`SELECT FROM user_account WHERE id = ${userId} FOR NO KEY UPDATE`);
      if (account.length === 0) throw notSignedIn();
      return work(tx);
    }),
  );
}
