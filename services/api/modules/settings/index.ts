import { readSettings } from '#db/settings/stored-settings.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { projectSettings } from './settings.projection.ts';
import { settingsRoutes } from './settings.routes.ts';

export const settings: ApiModule = {
  routes: settingsRoutes,
  projections: { settings: projectSettings },
  waiting: { settings: async (db) => ((await readSettings(db)).bankAccounts.length === 0 ? 1 : 0) },
};
