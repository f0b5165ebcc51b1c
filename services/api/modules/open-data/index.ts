import type { Database } from '#db/connection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { openDataRoutes } from './open-data.routes.ts';
import type { TenderSearch } from './search/tender-search.ts';

/** Tenders in the formats that others read. It owns no records: searches, read tables and the log are its sources. */
export const createOpenData = (searchOf: (db: Database) => TenderSearch): ApiModule => ({
  routes: (dependencies) => openDataRoutes({ ...dependencies, tenderSearch: searchOf(dependencies.db) }),
  projections: {},
});
