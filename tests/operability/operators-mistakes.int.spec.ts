import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWebIfStale } from '../../services/launcher/build-if-stale.ts';
import { BROWSER_TESTS_S, leftOutWhenLate } from '../setup/when-late.ts';
import { webIsBuilt } from '../support/api/start-api.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';
import { databaseUrl, runOn } from '../support/database/databases.ts';
import { fastestFolder } from '../support/fastest-folder.ts';
import { missing } from '../support/faults/machine/tools.ts';
import { forAllTests } from '../support/for-tests.ts';
import { freePort, listen } from '../support/listen.ts';
import { KEY } from '../support/log/sealed-log.ts';
import { createTestDatabase } from '../support/test-database.ts';

leftOutWhenLate(BROWSER_TESTS_S);

const ROOT = resolve(import.meta.dirname, '../..');
/** Many programs start at once, on a machine that is busy with other suites. */
const BUSY_MS = 150_000;
const TINY_LAUNCHER = 'tests/support/launcher/tiny-launcher.ts';

/** Arguments of `node` in the units and in the scripts of package.json. */
const unit = async (name: string) =>
  /^ExecStart=\/usr\/local\/bin\/node (.*)$/m.exec(await readFile(join(ROOT, 'deploy/systemd', name), 'utf8'))?.[1] ??
  '';
const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const script = (name: string) => scripts[name]?.replace(/^node /, '') ?? '';

const SERVICES: [string, string][] = [
  ['the API', await unit('ailaan-api@.service')],
  ['the worker', await unit('ailaan-worker.service')],
];
const COMMANDS: [string, string][] = [
  ['import', `${script('import')} db/sample-data/assam-tenders/assam_sample_400.csv`],
  ['audit:verify', script('audit:verify')],
  ['rebuild --check', `${script('rebuild')} --check`],
  ['backup --made', `${script('backup')} --made`],
];
const MIGRATE: [string, string] = ['migrate', script('migrate')];
const ALL = [...SERVICES, ...COMMANDS, MIGRATE, ['start', script('start')]] as const;
const [API, WORKER] = SERVICES.map(([, program]) => program) as [string, string];

let empty: string;
let folder: string;
const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  empty = `${new URL(database.url).pathname.slice(1)}_empty`;
  await runOn(database.ownerUrl, `CREATE DATABASE ${empty} TEMPLATE template0`);
  folder = await mkdtemp(join(await fastestFolder(), 'ailaan-mistakes-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await runOn(database.ownerUrl, `DROP DATABASE ${empty} WITH (FORCE)`);
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly node?: string;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

/** Runs a program until it ends, or is ready, and answers its exit code and its lines. */
async function run(program: string, env: Record<string, string>, { node = process.execPath, user }: Run = {}) {
  const child = spawn(node, program.split(' '), {
    cwd: ROOT,
    env: { ...BARE_ENVIRONMENT, SESSION_SECRET: 's'.repeat(32), AUDIT_KEY: KEY, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.includes('is ready')) child.kill('SIGTERM');
    });
  }
  const [code] = await once(child, 'close');
  return { code, lines: said.trim().split('\n') };
}

async function refuses(program: string, env: Record<string, string>, line: RegExp, how?: Run) {
  const { code, lines } = await run(program, { DATA_DIR: join(folder, 'none'), PORT: '1', ...env }, how);
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBeGreaterThan(0);
}

const wrong = (url: string) => url.replace(/:[^:@]+@/, ':no@');
const UNREACHABLE = 'postgres://a:b@127.0.0.1:1/x';

describe('a mistake of the operator is one line of each service and command [ASVS 13.2.2]', {
  timeout: BUSY_MS,
}, () => {
  it.each([
    ['a wrong password', () => wrong(database.url), /refuses .* \(28P01\)/],
    [
      'no such database',
      () => `${database.url}_not`,
      /was reached, but has no such database: .*\(3D000\)\. Check DATABASE_URL/,
    ],
    ['no server', () => UNREACHABLE, /127\.0\.0\.1:1 \(ECONNREFUSED\)\. Check DATABASE_URL/],
    [
      'a database without the tables',
      () => databaseUrl(database.url, empty),
      /holds nothing of Ailaan.* npm run migrate/,
    ],
  ])('%s', async (_mistake, url, line) => {
    const said = [...SERVICES, ...COMMANDS].map(([, program]) => refuses(program, { DATABASE_URL: url() }, line));
    await Promise.all(said);
  });
});

describe.each(SERVICES)('a mistake of the operator is one line of %s', { timeout: BUSY_MS }, (_name, program) => {
  it.each([
    ['the owner as login', () => ({ DATABASE_URL: database.ownerUrl }), /a superuser: a service does not start/],
    [
      'the owner told',
      () => ({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }),
      /a service must not know it/,
    ],
  ])('%s', (_mistake, env, line) => refuses(program, env(), line));

  it('an upgrade without migrate', async () => {
    const older = await createTestDatabase();
    await runOn(older.ownerUrl, "DELETE FROM schema_migration WHERE name = '1.0.0/0005-administration.sql'");
    const login = program === WORKER ? older.workerUrl : older.url;
    await refuses(program, { DATABASE_URL: login }, /written by an older version .* npm run migrate/);
    await older.close();
  });
});

describe('a mistake of the operator is one line', { timeout: BUSY_MS }, () => {
  it.each([
    [
      'a wrong password',
      () => wrong(database.ownerUrl),
      /of DATABASE_OWNER_URL .* reached, but .* password authentication failed.*Check/,
    ],
    [
      'no such database',
      () => `${database.ownerUrl}_not`,
      /of DATABASE_OWNER_URL .* reached, but .* does not exist.*Check/,
    ],
    ['no server', () => UNREACHABLE, /of DATABASE_OWNER_URL .* ECONNREFUSED [^ ]+ Check the address\.$/],
    ['not the owner', () => databaseUrl(database.url, empty), /permission denied .* as its owner/],
  ])('migrate: %s', (_mistake, url, line) =>
    refuses(
      MIGRATE[1],
      { DATABASE_OWNER_URL: url(), DATABASE_URL: databaseUrl(database.url, new URL(url()).pathname.slice(1)) },
      line,
    ),
  );

  it.each([
    ['audit:verify', script('audit:verify')],
    ['rebuild --check', `${script('rebuild')} --check`],
    ['backup', `${script('backup')} ${join(import.meta.dirname, '.no-backup')}`],
  ])('%s of a data folder without a database, which it does not make', async (_name, program) => {
    const DATA_DIR = join(folder, 'mistyped');
    await refuses(program, { DATA_DIR }, /^There is no database in .*mistyped\. Set DATA_DIR or DATABASE_URL\.$/);
    await expect(readdir(DATA_DIR)).rejects.toThrow('ENOENT');
  });

  it('a port in use', async () => {
    await webIsBuilt();
    const squatter = createServer();
    const { port } = new URL(await listen(squatter));
    const settings = { DATABASE_URL: database.url, HOST: '127.0.0.1' };
    await refuses(API, { ...settings, PORT: port }, /^Port \d+ is in use\. .* set PORT/);
    const ofWorker = { DATABASE_URL: database.workerUrl, METRICS_PORT: port };
    await refuses(WORKER, ofWorker, /^Port \d+ is in use\. Set METRICS_PORT/);
    await refuses(
      API,
      { ...settings, PORT: await freePort(), METRICS_PORT: port },
      /^Port \d+ is in use\. Set METRICS/,
    );
    squatter.close();
  });

  it('an address of another machine', async () => {
    await webIsBuilt();
    const settings = { DATABASE_URL: database.url, HOST: '192.0.2.1', PORT: await freePort() };
    await refuses(API, settings, /^HOST 192\.0\.2\.1 is no address of this machine\. /);
    const metrics = { METRICS_PORT: settings.PORT, METRICS_HOST: '192.0.2.1' };
    await refuses(WORKER, { DATABASE_URL: database.workerUrl, ...metrics }, /^METRICS_HOST 192\.0\.2\.1 is no address/);
  });
});

const SYSTEMS_NODE = '/usr/bin/node';
const IS_OLD = 'test "$("$0" -p "!process.features.typescript")" = true';
const noOldNode = await missing('the old Node of a system', 'sh', '-c', IS_OLD, SYSTEMS_NODE);

describe('a Node that cannot load TypeScript is one line of each program', () => {
  const line = /^Node \d+\.\d+\.\d+ cannot run Ailaan\. Install Node 22/;
  const each = (env: Record<string, string>, node?: string) =>
    Promise.all([...ALL].map(([, program]) => refuses(program, env, line, node === undefined ? {} : { node })));
  it('this one, told not to', () => each({ NODE_OPTIONS: '--no-experimental-strip-types' }));
  it.skipIf(noOldNode !== undefined)('that of the system', () => each({}, SYSTEMS_NODE));
});

/** Root may write everywhere; then another user starts it, who may read this checkout. */
const OTHER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
const AS_OTHER = OTHER === undefined ? [] : ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
const noOther = await missing(
  'a read-only checkout',
  'env',
  ...AS_OTHER,
  process.execPath,
  '-e',
  `require('node:fs').accessSync('${ROOT}/package.json')`,
);

describe.skipIf(noOther !== undefined)('npm start in a checkout that it may not write', { timeout: BUSY_MS }, () => {
  it('says in one line that the web pages are not built, and starts when they are', async () => {
    const web = join(folder, 'checkout/web');
    const dataDir = join(folder, 'data');
    await mkdir(web, { recursive: true });
    await mkdir(dataDir);
    if (OTHER) await chown(dataDir, OTHER.uid, OTHER.gid);
    await writeFile(join(web, 'build.ts'), '');
    const start = async () => {
      const places = { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, TINY_WEB: `${web}/` };
      return run(TINY_LAUNCHER, { ...places, HOST: '127.0.0.1', PORT: await freePort() }, { user: OTHER });
    };
    await chmod(web, 0o555);
    expect(await start()).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The web pages have to be built, .*\(EACCES\)\. Run npm start once/)],
    });
    await chmod(web, 0o755);
    vi.spyOn(console, 'error').mockReturnValue();
    await buildWebIfStale(pathToFileURL(`${web}/`), new AbortController().signal);
    await chmod(web, 0o555);
    expect(await start()).toEqual({ code: 0, lines: [expect.stringMatching(/^Ailaan is ready/)] });
    await chmod(web, 0o755);
  });
});
