import type { ApiModule } from '../../platform/dependencies.ts';
import { readSetup } from './read-setup.ts';
import { projectSettings } from './settings.projection.ts';
import { settingsRoutes } from './settings.routes.ts';

export const settings: ApiModule = {
  routes: settingsRoutes,
  projections: { settings: projectSettings },
  waiting: {
    settings: async (db, config) => (await readSetup(db, config)).steps.filter(({ isDone }) => !isDone).length,
  },
};
