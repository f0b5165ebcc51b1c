import { type Queryable, sql } from '../connection.ts';

/** Position of the last event that `consumer` has dealt with; 0 before its first. */
export async function readCheckpoint(db: Queryable, consumer: string): Promise<number> {
  const [row] = await db.query<{ position: number }>(
    sql`SELECT position FROM es.checkpoints WHERE consumer = ${consumer}`,
  );
  return row?.position ?? 0;
}

/**
 * Moves the checkpoint from `from` to `to`, in the caller's transaction when the effect is in the database.
 * Answers false when another process has moved it meanwhile; the caller then rolls back.
 */
export async function moveCheckpoint(db: Queryable, consumer: string, from: number, to: number): Promise<boolean> {
  const moved = await db.query(sql`INSERT INTO es.checkpoints AS c (consumer, position) VALUES (${consumer}, ${to})
    ON CONFLICT (consumer) DO UPDATE SET position = excluded.position, updated_at = now() WHERE c.position = ${from}
    RETURNING consumer`);
  return moved.length === 1;
}
