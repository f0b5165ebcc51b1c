import { ocidOf, tenderOfOcid } from '#contracts/rules/ocid.ts';
import { type Queryable, sql } from '#db/connection.ts';

const OCDS_KEY = /^ocds#(.+)$/;

/** Keys of the notices that this very portal published → whether the tender is still here. */
export async function findOwn(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const numbers = new Map<string, number>();
  for (const key of keys) {
    const id = tenderOfOcid(OCDS_KEY.exec(key)?.[1] ?? '');
    if (id !== undefined) numbers.set(key, id);
  }
  if (numbers.size === 0) return new Map();
  const rows = await db.query<{ id: number; event_id: string; is_here: boolean }>(sql`SELECT wanted.id, e.event_id,
      EXISTS (SELECT 1 FROM tender t WHERE t.id = wanted.id) AS is_here
    FROM unnest(${[...new Set(numbers.values())]}::int[]) AS wanted (id)
    JOIN es.events e ON e.stream_id = 'tender-' || wanted.id AND e.version = 1`);
  const own = new Map<string, boolean>();
  for (const { id, event_id: eventId, is_here: isHere } of rows) {
    const key = `ocds#${ocidOf(id, eventId)}`;
    if (numbers.has(key)) own.set(key, isHere);
  }
  return own;
}

/** True while the portal has no tender. */
export async function isEmptyPortal(db: Queryable): Promise<boolean> {
  const rows = await db.query<{ is_empty: boolean }>(sql`SELECT NOT EXISTS (SELECT FROM tender) AS is_empty`);
  return rows[0]?.is_empty === true;
}
