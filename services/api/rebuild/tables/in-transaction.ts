import { type Queryable, sql } from '#db/connection.ts';

/** Runs `work` in a transaction on a session that is used for more than that. */
export async function inTransaction<T>(session: Queryable, work: () => Promise<T>): Promise<T> {
  await session.query(sql`BEGIN`);
  try {
    const result = await work();
    await session.query(sql`COMMIT`);
    return result;
  } catch (error) {
    await session.query(sql`ROLLBACK`).catch(() => undefined);
    throw error;
  }
}
