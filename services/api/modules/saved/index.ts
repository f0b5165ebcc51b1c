import type { ApiModule } from '../../platform/dependencies.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { savedRoutes } from './saved.routes.ts';
import { savedSearchRoutes } from './searches/saved-search.routes.ts';

/** Notices and searches that people keep for themselves. */
export const saved: ApiModule = {
  routes: (dependencies) => [
    ...savedRoutes(dependencies),
    ...calendarRoutes(dependencies),
    ...savedSearchRoutes(dependencies),
  ],
  projections: {},
};
