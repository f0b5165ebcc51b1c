import { randomUUID } from 'node:crypto';
import express, { type Express } from 'express';
import { type Database, openDatabase } from '#db/connection.ts';
import { createApp } from '../../../services/api/app.ts';
import { createDependencies } from '../../../services/api/dependencies.ts';
import { firstAdministrator } from '../../../services/api/first-run.ts';
import { openAnswers } from '../../../services/api/platform/answer-cache/open-answers.ts';
import type { ApiModule, Dependencies } from '../../../services/api/platform/dependencies.ts';
import { mountRoutes } from '../../../services/api/platform/http/mount.ts';
import { errorHandler } from '../../../services/api/platform/http/problem-details.ts';
import { securityHeaders } from '../../../services/api/platform/http/security-headers.ts';
import type { SecurityLog } from '../../../services/api/platform/security/security-log-store.ts';
import { buildWebIfStale } from '../../../services/launcher/build-if-stale.ts';
import { type Config, readConfig } from '../../../services/platform/config.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { serve } from '../listen.ts';
import { createTestDatabase } from '../test-database.ts';
import { People, SUPER_ADMIN_SETTINGS } from './people.ts';

export interface TestApi extends People {
  /** Address without a final slash. */
  readonly origin: string;
  /** As the API itself is connected: it may append and nothing else. */
  readonly db: Database;
  /** As the owner of the tables, for what a test arranges or looks at. */
  readonly owner: Database;
  readonly config: Config;
  /** Connection string by which a worker logs in to the same database. */
  readonly workerUrl: string;
  readonly securityLog: SecurityLog;
  /** Everything logged so far, one JSON object a line. */
  readonly log: string[];
  stop(): Promise<void>;
}

export interface TestApiOptions {
  /** Only their calls, without pages, over an empty database; all modules with the pages when absent. */
  readonly modules?: readonly ApiModule[];
  readonly settings?: Partial<Config>;
  readonly clock?: () => Date;
  /** Answers visitors from a cache, as in production; absent: always from the database, so that a test sees what it just arranged. */
  readonly keepsAnswers?: boolean;
}

const WEB = new URL('../../../web/', import.meta.url);

let building: Promise<void> | undefined;
/** The pages belong to the API: its program does not start without them. Looks at their sources once a process. */
export function webIsBuilt(): Promise<void> {
  building ??= buildWebIfStale(WEB, AbortSignal.timeout(120_000));
  return building;
}

/** Rate limits are out of the way unless `rateLimitScale` says otherwise. */
export const testConfig = (databaseUrl: string): Config =>
  readConfig({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'only for tests and long enough for the rule',
    RATE_LIMIT_SCALE: '100000',
    SAMPLE_DATA: '0',
    LOG_LEVEL: 'error',
    ...SUPER_ADMIN_SETTINGS,
  });

/** The API in this process over a database of its own: the real checks, sessions and limits on a free port. */
export async function startApi({ modules, settings, clock, keepsAnswers }: TestApiOptions = {}): Promise<TestApi> {
  if (modules === undefined) await webIsBuilt();
  const database = await createTestDatabase();
  const config = { ...testConfig(database.url), ...settings };
  const db = openDatabase(database.url);
  const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 3 });
  const log: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => log.push(line) });
  const answers = keepsAnswers === true ? openAnswers(db, config, logger) : undefined;
  const dependencies = await createDependencies({ db, config, logger, answers, ...(clock ? { clock } : {}) });
  const { securityLog } = dependencies;
  const prepare = () => firstAdministrator(db, config);
  if (modules === undefined) await prepare();
  const app = modules === undefined ? await createApp(dependencies) : appOf(modules, dependencies);
  const { origin, close } = await serve(app);
  const stop = async () => {
    await close();
    await answers?.close();
    await Promise.all([db.close(), owner.close()]);
    await database.close();
  };
  return Object.assign(new People(origin, prepare), {
    ...{ origin, db, owner, config, securityLog, log, stop },
    workerUrl: database.workerUrl,
  });
}

function appOf(modules: readonly ApiModule[], dependencies: Dependencies): Express {
  const { config } = dependencies;
  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', false).set('trust proxy', config.trustProxy);
  app.use((_req, res, next) => {
    res.locals.requestId = randomUUID();
    next();
  });
  app.use(securityHeaders(config));
  const routes = modules.flatMap((module) => module.routes(dependencies));
  mountRoutes(app, routes, dependencies);
  app.use(errorHandler(dependencies));
  return app;
}
