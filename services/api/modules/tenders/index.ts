import type { ApiModule } from '../../platform/dependencies.ts';
import { projectPlace } from './places/settle-place.ts';
import { storedPlaces } from './places/stored-places.ts';
import { projectTender } from './tender.projection.ts';
import { presentOne, tenderRoutes } from './tender.routes.ts';

export const tenders: ApiModule = {
  routes: tenderRoutes,
  projections: { tender: projectTender, place: projectPlace },
  waiting: {
    'unknown-places': async (db) =>
      (await storedPlaces(db)).filter(({ city, isUnknown }) => isUnknown && city !== null).length,
  },
};

export { FONT_SETTINGS } from './card/font-settings.ts';
export { importTenders } from './import/import-tenders.ts';
export { findImported, findRemoved } from './import/plan-tenders.ts';
export { createTenderSearch } from './list/open-search.ts';
export { addSource, drawPicture, publishTenderIn } from './publishing/tender.commands.ts';
export { presentOne as presentTenderOf };
