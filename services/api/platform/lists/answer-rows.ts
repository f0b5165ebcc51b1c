import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import type { Answer } from '../http/answer/answer.ts';

/**
 * Rows as an answer states them: the statement names its columns as the contract names its fields, in their order;
 * instants become ISO strings here.
 */
export async function answerRows<Item extends object>(rows: Promise<readonly object[]>): Promise<Item[]> {
  return (await rows).map((row) => {
    const stated = Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]);
    return Object.fromEntries(stated) as Item;
  });
}

export interface CountedRows<Item> {
  readonly rows: Item[];
  readonly total: number;
}

/** A page of rows with the number of all; `from` is the table with its conditions. */
export async function countedRows<Item extends object>(
  db: Queryable,
  from: SQLQuery,
  rows: Promise<readonly object[]>,
): Promise<CountedRows<Item>> {
  const [stated, total] = await Promise.all([answerRows<Item>(rows), totalOf(db, from)]);
  return { rows: stated, total };
}

/** Number of rows of what follows FROM. */
export async function totalOf(db: Queryable, from: SQLQuery): Promise<number> {
  const [count] = await db.query<{ total: number }>(sql`SELECT count(*) AS total FROM ${from}`);
  return count?.total ?? 0;
}

export const countedAnswer = <Item>({ rows, total }: CountedRows<Item>): Answer<Item[]> => ({
  body: rows,
  headers: { 'X-Total-Count': String(total) },
});
