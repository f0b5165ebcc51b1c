import type { ApiModule } from '../../platform/dependencies.ts';
import { openDataRoutes } from './open-data.routes.ts';

/** Tenders in the formats that others read. It owns no records: searches, read tables and the log are its sources. */
export const openData: ApiModule = { routes: openDataRoutes, projections: {} };
