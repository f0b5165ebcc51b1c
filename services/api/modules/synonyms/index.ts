import type { ApiModule } from '../../platform/dependencies.ts';
import { projectSynonyms } from './synonym.projection.ts';
import { synonymRoutes } from './synonym.routes.ts';

export const synonyms: ApiModule = { routes: synonymRoutes, projections: { synonym: projectSynonyms } };
