import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import type { StoredImage } from '../../../platform/images/stored-image.ts';

/** The row of an image; in the statement that appends, or without a set of events. The same image again is the same row, as young as if it were new. */
export function insertImage({ ref, bytes }: StoredImage, from: SQLQuery = sql`FROM e`): SQLQuery {
  return sql`INSERT INTO image (hash, type, width, height, bytes)
    SELECT ${ref.hash}, ${ref.type}, ${ref.width}::int, ${ref.height}::int, ${bytes}::bytea ${from}
    ON CONFLICT (hash) DO UPDATE SET created_at = now()`;
}

export async function findImageHash(db: Queryable, tenderId: number): Promise<string | undefined> {
  const [row] = await db.prepared<{
    hash: string;
  }>(sql`SELECT i.hash FROM tender t JOIN image i ON i.hash = t.image_hash
    WHERE t.id = ${tenderId}`);
  return row?.hash;
}

export async function readImage(
  db: Queryable,
  hash: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const [row] = await db.prepared<{ type: string; bytes: Buffer }>(
    sql`SELECT type, bytes FROM image WHERE hash = ${hash}`,
  );
  return row;
}
