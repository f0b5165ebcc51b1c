import { type Queryable, sql } from '../connection.ts';

/** Names of today by id, of an organization that was joined to another its last one; an id without a name was deleted since. */
export interface CurrentNames {
  readonly categories: ReadonlyMap<number, string>;
  readonly organizations: ReadonlyMap<number, string>;
}

export async function readCurrentNames(
  db: Queryable,
  ids: { readonly categories: readonly number[]; readonly organizations: readonly number[] },
): Promise<CurrentNames> {
  const rows = await db.prepared<{ kind: string; id: number; name: string }>(
    sql`SELECT 'category' AS kind, id, name FROM category WHERE id = ANY (${ids.categories}::int[])
      UNION ALL SELECT 'organization', id, name FROM organization WHERE id = ANY (${ids.organizations}::int[])
      UNION ALL SELECT 'organization', id, last.name FROM unnest(${ids.organizations}::int[]) AS id
        JOIN es.events j ON j.stream_id = 'organization-' || id AND j.data ? 'joinedTo',
        LATERAL (SELECT e.data -> 'organization' ->> 'name' AS name FROM es.events e
          WHERE e.stream_id = j.stream_id AND e.version = j.version - 1) AS last`,
  );
  const named = (kind: string) => new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return { categories: named('category'), organizations: named('organization') };
}

/** By the ids of organizations that were joined to others, those that they lead to today. */
export async function readJoined(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.prepared<{ id: number; present: number }>(sql`WITH RECURSIVE led (id, present) AS (
      SELECT id, id FROM unnest(${[...new Set(ids)]}::int[]) id
      UNION SELECT led.id, (e.data ->> 'joinedTo')::int
        FROM led JOIN es.events e ON e.stream_id = 'organization-' || led.present AND e.data ? 'joinedTo')
    SELECT led.id, led.present FROM led JOIN organization o ON o.id = led.present WHERE led.id <> led.present`);
  return new Map(rows.map(({ id, present }) => [id, present]));
}
