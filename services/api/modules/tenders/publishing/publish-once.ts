import type { Request } from 'express';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { invalid } from '../../../platform/refusal.ts';

const MAX_KEY = 100;

/** One wish to publish: the same key of the same user never publishes twice. */
export interface Wish {
  readonly userId: number;
  readonly key: string;
}

/** @throws Refusal 'invalid' */
export function wishOf(req: Request, userId: number): Wish | undefined {
  const key = req.get('idempotency-key')?.trim();
  if (key === undefined) return undefined;
  if (key === '' || key.length > MAX_KEY) {
    throw invalid({ 'Idempotency-Key': `Must have 1 to ${MAX_KEY} characters` });
  }
  return { userId, key };
}

/** A row of the publishing statement: of two that run at once, the second breaks on its primary key. */
export function rememberWish({ userId, key }: Wish, tenderId: number): SQLQuery {
  return sql`INSERT INTO idempotency_key (user_id, key, stream_id)
    SELECT ${userId}::int, ${key}, ${`tender-${tenderId}`} FROM e`;
}

/** The id of the tender that the wish has published already. */
export async function findWish(db: Queryable, { userId, key }: Wish): Promise<number | undefined> {
  const row = await table('idempotency_key', db).findOne({ user_id: userId, key });
  return row === null ? undefined : Number(row.stream_id.slice('tender-'.length));
}
