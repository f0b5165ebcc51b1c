import type pg from 'pg';

/** One way to append. It keeps sixteen warm connections; a cell uses one or all of them. */
export interface Contender {
  /** Appends one event; `lane` numbers the loops that append at the same time, from 0. */
  append(lane: number): Promise<unknown>;
  /** Runs a statement once on every connection. */
  everywhere(text: string): Promise<readonly pg.QueryResult[]>;
}

export type OpenContender = (url: string) => Promise<Contender>;

export const CONNECTIONS = 16;

/** The same on connections that a pool lends: all are taken at once, so that each gets its turn. */
export async function everywhereIn(pool: pg.Pool, text: string): Promise<readonly pg.QueryResult[]> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  const results = await Promise.all(clients.map((client) => client.query(text)));
  for (const client of clients) client.release();
  return results;
}
