import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';

/** The same key of the same user never publishes twice. */
export interface IdempotencyKey {
  readonly userId: number;
  readonly key: string;
}

/** Part of the publishing statement: of two that run at once, the second breaks on the primary key of this row. */
export function rememberKey({ userId, key }: IdempotencyKey, tenderId: number): SQLQuery {
  return sql`INSERT INTO idempotency_key (user_id, key, stream_id)
    SELECT ${userId}::int, ${key}, ${`tender-${tenderId}`} FROM e`;
}

/** Id of the tender that was published under the key already. */
export async function findPublished(db: Queryable, { userId, key }: IdempotencyKey): Promise<number | undefined> {
  const row = await table('idempotency_key', db).findOne({ user_id: userId, key });
  return row === null ? undefined : Number(row.stream_id.slice('tender-'.length));
}
