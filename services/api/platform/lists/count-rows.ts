import { WAITING_CAP } from '#contracts/vocabulary/lists/desk.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';

/** Number of rows of what follows FROM, counted up to the cap of what waits. */
export async function countRows(db: Queryable, found: SQLQuery): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM (SELECT FROM ${found} LIMIT ${WAITING_CAP}) AS counted`,
  );
  return row?.count ?? 0;
}
