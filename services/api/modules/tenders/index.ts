import type { ApiModule } from '../../platform/dependencies.ts';
import { projectTender } from './tender.projection.ts';
import { tenderRoutes } from './tender.routes.ts';

export const tenders: ApiModule = { routes: tenderRoutes, projections: { tender: projectTender } };

export { importTenders } from './import/import-tenders.ts';
export { findImported, findRemoved } from './import/plan-tenders.ts';
export { createTenderSearch } from './list/open-search.ts';
