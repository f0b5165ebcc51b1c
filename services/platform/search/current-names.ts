import { type Queryable, sql } from '#db/connection.ts';

/** Kinds that are chosen by name and may be called otherwise later. */
export type RenamableKind = 'category' | 'organization';

/** SQL of the name that an event states, in the words of the index by which anybody may look one up. */
const STATED = {
  category: sql`e.stream_id LIKE 'category-%' AND lower(e.data -> 'category' ->> 'name')`,
  organization: sql`e.stream_id LIKE 'organization-%' AND lower(e.data -> 'organization' ->> 'name')`,
} as const;

/**
 * Somebody chose a category or an organization, not a word: by the names as they were chosen, the names that these have
 * now. A name that one has goes before a name that another had. Null where none was ever called so.
 */
export async function currentNames(
  db: Queryable,
  kind: RenamableKind,
  chosen: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (chosen.length === 0) return new Map();
  const rows = await db.query<{ chosen: string; present: string | null }>(sql`SELECT n.chosen, coalesce(
      (SELECT c.name FROM ${sql.ident(kind)} c WHERE lower(c.name) = lower(n.chosen)),
      (SELECT c.name FROM ${sql.ident(kind)} c JOIN es.events e ON e.stream_id = ${`${kind}-`} || c.id
        WHERE ${STATED[kind]} = lower(n.chosen) ORDER BY e.position DESC LIMIT 1)) AS present
    FROM unnest(${[...new Set(chosen)]}::text[]) n (chosen)`);
  return new Map(rows.map((row) => [row.chosen, row.present]));
}

const FILTERS = ['category', 'organization'] as const;

/** Saved lists by the names of today, and their filters whose category or organization is no more. */
export async function withCurrentNames<Query extends Readonly<Partial<Record<RenamableKind, string>>>>(
  db: Queryable,
  queries: readonly Query[],
): Promise<{ readonly query: Query; readonly gone: RenamableKind[] }[]> {
  const names = await Promise.all(
    FILTERS.map((filter) =>
      currentNames(
        db,
        filter,
        queries.flatMap((query) => query[filter] ?? []),
      ),
    ),
  );
  return queries.map((query) => {
    const present = FILTERS.flatMap((filter, at) => {
      const name = query[filter];
      return name === undefined ? [] : [{ filter, name: names[at]?.get(name) ?? null }];
    });
    const named = Object.fromEntries(present.flatMap(({ filter, name }) => (name === null ? [] : [[filter, name]])));
    return {
      query: { ...query, ...named },
      gone: present.filter(({ name }) => name === null).map(({ filter }) => filter),
    };
  });
}
