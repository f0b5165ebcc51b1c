import type { ApiModule } from '../../platform/dependencies.ts';
import { auditRoutes } from './audit.routes.ts';

/** The log for administrators. It owns no records: its index is kept by the worker. */
export const audit: ApiModule = { routes: auditRoutes, projections: {} };
