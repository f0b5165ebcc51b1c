import type { SettledPlaces } from '#contracts/rules/places/place-of.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readSettledPlaces } from '#db/tenders/settled-places.ts';
import { everyName } from '../../../../../platform/search/current-names.ts';
import { categoryKey, nameKey } from './name-key.ts';
import type { KnownCategories } from './suggest-category.ts';

/** The names that the portal has when an import begins. */
export interface KnownNames {
  readonly categories: KnownCategories;
  /** By the keys of all names that they have or had. */
  readonly organizations: ReadonlyMap<string, string>;
  readonly places: SettledPlaces;
}

export const NO_NAMES: KnownNames = { categories: new Map(), organizations: new Map(), places: new Map() };

export async function readKnownNames(db: Queryable): Promise<KnownNames> {
  const categories = await db.query<{ name: string }>(sql`SELECT name FROM category ORDER BY is_active, id DESC`);
  const formerly = await everyName(db, 'category');
  const organizations = await everyName(db, 'organization');
  return {
    categories: new Map([
      ...formerly.map(({ name, present }): [string, string] => [categoryKey(name), present]),
      ...categories.map(({ name }): [string, string] => [categoryKey(name), name]),
    ]),
    organizations: new Map(organizations.map(({ name, present }) => [nameKey(name), present])),
    places: await readSettledPlaces(db),
  };
}
