import type { ApiModule } from '../../platform/dependencies.ts';
import { projectDraft } from './draft.projection.ts';
import { countDrafts } from './draft.queries.ts';
import { draftRoutes } from './draft.routes.ts';
import type { DraftTargets } from './draft-targets.ts';

/** The inbox: stored files that clerks make notices of. */
export const createDrafts = (targets: DraftTargets): ApiModule => ({
  routes: (dependencies) => draftRoutes(dependencies, targets),
  projections: { draft: projectDraft },
  waiting: { drafts: countDrafts('open'), 'second-look': countDrafts('submitted') },
});
