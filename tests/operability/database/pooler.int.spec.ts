import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { limiterStore, sharedLimiter } from '../../../services/api/platform/security/rate-limits/limiters.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { type ApiProcess, runMigrations, startApiProcess } from '../../support/api/api-process.ts';
import { People } from '../../support/api/people.ts';
import { webIsBuilt } from '../../support/api/start-api.ts';
import { BARE_ENVIRONMENT } from '../../support/bare-environment.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { KEY } from '../../support/log/sealed-log.ts';
import { PgBouncer } from '../../support/operations/pg-bouncer.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { until } from '../../support/until.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const API = 'services/api/main.ts';
const WORKER = 'services/worker/main.ts';
const VERIFY = 'services/worker/sealing/verify/main.ts';
const CLIENTS = 40;
/** Fewer than there are clients, so that transactions of all of them meet on the same connections. */
const POOL = 3;

/** PgBouncer of Debian; CI has a stage that installs it. */
const lacking = await promisify(execFile)('pgbouncer', ['--version']).then(
  () => false,
  () => true,
);

let pooler: PgBouncer | undefined;
let pooled: string;
let pooledOwner: string;
let apis: readonly ApiProcess[] = [];
let worker: ChildProcess | undefined;

const env = (settings: Record<string, string>) => ({
  ...{ ...BARE_ENVIRONMENT, SESSION_SECRET: 'only for tests and long enough for the rule', LOG_LEVEL: 'silent' },
  ...{ AUDIT_KEY: KEY, AUDIT_PUBLISH: '/dev/null', ...settings },
});

const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  if (lacking) return;
  await webIsBuilt();
  pooler = await PgBouncer.start([database.url, database.workerUrl, database.ownerUrl], POOL);
  pooled = pooler.url(database.url);
  pooledOwner = pooler.url(database.ownerUrl);
  await runMigrations(database.ownerUrl);
  // the address of Postgres itself needs no login: everybody keeps his own
  const settings = {
    DATABASE_SESSION_URL: database.url.replace(/\/\/[^@]+@/, '//'),
    DATABASE_READ_URL: `${pooled}?again`,
  };
  apis = await Promise.all([startApiProcess(pooled, settings), startApiProcess(pooled, settings)]);
  worker = spawn(process.execPath, [resolve(ROOT, WORKER)], {
    stdio: 'ignore',
    env: env({ ...settings, DATABASE_URL: pooler.url(database.workerUrl) }),
  });
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await Promise.all(apis.map((api) => api.kill()));
  await pooler?.stop();
});

/** The only line of a program that refuses, and its exit code. */
async function say(args: readonly string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [...args], { cwd: ROOT, env: env({ PORT: '1', ...settings }) });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, lines: said.trim().split('\n') };
}

describe('behind PgBouncer that lends connections by transaction', () => {
  beforeEach((context) => context.skip(lacking, 'pgbouncer is not installed'));

  it(`${CLIENTS} clients read and write over ${POOL} connections; each API shows what the other wrote`, async () => {
    const sites = apis.map(({ site }) => site);
    const chief = await new People(sites[0] ?? '').superAdmin();
    const paths = ['/api/tenders', '/api/categories', '/tenders', '/api/tenders?search=road'];
    const client = async (n: number) => {
      const site = sites[n % 2] ?? '';
      if (n % 4 < 2) await chief.at(site).call(categoryEndpoints.create, { body: { name: `Roads ${n}` } });
      const answers = await Promise.all(paths.map((path) => chief.at(site).get(path)));
      return answers.map(({ status }) => status);
    };
    const statuses = await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    for (const site of sites) {
      const shown = async () => ((await chief.at(site).get('/api/categories?search=Roads')).body as unknown[]).length;
      await until(async () => (await shown()) === CLIENTS / 2);
    }
  });

  it('counts for the rate limits are kept in the database, none of them only in memory', async () => {
    const db = openDatabase(pooled, { sessionUrl: database.url });
    const limiter = sharedLimiter(limiterStore(db, createLogger('test', 'silent')), {
      name: 'x',
      points: 100,
      seconds: 60,
    });
    await Promise.all(Array.from({ length: CLIENTS }, () => limiter.consume('everybody')));
    expect(await db.query(sql`SELECT points FROM rate_limit WHERE key LIKE 'x:%'`)).toEqual([{ points: CLIENTS }]);
    await db.close();
  });

  it('the worker follows the log and sends emails', async () => {
    const body = {
      ...{ email: 'pooled@example.pk', fullName: 'Pooled', businessType: 'Supplier' as const },
      ...{ interestAreas: ['Construction' as const], emailFrequency: 'daily' as const },
    };
    await new People(apis[0]?.site ?? '').visitor().call(newsletterEndpoints.subscribe, { body });
    const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 1 });
    const sent = sql`SELECT 1 AS found FROM mail WHERE to_address = 'pooled@example.pk' AND status <> 'queued'`;
    await until(async () => (await owner.query(sent)).length === 1, 30_000).finally(() => owner.close());
  });

  it.for<[string, string[], () => Record<string, string>]>([
    ['the API', [API], () => ({ DATABASE_URL: pooled })],
    ['the worker', [WORKER], () => ({ DATABASE_URL: pooled })],
    ['sessions through the pooler', [API], () => ({ DATABASE_URL: pooled, DATABASE_SESSION_URL: pooled })],
    ['migrate', ['services/api/migrate-main.ts'], () => ({ DATABASE_OWNER_URL: pooledOwner, DATABASE_URL: pooled })],
    ['audit:verify', [VERIFY], () => ({ DATABASE_URL: pooled })],
    ['rebuild --check', ['services/api/rebuild/main.ts', '--check'], () => ({ DATABASE_URL: pooledOwner })],
  ])('%s: one line says that it needs Postgres itself', async ([_who, args, settings]) => {
    const { code, lines } = await say(args, settings());
    expect(lines).toEqual([expect.stringMatching(/is a pooler such as PgBouncer.* set DATABASE_SESSION_URL to/)]);
    expect(code).toBeGreaterThan(0);
  });

  it('a command goes by DATABASE_SESSION_URL', async () => {
    const { code, lines } = await say([VERIFY], { DATABASE_URL: pooled, DATABASE_SESSION_URL: database.url });
    expect([code, ...lines]).toEqual([0, expect.stringMatching(/sealed|Intact/)]);
  });
});
