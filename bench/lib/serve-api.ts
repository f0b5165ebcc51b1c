import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Database, openDatabase } from '#db/connection.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { openAnswers } from '../../services/api/platform/answer-cache/open-answers.ts';
import type { Dependencies } from '../../services/api/platform/dependencies.ts';
import { type Config, readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { webIsBuilt } from '../../tests/support/api/start-api.ts';

interface ServedApi {
  readonly settings?: Readonly<Record<string, string>>;
  readonly production?: boolean;
  /** Its cache of answers, as in production; without it what is measured is the query. */
  readonly keepsAnswers?: boolean;
  readonly connections?: number;
  readonly prepare?: (db: Database, config: Config) => Promise<unknown>;
  readonly change?: (dependencies: Dependencies) => Dependencies;
}

/**
 * This process, `*.child.ts DATABASE_URL`, is the API over that database, without limits of rate. Tells its port to the process that
 * forked it, and ends with it.
 */
export async function serveApi(served: ServedApi = {}): Promise<void> {
  const { production = false, keepsAnswers = false, connections = 10, prepare, change = (same) => same } = served;
  await webIsBuilt();
  const url = process.argv[2] ?? '';
  const settings = { DATABASE_URL: url, SESSION_SECRET: 'benchmark '.repeat(4), RATE_LIMIT_SCALE: '1000000' };
  const config = { ...readConfig({ ...settings, SAMPLE_DATA: '0', ...served.settings }), production };
  const logger = createLogger('api', 'warn');
  const db = openDatabase(url, { max: connections });
  await prepare?.(db, config);
  const answers = keepsAnswers ? openAnswers(db, config, logger) : undefined;
  const app = await createApp(change(await createDependencies({ db, config, logger, answers })));
  const server = createServer(app as RequestListener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.({ port: (server.address() as AddressInfo).port });
  process.once('disconnect', () => process.exit());
}
