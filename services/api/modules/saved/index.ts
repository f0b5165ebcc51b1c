import type { ApiModule } from '../../platform/dependencies.ts';
import { savedRoutes } from './saved.routes.ts';

export const saved: ApiModule = { routes: savedRoutes, projections: {} };
