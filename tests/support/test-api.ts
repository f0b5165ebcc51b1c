import { createServer } from 'node:http';
import { userEndpoints } from '#contracts/api/users.ts';
import { type Database, openDatabase } from '#db/connection.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { firstRun } from '../../services/api/first-run.ts';
import { buildWebIfStale } from '../../services/launcher/build-if-stale.ts';
import { type Config, readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { Actor } from './http.ts';
import { listen } from './listen.ts';
import { createTestDatabase } from './test-database.ts';

export type TestApi = {
  /** Address without a final slash. */
  url: string;
  /** As the API itself is connected: it may append and nothing else. */
  db: Database;
  /** The owner's address of the database. */
  databaseUrl: string;
  /** Everything logged so far, one JSON object a line. */
  log: string[];
  asVisitor(): Actor;
  /** A new plain account, signed in. */
  asUser(): Promise<Actor>;
  /** A new account that the Super Admin made an administrator, signed in. */
  asAdmin(): Promise<Actor>;
  /** Account 1, signed in. */
  asSuperAdmin(): Promise<Actor>;
  stop(): Promise<void>;
};

export type TestApiOptions = { settings?: Partial<Config>; clock?: () => Date };

const PASSWORD = 'Correct-horse-battery-9';
const WEB = new URL('../../web/', import.meta.url);
const START_LIMIT_MS = 120_000;

/** The whole API with its pages, on a free port and a database of its own; everybody signs in as people do. */
export async function startTestApi({ settings = {}, clock }: TestApiOptions = {}): Promise<TestApi> {
  await buildWebIfStale(WEB, AbortSignal.timeout(START_LIMIT_MS));
  const database = await createTestDatabase();
  const config = { ...testConfig(database.url), ...settings };
  const db = openDatabase(database.url);
  const log: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => log.push(line) });
  await firstRun(db, config);
  const server = createServer(await createApp(createDependencies({ db, config, logger, ...(clock ? { clock } : {}) })));
  const url = await listen(server);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await db.close();
    await database.drop();
  };
  return { url, db, databaseUrl: database.url, log, stop, ...people(url) };
}

function testConfig(databaseUrl: string): Config {
  return readConfig({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'only for tests and long enough for the rule',
    ADMIN_USERNAME: 'chairman',
    ADMIN_PASSWORD: PASSWORD,
    SAMPLE_DATA: '0',
    RATE_LIMIT_SCALE: '1000',
  });
}

function people(url: string): Pick<TestApi, 'asVisitor' | 'asUser' | 'asAdmin' | 'asSuperAdmin'> {
  let count = 0;
  const newAccount = () => {
    count += 1;
    return { username: `person${count}`, email: `person${count}@example.pk`, password: PASSWORD };
  };
  const asVisitor = () => new Actor(url);
  const signedIn = async (username: string) => {
    const actor = asVisitor();
    await actor.call(userEndpoints.login, { body: { username, password: PASSWORD } });
    return actor;
  };
  const asSuperAdmin = () => signedIn('chairman');
  return {
    asVisitor,
    asSuperAdmin,
    async asUser() {
      const actor = asVisitor();
      await actor.call(userEndpoints.register, { body: { ...newAccount(), fullName: 'Amina Khan' } });
      return actor;
    },
    async asAdmin() {
      const chief = await asSuperAdmin();
      const { id, username } = await chief.call(userEndpoints.create, { body: newAccount() });
      await chief.call(userEndpoints.setRole, { params: { id }, body: { isAdmin: true } });
      return signedIn(username);
    },
  };
}
