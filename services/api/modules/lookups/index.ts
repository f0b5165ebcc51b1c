import type { ApiModule } from '../../platform/dependencies.ts';
import { lookupRoutes } from './lookup.routes.ts';

export const lookups: ApiModule = { routes: lookupRoutes, projections: {} };
