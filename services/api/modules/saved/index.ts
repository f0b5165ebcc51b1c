import type { ApiModule } from '../../platform/dependencies.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { savedRoutes } from './saved.routes.ts';

export const saved: ApiModule = {
  routes: (dependencies) => [...savedRoutes(dependencies), ...calendarRoutes(dependencies)],
  projections: {},
};
