import { sql } from '#db/connection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { countRows } from '../../platform/lists/count-rows.ts';
import { importRunRoutes } from './run/import-run.routes.ts';
import { serveImports } from './run/process/serve-imports.ts';
import type { ImportTargets } from './write/import-targets.ts';

/** `program` calls serveImports in a process of its own. Its events tell what administrators did; files and progress are working state, which no replay rebuilds. */
export const createImports = (program: URL): ApiModule => ({
  routes: (dependencies) => importRunRoutes(dependencies, program),
  projections: {},
  waiting: {
    duplicates: (db) =>
      countRows(
        db,
        sql`import_run r, jsonb_array_elements(r.duplicates) d
          WHERE r.state = 'checked' AND r.created_at > now() - interval '30 days' AND d ->> 'becomes' = 'leave'`,
      ),
  },
});

export { type ImportTargets, serveImports };
