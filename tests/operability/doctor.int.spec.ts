import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceLogins } from '#db/roles/service-logins.ts';
import { examine } from '../../services/launcher/doctor/examine.ts';
import type { Finding, Verdict } from '../../services/launcher/doctor/finding.ts';
import type { Scope } from '../../services/launcher/doctor/settings.ts';
import { webIsBuilt } from '../support/api/start-api.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';
import { databaseUrl, runOn, TEMPLATE_DATABASE } from '../support/database/databases.ts';
import { forAllTests } from '../support/for-tests.ts';
import { listen } from '../support/listen.ts';
import { SmtpSink } from '../support/mails/smtp-sink.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ALIVE = 'INSERT INTO worker_process VALUES (gen_random_uuid(), now(), now(), true)';
const FOREIGN_SEAL = "INSERT INTO es.seals VALUES (1, 1, 1, 1, '', '', now(), '', '')";
const NEWER = "INSERT INTO schema_migration (name) VALUES ('99.0.0/0001-x.sql')";
const ABSENT = 'postgres://a:secret-of-nobody@127.0.0.1:1/x';

let folder: string;
let site: Server;
let readyz = 'ready\nworker ok\nqueue ok\npostgres ok\n';
let healthy: Record<string, string>;

beforeAll(webIsBuilt);
const mail = forAllTests(() => SmtpSink.start());
const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-doctor-'));
  site = createServer((_req, res) => res.end(readyz));
  const { port } = new URL(await listen(site));
  await runOn(database.ownerUrl, `${ALIVE}; INSERT INTO backup_made DEFAULT VALUES`);
  healthy = {
    ...{ NODE_ENV: 'production', ALLOW_UNPATCHED_NODE: '1', PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...{ DATA_DIR: folder, SESSION_SECRET: 's'.repeat(32), METRICS_PORT: '13000', AUDIT_KEY: 'k'.repeat(32) },
    ...{ PAYMENTS_EMAIL: 'pay@tenders.pk', SUPPORT_EMAIL: 'help@tenders.pk', SMTP_URL: mail.url, MAIL: 'smtp' },
    ...{ MAIL_FROM: 'Tenders <no@tenders.pk>', ...logins(database) },
  };
});

beforeEach(() => runOn(database.ownerUrl, 'UPDATE worker_process SET seen_at = now()'));
afterAll(async () => {
  site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Addresses of owner, API and worker; the roles are those of the template. */
function logins({ url, ownerUrl }: TestDatabase) {
  const { worker } = serviceLogins(databaseUrl(ownerUrl, TEMPLATE_DATABASE));
  const DATABASE_WORKER_URL = databaseUrl(worker, new URL(url).pathname.slice(1));
  return { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: url, DATABASE_WORKER_URL };
}

async function run(args: readonly string[], env: Record<string, string>, input = '') {
  const command = ['services/launcher/doctor/main.ts', ...args];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...BARE_ENVIRONMENT, INIT_CWD: folder, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdin.end(input);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said: said.trim() };
}

/** The cluster of the tests writes nothing to the disk for sure, and npm's Node lags behind. */
const OF_THE_TESTS = ['durability', 'node'];

/** Findings that are not ok, by what differs from the healthy installation. Without a process: a start takes a second. */
async function troubles(changes: Record<string, string>, scope: Scope = 'whole') {
  const given = Object.fromEntries(Object.entries({ ...healthy, ...changes }).filter(([, value]) => value !== ''));
  const findings = (await examine(scope, given)).findings.filter(
    ({ verdict, check }) => verdict !== 'ok' && !OF_THE_TESTS.includes(check),
  );
  expect(JSON.stringify(findings)).not.toContain('secret-of-nobody');
  return findings.map(({ check, verdict, says, advice }) => [verdict, check, `${says} ${advice}`]);
}

const stated = (mail: object) =>
  `INSERT INTO portal_settings (id, version, settings) VALUES (1, 1, '${JSON.stringify({ mail: { passwordSetAt: null, ...mail } })}')`;

const exactly = (...expected: [Verdict, string, RegExp][]) =>
  expected.map(([verdict, check, says]) => [verdict, check, expect.stringMatching(says)]);

describe('npm run doctor', () => {
  it('finds a healthy installation healthy, one line a check, also by the settings of each service', async () => {
    expect(await troubles({})).toEqual([]);
    const { code, said } = await run([], healthy);
    expect(code).toBe(0);
    const lines = said.split('\n');
    expect(lines.every((line) => /^(ok|look at|wrong) +[a-z ]+: .*\.$/.test(line) || line === lines.at(-1))).toBe(true);
    for (const check of ['build', 'disk', 'clock', 'database', 'schema', 'worker', 'mail', 'seals', 'backups', 'site'])
      expect(said).toMatch(new RegExp(`^ok +${check}: `, 'm'));
    expect(said.match(/^ok +role: .* owns nothing/gm)).toHaveLength(2);
    const service = { DATABASE_OWNER_URL: '', DATABASE_WORKER_URL: '' };
    const { DATABASE_WORKER_URL: DATABASE_URL } = logins(database);
    expect(await troubles({ ...service, DATABASE_URL }, 'worker')).toEqual([]);
    expect(await troubles({ ...service, AUDIT_KEY: '' }, 'api')).toEqual([]);
  });

  it('ends with 1 for what is wrong, by the settings that --as asks for, also as JSON', async () => {
    const { code, said } = await run(['--json', '--as', 'api'], {
      ...healthy,
      DATABASE_WORKER_URL: '',
      REDIS_URL: 'x',
    });
    expect(code).toBe(1);
    expect((JSON.parse(said) as Finding[]).filter(({ check }) => check === 'settings')).toEqual([
      { check: 'settings', verdict: 'wrong', says: expect.stringMatching(/^REDIS_URL must be an address/) },
    ]);
  });

  it.for<[string, Record<string, string>, Scope, [Verdict, string, RegExp][]]>([
    [
      'no database',
      { DATABASE_OWNER_URL: ABSENT },
      'whole',
      [['wrong', 'database', /127\.0\.0\.1:1.*ECONNREFUSED.*Check/]],
    ],
    ['no Redis', { REDIS_URL: 'redis://127.0.0.1:1' }, 'whole', [['wrong', 'redis', /ECONNREFUSED.* check REDIS_URL/]]],
    [
      'no mail server',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      'whole',
      [['wrong', 'mail', /ECONNREFUSED.*Check SMTP_URL/]],
    ],
    ['mail that is simulated', { MAIL: 'simulated' }, 'whole', [['look at', 'mail', /sent to nobody.*Set MAIL=smtp/]]],
    [
      'no API',
      { PORT: '1', PUBLIC_URL: 'http://127.0.0.1:1' },
      'whole',
      [['wrong', 'site', /No API answers.*Start it/]],
    ],
    [
      'the owner told to a service',
      { DATABASE_WORKER_URL: '' },
      'api',
      [['wrong', 'settings', /DATABASE_OWNER_URL.* must not know it/]],
    ],
    [
      'several mistakes',
      { PORT: 'x', SESSION_SECRET: 'short' },
      'whole',
      [
        ['wrong', 'settings', /^PORT must/],
        ['wrong', 'settings', /^SESSION_SECRET must/],
      ],
    ],
  ])('finds %s', async ([_what, changes, scope, expected]) => {
    expect(await troubles(changes, scope)).toEqual(exactly(...expected));
  });

  it.for<[string, string, [Verdict, string, RegExp][]]>([
    [
      'a schema that is older',
      "DELETE FROM schema_migration WHERE name = '1.0.0/0005-administration.sql'",
      [['wrong', 'schema', /older version.*npm run migrate/]],
    ],
    ['a schema that is newer', NEWER, [['wrong', 'schema', /newer version/]]],
    ['dead workers', 'DELETE FROM worker_process', [['wrong', 'worker', /No worker lives.*Start it/]]],
    [
      'a queue that is away',
      'UPDATE worker_process SET queue_ok = false',
      [['wrong', 'queue', /no answer from the queue.*Redis/]],
    ],
    [
      'sealing refused',
      "UPDATE worker_process SET sealing_refused = 'another key'",
      [['wrong', 'seals', /does not seal: another key/]],
    ],
    ['seals of another key', FOREIGN_SEAL, [['wrong', 'seals', /not made with this AUDIT_KEY.*rotate-keys/]]],
    [
      'old backups',
      "UPDATE backup_made SET made_at = now() - interval '3 days'",
      [['look at', 'backups', /3 days ago.*Back up daily/]],
    ],
    ['no backups', 'DELETE FROM backup_made', [['wrong', 'backups', /None was ever made/]]],
    [
      'mails that fail',
      "INSERT INTO mail (kind, period, to_address, subject, html, text, status) VALUES ('daily', '1', 'a@example.pk', '', '', '', 'failed')",
      [['look at', 'mails', /1 failed within a day/]],
    ],
    [
      'a mail server of the settings that is away, whatever the environment says',
      stated({ delivery: 'smtp', host: '127.0.0.1', port: 1, security: 'none', user: null, from: 'a@tenders.pk' }),
      [['wrong', 'mail', /127\.0\.0\.1:1.*ECONNREFUSED.*Check the server in Settings, Mail server/]],
    ],
    [
      'mail that the settings simulate, whatever the environment says',
      stated({ delivery: 'simulated' }),
      [['look at', 'mail', /sent to nobody \(Settings, Mail server\)/]],
    ],
  ])('finds %s', async ([_what, change, expected]) => {
    const own = await createTestDatabase();
    await runOn(own.ownerUrl, `${ALIVE}; INSERT INTO backup_made DEFAULT VALUES`);
    await runOn(own.ownerUrl, change);
    expect(await troubles(logins(own))).toEqual(exactly(...expected));
    await own.close();
  });

  it('leaves an older schema as it is', async () => {
    const own = await createTestDatabase();
    await runOn(own.ownerUrl, "DELETE FROM schema_migration WHERE name = '1.0.0/0005-administration.sql'");
    const [first, second] = [await troubles(logins(own)), await troubles(logins(own))];
    expect(second).toEqual(first);
    await own.close();
  });

  it.for<[string, () => Record<string, string>, RegExp]>([
    [
      'the owner',
      () => ({ DATABASE_URL: database.ownerUrl }),
      /a superuser: a service does not start.*npm run migrate/,
    ],
    ['a wrong password', () => ({ DATABASE_URL: database.url.replace(/:[^:@]+@/, ':no@') }), /refuses .*\(28P01\)/],
  ])('finds %s as the login of a service', async ([_what, changes, says]) => {
    expect(await troubles(changes())).toEqual(exactly(['wrong', 'role', says]));
  });

  it.each(['api', 'worker'] as const)('finds that the %s was given the login of the other', async (service) => {
    const { DATABASE_URL, DATABASE_WORKER_URL } = logins(database);
    const other = service === 'api' ? DATABASE_WORKER_URL : DATABASE_URL;
    const changes = { DATABASE_OWNER_URL: '', DATABASE_WORKER_URL: '', DATABASE_URL: other };
    expect((await troubles(changes, service)).filter(([, check]) => check === 'role')).toEqual(
      exactly(['wrong', 'role', /lacks the rights of the (API|worker)\. Set DATABASE_URL to the login of the \1,/]),
    );
  });

  it('calls no site ready that it did not reach, and says what smtps: at a port without TLS wants', async () => {
    expect(await troubles({ SMTP_URL: mail.url.replace('smtp:', 'smtps:') })).toEqual(
      exactly(['wrong', 'mail', /it speaks no TLS at this port, as smtps: wants Check SMTP_URL/]),
    );
    expect(await troubles({ PUBLIC_URL: 'https://tenders.invalid', TRUST_PROXY: '1', HOST: '127.0.0.1' })).toEqual(
      exactly(['look at', 'site', /API is ready, but https:\/\/tenders\.invalid is not reached from here \(E.*proxy/]),
    );
  });

  it('finds what /readyz tells: a proxy that is passed by', async () => {
    readyz = 'ready\nproxy passed by\npostgres ok\n';
    expect(await troubles({})).toEqual(exactly(['wrong', 'proxy', /fewer proxies than TRUST_PROXY.*Close/]));
    readyz = 'ready\npostgres ok\n';
  });

  it('writes a bundle without secrets and people, for its owner alone', async () => {
    await runOn(
      database.ownerUrl,
      "INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta) VALUES ('user-7', 1, gen_random_uuid(), 'UserRegistered', 1, '{}', '{}')",
    );
    const stack = 'Error: Key (email)=(ali@example.pk) exists\n at f (file:///x/services/api/app.ts:3:1)';
    const lines = [
      {
        level: 'error',
        time: 't',
        service: 'api',
        requestId: 'r-1',
        msg: 'request failed',
        err: { type: 'Error', message: 'ali@example.pk', code: '23505', stack },
      },
      { level: 'info', msg: 'all is well', requestId: 'r-2' },
      { level: 'warn', msg: 'no mail to ali@example.pk', requestId: 'r-3' },
    ];
    await writeFile(join(folder, 'log'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\nno JSON {\n`);
    const { code, said } = await run(['--bundle', 'bundle.json', '--log', 'log'], {
      ...healthy,
      ADMIN_EMAIL: 'chief@tenders.pk',
    });
    expect([code, said]).toEqual([0, expect.stringContaining('bundle.json')]);
    const path = join(folder, 'bundle.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const text = await readFile(path, 'utf8');
    const bundle = JSON.parse(text);
    expect(bundle.settings).toMatchObject({ NODE_ENV: 'production', SESSION_SECRET: 'set', DATABASE_URL: 'set' });
    expect(bundle.counts.events).toMatchObject({ UserRegistered: 1 });
    expect(bundle.errors).toMatchObject([
      { requestId: 'r-1', message: 'request failed', type: 'Error', code: '23505', at: ['services/api/app.ts:3'] },
      { requestId: 'r-3', message: 'no mail to (address)' },
    ]);
    for (const secret of ['s'.repeat(32), 'k'.repeat(32), 'ali@', 'chief@', '@tenders.pk', database.url, 'all is well'])
      expect(text).not.toContain(secret);
  });

  it('says how it is called, and which file cannot be', async () => {
    expect(await run(['--as', 'owner'], healthy)).toEqual({
      code: 1,
      said: expect.stringMatching(/^Usage: npm run doctor/),
    });
    const unwritable = await run(['--bundle', 'none/here'], healthy);
    expect(unwritable).toEqual({
      code: 1,
      said: expect.stringMatching(/^The bundle none\/here cannot be written \(ENOENT\)\. /),
    });
  });
});
