import { type Database, openDatabase } from '#db/connection.ts';
import { createApp } from '../../../services/api/app.ts';
import { createDependencies } from '../../../services/api/dependencies.ts';
import { firstAdministrator } from '../../../services/api/first-run.ts';
import type { AnswerCache } from '../../../services/api/platform/answer-cache/answer-cache.ts';
import { openAnswers } from '../../../services/api/platform/answer-cache/open-answers.ts';
import type { Config } from '../../../services/platform/config.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import type { Actor } from '../http.ts';
import { serve } from '../listen.ts';
import { createTestDatabase } from '../test-database.ts';
import { People } from './people.ts';
import { testConfig, webIsBuilt } from './start-api.ts';

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

/** Several APIs of one site over one database, each with pages and a cache of answers of its own. */
export async function startSeveralApis(
  megabytes: readonly number[],
  changes: Partial<Config> = {},
): Promise<SeveralApis> {
  await webIsBuilt();
  const database = await createTestDatabase();
  const config = { ...testConfig(database.url), ...changes };
  const logger = createLogger('test', 'silent');
  const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 2 });
  const apis = await Promise.all(
    megabytes.map(async (answerCacheMb) => {
      const db = openDatabase(database.url);
      const answers = openAnswers(db, { ...config, answerCacheMb }, logger);
      const { origin, close } = await serve(await createApp(await createDependencies({ db, config, logger, answers })));
      const stop = async () => {
        await close();
        await answers?.close();
        await db.close();
      };
      return { origin, answers, db, stop };
    }),
  );
  const origins = apis.map(({ origin }) => origin);
  const [first] = apis;
  if (first === undefined) throw new Error('An API needs the size of its cache.');
  const people = new People(first.origin, () => firstAdministrator(first.db, config));
  return {
    origins,
    caches: apis.map(({ answers }) => answers),
    owner,
    chief: await people.superAdmin(),
    stop: async () => {
      await Promise.all(apis.map(({ stop }) => stop()));
      await owner.close();
      await database.close();
    },
  };
}
