import { TenderQuery } from '#contracts/api/tenders.ts';
import type { Queryable } from '#db/connection.ts';
import { withCurrentNames } from '../../platform/search/current-names.ts';

const FILTERS = ['category', 'organization'] as const;
const Named = TenderQuery.pick({ category: true, organization: true });

/** Pages with a list of tenders. */
const LISTS = ['/', '/tenders'];

/** The address of a list under the names that its category and organization have now; undefined: it states no former one. */
export async function renamedAddress(db: Queryable, url: string): Promise<string | undefined> {
  const [path = '', search] = url.split('?', 2);
  if (search === undefined || !LISTS.includes(path)) return undefined;
  const parameters = new URLSearchParams(search);
  const read = Named.safeParse(Object.fromEntries(FILTERS.map((name) => [name, parameters.get(name) ?? ''])));
  const stated = FILTERS.flatMap((name) => {
    const value = read.data?.[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  if (stated.length === 0) return undefined;
  const [named] = await withCurrentNames(db, [Object.fromEntries(stated)]);
  const renamed = stated.flatMap(([name, value]) => {
    const present = named?.query[name] ?? value;
    return present.toLowerCase() === value.toLowerCase() ? [] : [[name, present] as const];
  });
  for (const [name, present] of renamed) parameters.set(name, present);
  return renamed.length === 0 ? undefined : `${path}?${parameters}`;
}
