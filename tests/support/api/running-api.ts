import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import express from 'express';
import { type Database, openDatabase } from '#db/connection.ts';
import { createDependencies } from '../../../services/api/dependencies.ts';
import type { ApiModule } from '../../../services/api/platform/dependencies.ts';
import { mountRoutes } from '../../../services/api/platform/http/mount.ts';
import { errorHandler } from '../../../services/api/platform/http/problem-details.ts';
import { securityHeaders } from '../../../services/api/platform/http/security-headers.ts';
import { type Config, readConfig } from '../../../services/platform/config.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { Actor } from '../http.ts';
import { listen } from '../listen.ts';
import { createTestDatabase } from '../test-database.ts';

export type RunningApi = {
  origin: string;
  /** As the API itself is connected: it may append and nothing else. */
  db: Database;
  /** As the owner of the tables, for what a test arranges or looks at. */
  owner: Database;
  config: Config;
  /** Everything logged so far. */
  log: string[];
  visitor(): Actor;
  stop(): Promise<void>;
};

/**
 * The calls of some modules over a database of their own: the real checks, sessions and limits, but no pages.
 * Rate limits are out of the way unless `rateLimitScale` says otherwise.
 */
export async function startApi(
  modules: readonly ApiModule[],
  settings: Partial<Config> = {},
  clock = () => new Date(),
): Promise<RunningApi> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const owner = openDatabase(database.url, { role: 'owner', max: 3 });
  const log: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => log.push(line) });
  const config: Config = {
    ...readConfig({ DATABASE_URL: database.url, SESSION_SECRET: 'test '.repeat(8), RATE_LIMIT_SCALE: '100000' }),
    ...settings,
  };
  const dependencies = createDependencies({ db, config, logger, clock });

  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', false).set('trust proxy', config.trustProxy);
  app.use((_req, res, next) => {
    res.locals.requestId = randomUUID();
    next();
  });
  app.use(securityHeaders(config));
  mountRoutes(
    app,
    modules.flatMap((module) => module.routes(dependencies)),
    dependencies,
  );
  app.use(errorHandler(logger));

  const server = createServer(app);
  const origin = await listen(server);
  return {
    origin,
    db,
    owner,
    config,
    log,
    visitor: () => new Actor(origin),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await Promise.all([db.close(), owner.close()]);
      await database.drop();
    },
  };
}
