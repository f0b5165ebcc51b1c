import type { ApiModule } from '../../platform/dependencies.ts';
import { importRunRoutes } from './run/import-run.routes.ts';
import type { ImportTargets } from './write/import-targets.ts';

/** Its events tell what administrators did; files and progress are working state, which no replay rebuilds. */
export const createImports = (targets: ImportTargets): ApiModule => ({
  routes: (dependencies) => importRunRoutes(dependencies, targets),
  projections: {},
});

export type { ImportTargets };
