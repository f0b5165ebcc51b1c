import type { SettledPlaces } from '#contracts/rules/places/place-of.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readSettledPlaces } from '#db/tenders/settled-places.ts';
import { categoryKey, nameKey } from './name-key.ts';
import type { KnownCategories } from './suggest-category.ts';

/** The names that the portal has when an import begins. */
export interface KnownNames {
  readonly categories: KnownCategories;
  /** By their keys. */
  readonly organizations: ReadonlyMap<string, string>;
  readonly places: SettledPlaces;
}

export const NO_NAMES: KnownNames = { categories: new Map(), organizations: new Map(), places: new Map() };

export async function readKnownNames(db: Queryable): Promise<KnownNames> {
  const categories = await db.query<{ name: string }>(sql`SELECT name FROM category ORDER BY is_active, id DESC`);
  const organizations = await db.query<{ name: string }>(sql`SELECT name FROM organization`);
  return {
    categories: new Map(categories.map(({ name }) => [categoryKey(name), name])),
    organizations: new Map(organizations.map(({ name }) => [nameKey(name), name])),
    places: await readSettledPlaces(db),
  };
}
