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
