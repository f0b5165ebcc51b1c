import type { Queryable } from '#db/connection.ts';
import { currentNames } from '../../../../platform/search/current-names.ts';

interface Choice {
  readonly categories: readonly string[];
}

/** Subscriptions as their owners should see them: renamed categories go by their names of today. */
export async function withCurrentNames<Row extends Choice>(db: Queryable, rows: readonly Row[]): Promise<Row[]> {
  const names = await currentNames(
    db,
    'category',
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
  const names = await currentNames(db, 'category', chosen);
  const unknown = chosen.filter((name) => (names.get(name) ?? null) === null && !saved.includes(name));
  return { categories: distinct(chosen.map((name) => names.get(name) ?? name)), unknown };
}

const distinct = (names: readonly string[]) => [...new Set(names)];
