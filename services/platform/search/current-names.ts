import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';

/** Kinds that are chosen by name and may be called otherwise later. */
export type RenamableKind = 'category' | 'organization';

/** SQL of the name that an event states, in the words of the index by which anybody may look one up. */
const STATED = {
  category: { is: sql`e.stream_id LIKE 'category-%'`, name: sql`lower(e.data -> 'category' ->> 'name')` },
  organization: { is: sql`e.stream_id LIKE 'organization-%'`, name: sql`lower(e.data -> 'organization' ->> 'name')` },
} as const;

/**
 * SQL of rows (name, id, present, position): what each name stands for today, in small letters. A name that one has goes
 * before a name that another had; what was joined to another leads to that one. `isWanted`: a condition on names.
 */
function namesOf(kind: RenamableKind, isWanted: (name: SQLQuery) => SQLQuery): SQLQuery {
  const { is, name } = STATED[kind];
  const table = sql.ident(kind);
  return sql`(WITH RECURSIVE led (name, position, id) AS (
      SELECT lower(name), ${Number.MAX_SAFE_INTEGER}::bigint, id FROM ${table} WHERE ${isWanted(sql`lower(name)`)}
      UNION SELECT ${name}, e.position, substring(e.stream_id FROM '[0-9]+$')::int FROM es.events e
        WHERE ${is} AND ${name} IS NOT NULL AND ${isWanted(name)}
      UNION SELECT led.name, led.position, (e.data ->> 'joinedTo')::int
        FROM led JOIN es.events e ON ${is} AND e.stream_id = ${`${kind}-`} || led.id AND e.data ? 'joinedTo')
    SELECT DISTINCT ON (led.name) led.name, c.id, c.name AS present, led.position
      FROM led JOIN ${table} c ON c.id = led.id ORDER BY led.name, led.position DESC) AS known`;
}

/**
 * Somebody chose a category or an organization, not a word: by the names as they were chosen, the names that these have
 * now. Null where none was ever called so.
 */
export async function currentNames(
  db: Queryable,
  kind: RenamableKind,
  chosen: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const names = [...new Set(chosen)];
  if (names.length === 0) return new Map();
  const had = await db.query<{ chosen: string; present: string }>(sql`SELECT n.chosen, c.name AS present
    FROM unnest(${names}::text[]) n (chosen) JOIN ${sql.ident(kind)} c ON lower(c.name) = lower(n.chosen)`);
  const found = new Map<string, string | null>(had.map((row) => [row.chosen, row.present]));
  const missing = names.filter((name) => !found.has(name));
  if (missing.length === 0) return found; // as a rule; the log is asked for the others alone
  const wanted = sql`ARRAY(SELECT lower(n) FROM unnest(${missing}::text[]) n)`;
  const rows = await db.query<{ chosen: string; present: string | null }>(sql`SELECT n.chosen, known.present
    FROM unnest(${missing}::text[]) n (chosen)
    LEFT JOIN ${namesOf(kind, (name) => sql`${name} = ANY (${wanted})`)} ON known.name = lower(n.chosen)`);
  return new Map([...found, ...rows.map((row) => [row.chosen, row.present] as const)]);
}

/** Every name that is or was in use, in small letters, with what has it now; those in use last. */
export const everyName = (
  db: Queryable,
  kind: RenamableKind,
): Promise<{ name: string; id: number; present: string }[]> =>
  db.query(sql`SELECT name, id, present FROM ${namesOf(kind, () => sql`true`)} ORDER BY position`);

const FILTERS = ['category', 'organization'] as const;

/** Saved lists by the names of today, and their filters whose category or organization is no more. */
export async function withCurrentNames<Query extends Readonly<Partial<Record<RenamableKind, string | undefined>>>>(
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
