import { sql } from '#db/connection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { countRows } from '../../platform/lists/count-rows.ts';
import { emailRoutes } from './email.routes.ts';
import { ownEmailRoutes } from './own-email.routes.ts';

/** Its events move nothing but the worker; what they touch is delivery state, which no replay rebuilds. */
export const emails: ApiModule = {
  routes: (dependencies) => [...emailRoutes(dependencies), ...ownEmailRoutes(dependencies)],
  projections: {},
  waiting: {
    'failed-emails': (db) =>
      countRows(
        db,
        sql`mail WHERE status = 'failed' AND cleared_at IS NULL AND created_at > now() - interval '7 days'`,
      ),
  },
};
