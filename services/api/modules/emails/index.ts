import type { ApiModule } from '../../platform/dependencies.ts';
import { emailRoutes } from './email.routes.ts';
import { ownEmailRoutes } from './own-email.routes.ts';

/** Its events move nothing but the worker; what they touch is delivery state, which no replay rebuilds. */
export const emails: ApiModule = {
  routes: (dependencies) => [...emailRoutes(dependencies), ...ownEmailRoutes(dependencies)],
  projections: {},
};
