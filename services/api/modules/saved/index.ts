import type { Database } from '#db/connection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { savedRoutes } from './saved.routes.ts';
import { savedSearchRoutes } from './searches/saved-search.routes.ts';
import type { NewCounts } from './searches/saved-search.ts';

/** Notices and searches that people keep for themselves. `searchOf` counts what is new of their searches. */
export const createSaved = (searchOf: (db: Database) => NewCounts): ApiModule => ({
  routes: (dependencies) => [
    ...savedRoutes(dependencies),
    ...calendarRoutes(dependencies),
    ...savedSearchRoutes({ ...dependencies, newCounts: searchOf(dependencies.db) }),
  ],
  projections: {},
});
