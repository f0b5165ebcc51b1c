import { type Queryable, sql } from '#db/connection.ts';

/**
 * Somebody chose a category, not a word: by the names as they were chosen, the names that these categories have now. A
 * name that a category has goes before one that another category had. Null where no category was ever called so.
 */
export async function presentNames(
  db: Queryable,
  chosen: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (chosen.length === 0) return new Map();
  const rows = await db.query<{ chosen: string; present: string | null }>(sql`SELECT n.chosen, coalesce(
      (SELECT c.name FROM category c WHERE lower(c.name) = lower(n.chosen)),
      (SELECT c.name FROM category c JOIN es.events e ON e.stream_id = 'category-' || c.id
        WHERE lower(e.data -> 'category' ->> 'name') = lower(n.chosen) ORDER BY e.position DESC LIMIT 1)) AS present
    FROM unnest(${[...new Set(chosen)]}::text[]) n (chosen)`);
  return new Map(rows.map((row) => [row.chosen, row.present]));
}

interface Choice {
  readonly categories: readonly string[];
}

/** Subscriptions as their owners should see them: renamed categories go by their names of today. */
export async function withPresentNames<Row extends Choice>(db: Queryable, rows: readonly Row[]): Promise<Row[]> {
  const names = await presentNames(
    db,
    rows.flatMap((row) => row.categories),
  );
  return rows.map((row) => ({ ...row, categories: distinct(row.categories.map((name) => names.get(name) ?? name)) }));
}

/**
 * The names of a choice that are saved, and those that nobody knows. A category that was removed after this subscription `saved` it
 * may stay: it matches nothing, while without it an otherwise empty choice would mean everything.
 */
export async function chooseCategories(
  db: Queryable,
  chosen: readonly string[],
  saved: readonly string[] = [],
): Promise<{ readonly categories: string[]; readonly unknown: string[] }> {
  const names = await presentNames(db, chosen);
  const unknown = chosen.filter((name) => (names.get(name) ?? null) === null && !saved.includes(name));
  return { categories: distinct(chosen.map((name) => names.get(name) ?? name)), unknown };
}

const distinct = (names: readonly string[]) => [...new Set(names)];
