import type { StatedPlace } from '#contracts/rules/places/place-of.ts';
import { type Queryable, sql } from '../connection.ts';

/** Places that administrators settled, by the keys of their names; only those of `keys` where they are given. */
export async function readSettledPlaces(
  db: Queryable,
  keys?: readonly string[],
): Promise<ReadonlyMap<string, StatedPlace>> {
  if (keys?.length === 0) return new Map();
  const some = keys === undefined ? sql`` : sql`WHERE name_key = ANY (${[...new Set(keys)]}::text[])`;
  const rows = await db.prepared<{ key: string; city: string; province: string }>(
    sql`SELECT name_key AS key, city, province FROM place_name ${some}`,
  );
  return new Map(rows.map(({ key, city, province }) => [key, { city, province }]));
}
