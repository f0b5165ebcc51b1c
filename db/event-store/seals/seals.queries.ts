import { type Queryable, sql } from '../../connection.ts';
import type { Seal } from './seal.ts';

/** Seals above a number in order, at most `limit`; or only the newest. Leaves are left out. */
export function readSeals(
  db: Queryable,
  page: { readonly after: number; readonly limit: number } | { readonly newest: true },
): Promise<Seal[]> {
  const rows =
    'newest' in page
      ? sql`ORDER BY seal_no DESC LIMIT 1`
      : sql`WHERE seal_no > ${page.after} ORDER BY seal_no LIMIT ${page.limit}`;
  return db.query<Seal>(sql`SELECT seal_no AS no, first_position AS first, last_position AS last, events, root,
    sealed_at AS "sealedAt", seal, signature FROM es.seals ${rows}`);
}
