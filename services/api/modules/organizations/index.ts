import type { ApiModule } from '../../platform/dependencies.ts';
import { projectOrganization } from './organization.projection.ts';
import { organizationRoutes } from './organization.routes.ts';

export const organizations: ApiModule = {
  routes: organizationRoutes,
  projections: { organization: projectOrganization },
};

export { createOrganization } from './organization.commands.ts';
