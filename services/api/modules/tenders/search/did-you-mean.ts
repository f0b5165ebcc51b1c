import type { Queryable } from '#db/connection.ts';
import type { ListFilters } from '../list/list-filters.ts';

export async function didYouMean(_db: Queryable, _filters: ListFilters, _now: Date): Promise<string | undefined> {
  return undefined;
}
