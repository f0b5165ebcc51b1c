import { WAITING_CAP } from '#contracts/vocabulary/lists/desk.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { totalOf } from './answer-rows.ts';

/** Number of rows of what follows FROM, counted up to the cap of what waits. */
export const countRows = (db: Queryable, found: SQLQuery): Promise<number> =>
  totalOf(db, sql`(SELECT FROM ${found} LIMIT ${WAITING_CAP}) AS counted`);
