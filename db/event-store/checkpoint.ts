import { type Queryable, sql } from '../connection.ts';

/** Position of the last event that `consumer` has dealt with; 0 before its first. */
export async function readCheckpoint(db: Queryable, consumer: string): Promise<number> {
  const [row] = await db.query<{ position: number }>(
    sql`SELECT position FROM es.checkpoints WHERE consumer = ${consumer}`,
  );
  return row?.position ?? 0;
}

/**
 * Moves the checkpoint from `from` to `to` in the caller's transaction and holds it until that ends, so that two
 * processes never deal with the same events: the second waits, and is then answered false because it moved.
 */
export async function moveCheckpoint(db: Queryable, consumer: string, from: number, to: number): Promise<boolean> {
  // Only a consumer's first step makes the row: a checkpoint that was deleted to start anew must not come back.
  const moved = await db.prepared<{ consumer: string }>(
    from === 0
      ? sql`INSERT INTO es.checkpoints AS c (consumer, position) VALUES (${consumer}, ${to})
          ON CONFLICT (consumer) DO UPDATE SET position = excluded.position, updated_at = now() WHERE c.position = 0
          RETURNING consumer`
      : sql`UPDATE es.checkpoints SET position = ${to}, updated_at = now()
          WHERE consumer = ${consumer} AND position = ${from} RETURNING consumer`,
  );
  return moved.length === 1;
}
