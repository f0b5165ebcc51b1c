import { createServer } from 'node:http';
import { type Database, openDatabase } from '#db/connection.ts';
import { createApp } from '../../../services/api/app.ts';
import { createDependencies } from '../../../services/api/dependencies.ts';
import { firstRun } from '../../../services/api/first-run.ts';
import type { AnswerCache } from '../../../services/api/platform/answer-cache/answer-cache.ts';
import { openAnswers } from '../../../services/api/platform/answer-cache/open-answers.ts';
import { buildWebIfStale } from '../../../services/launcher/build-if-stale.ts';
import { type Config, readConfig } from '../../../services/platform/config.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { Actor } from '../http.ts';
import { listen } from '../listen.ts';
import { createTestDatabase } from '../test-database.ts';
import { PASSWORD, SUPER_ADMIN } from './people.ts';

const WEB = new URL('../../../web/', import.meta.url);

export type SeveralApis = {
  /** One for each of the megabytes that were given; 0 keeps no answers. */
  origins: readonly string[];
  caches: readonly (AnswerCache | undefined)[];
  /** As the owner of the tables. */
  owner: Database;
  /** The Super Admin, signed in, at the first of them. */
  chief: Actor;
  stop(): Promise<void>;
};

/** Processes of one site over one database, each with pages and a cache of answers of its own. */
export async function startSeveralApis(
  megabytes: readonly number[],
  changes: Partial<Config> = {},
): Promise<SeveralApis> {
  await buildWebIfStale(WEB, AbortSignal.timeout(120_000));
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const logger = createLogger('test', 'silent');
  const config: Config = {
    ...readConfig({ DATABASE_URL: database.url, SESSION_SECRET: 'test '.repeat(8), RATE_LIMIT_SCALE: '100000' }),
    sampleData: false,
    admin: { username: SUPER_ADMIN, email: `${SUPER_ADMIN}@example.pk`, password: PASSWORD },
    ...changes,
  };
  await firstRun(db, config);
  await db.close();
  const owner = openDatabase(database.url, { role: 'owner', max: 2 });
  const apis = await Promise.all(
    megabytes.map(async (answerCacheMb) => {
      const own = openDatabase(database.url);
      const answers = openAnswers(own, { ...config, answerCacheMb }, logger);
      const server = createServer(await createApp(createDependencies({ db: own, config, logger, answers })));
      const origin = await listen(server);
      const stop = async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
        await answers?.close();
        await own.close();
      };
      return { origin, answers, stop };
    }),
  );
  const origins = apis.map(({ origin }) => origin);
  const chief = new Actor(origins[0] ?? '');
  await chief.post('/api/login', { username: SUPER_ADMIN, password: PASSWORD });
  return {
    origins,
    caches: apis.map(({ answers }) => answers),
    owner,
    chief,
    stop: async () => {
      await Promise.all(apis.map(({ stop }) => stop()));
      await owner.close();
      await database.drop();
    },
  };
}
