import type { ApiModule } from '../../platform/dependencies.ts';
import { importRunRoutes } from './import-run.routes.ts';

/** Its events tell what administrators did; files and progress are working state, which no replay rebuilds. */
export const imports: ApiModule = { routes: importRunRoutes, projections: {} };
