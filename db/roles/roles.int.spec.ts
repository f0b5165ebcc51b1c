import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUrl, runOn } from '../../tests/support/database/databases.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { openDatabase } from '../connection.ts';
import { migrate } from '../migrate.ts';
import type { StartError } from '../start-error.ts';
import { assertLogins } from './assert-logins.ts';
import { assertServiceRole } from './assert-service-role.ts';
import { type Logins, loginOf, serviceLogins, withLogin } from './service-logins.ts';

const made = { databases: [] as string[], roles: [] as string[] };
const fresh = () => `roles_${randomBytes(5).toString('hex')}`;

/** A new database, its owner an ordinary role that may make roles. Answers the owner's connection string. */
async function installation(): Promise<string> {
  const name = fresh();
  const owner = `${name}_owner`;
  await runOn(server.ownerUrl, `CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD 'of ${owner}'`);
  await runOn(server.ownerUrl, `CREATE DATABASE ${name} OWNER ${owner}`);
  made.databases.push(name);
  made.roles.push(owner);
  return databaseUrl(withLogin(server.ownerUrl, owner, `of ${owner}`), name);
}

async function ask(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
const failure = (url: string, statement: string) =>
  ask(url, statement).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

const server = forAllTests(createTestDatabase);
afterAll(async () => {
  for (const name of made.databases) await runOn(server.ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`);
});

describe.each(['api', 'worker'] as const)('the login of the %s [ASVS 13.2.2]', (service) => {
  let owner: string;
  let login: string;
  beforeAll(async () => {
    owner = await installation();
    login = (await migrate(owner))[service];
  });

  it.each([
    ['SET ROLE to the owner', () => `SET ROLE ${loginOf(owner).role}`],
    ['SET ROLE to the superuser', () => `SET ROLE ${loginOf(server.ownerUrl).role}`],
    ['SET SESSION AUTHORIZATION', () => `SET SESSION AUTHORIZATION ${loginOf(owner).role}`],
    ['ALTER TABLE … DISABLE TRIGGER', () => 'ALTER TABLE es.events DISABLE TRIGGER append_only'],
    ['session_replication_role', () => 'SET session_replication_role = replica'],
    ['COPY … TO PROGRAM', () => "COPY (SELECT 1) TO PROGRAM 'id'"],
    ['COPY … FROM PROGRAM', () => "COPY public.category (name) FROM PROGRAM 'id'"],
    ['COPY … FROM a file', () => "COPY public.category (name) FROM '/etc/passwd'"],
    ['pg_authid', () => 'SELECT * FROM pg_authid'],
    ['pg_read_file', () => "SELECT pg_read_file('postgresql.conf')"],
    ['CREATE ROLE', () => 'CREATE ROLE another'],
    ['CREATE TABLE', () => 'CREATE TABLE public.mine (n int)'],
    ['CREATE TABLE in the log', () => 'CREATE TABLE es.mine (n int)'],
    ['CREATE TABLE in the queue', () => 'CREATE TABLE bullmq.mine (n int)'],
    ['UPDATE of the log', () => "UPDATE es.events SET data = '{}'"],
    ['DROP of a read table', () => 'DROP TABLE tender'],
    ['a change of the list of migrations', () => "INSERT INTO schema_migration VALUES ('x')"],
  ])('is refused %s', async (_name, statement) => {
    expect(await failure(login, statement())).toBe('42501');
  });

  it('gains nothing by RESET ROLE: it is itself from the first to the last', async () => {
    const { rows } = await ask(login, 'RESET ROLE; SELECT 1').then(() =>
      ask(login, 'SELECT session_user::text, current_user::text'),
    );
    expect(rows).toEqual([{ session_user: loginOf(login).role, current_user: loginOf(login).role }]);
  });

  it('owns nothing, is a member of nothing, and has its settings from its role', async () => {
    const { rows } = await ask(
      login,
      `SELECT (SELECT count(*)::int FROM pg_shdepend WHERE refobjid = r.oid AND deptype = 'o') AS owned,
          (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships,
          current_setting('timezone') AS zone, current_setting('synchronous_commit') AS sync,
          current_setting('gin_pending_list_limit') AS pending,
          current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('statement_timeout') AS statement
        FROM pg_roles r WHERE rolname = current_user`,
    );
    const statement = service === 'api' ? '10s' : '0';
    expect(rows).toEqual([
      { owned: 0, memberships: 0, zone: 'UTC', sync: 'on', pending: '256kB', idle: '1min', statement },
    ]);
  });

  it('is content to start, and the owner is not', async () => {
    const start = async (url: string) => {
      const db = openDatabase(url, { max: 1 });
      await assertServiceRole(db).finally(() => db.close());
    };
    await start(login);
    await expect(start(owner)).rejects.toThrow(/^DATABASE_URL logs in as \w+_owner, who has rights to rewrite [^\n]+$/);
    await expect(start(databaseUrl(server.ownerUrl, new URL(owner).pathname.slice(1)))).rejects.toThrow('a superuser');
    await runOn(server.ownerUrl, `GRANT pg_monitor TO "${loginOf(login).role}"`);
    await expect(start(login)).rejects.toThrow('a member of other roles');
    await runOn(server.ownerUrl, `REVOKE pg_monitor FROM "${loginOf(login).role}"`);
  });
});

const A_SEAL = `INSERT INTO es.seals (seal_no, first_position, last_position, events, leaves, root, sealed_at, seal, signature)
  VALUES (1, 1, 1, 1, '', '', now(), '', '')`;

it('only the worker, who has AUDIT_KEY, writes seals: a foreign one would end all sealing', async () => {
  const { api, worker } = await migrate(await installation());
  expect(await failure(api, A_SEAL)).toBe('42501');
  expect(await failure(worker, `BEGIN; ${A_SEAL}; ROLLBACK`)).not.toBe('42501');
  for (const login of [api, worker]) expect(await failure(login, 'SELECT count(*) FROM es.seals')).toBe('done');
});

it('only the worker, who follows the log, says how far it is dealt with: ahead of that nothing would be sealed or sent', async () => {
  const { api, worker } = await migrate(await installation());
  const step = "INSERT INTO es.checkpoints VALUES ('relay', 9)";
  for (const refused of [step, 'UPDATE es.checkpoints SET position = 9'])
    expect(await failure(api, refused)).toBe('42501');
  expect(await failure(worker, step)).toBe('done');
  expect(await failure(api, 'SELECT position FROM es.checkpoints')).toBe('done');
});

it.each(['user_secret', 'user_second_factor', 'user_recovery_code', 'session'])(
  'the worker, which reads files of strangers, has no right to %s [ASVS 13.2.2]',
  async (table) => {
    const { api, worker } = await migrate(await installation());
    expect(await failure(worker, `SELECT count(*) FROM ${table}`)).toBe('42501');
    expect(await failure(worker, `INSERT INTO ${table} DEFAULT VALUES`)).toBe('42501');
    expect(await failure(api, `DELETE FROM ${table}`)).toBe('done');
  },
);

describe('migrate', () => {
  it('serves several installations on one server: none may look at another', async () => {
    const [one, two] = [await installation(), await installation()];
    const logins = await migrate(one);
    await migrate(two);
    expect(await failure(logins.api, 'SELECT count(*) FROM es.events')).toBe('done');
    const foreign = databaseUrl(logins.api, new URL(two).pathname.slice(1));
    expect(await failure(foreign, 'SELECT count(*) FROM es.events')).toBe('42501');
  });

  it('gives roles, passwords and rights anew on every run', async () => {
    const owner = await installation();
    const logins: Logins = await migrate(owner);
    const { role } = loginOf(logins.api);
    await ask(owner, `REVOKE ALL ON ALL TABLES IN SCHEMA es, public FROM ${role}`);
    await ask(owner, `ALTER ROLE ${role} PASSWORD 'another'`);
    await ask(owner, `GRANT UPDATE ON es.events TO ${role}; GRANT ALL ON es.events TO PUBLIC`);
    expect(await failure(logins.api, 'SELECT 1')).toBe('28P01');
    await migrate(owner);
    expect(await failure(logins.api, 'SELECT count(*) FROM es.events, tender')).toBe('done');
    expect(await failure(logins.api, "UPDATE es.events SET data = '{}'")).toBe('42501');
  });

  it.each(['api', 'worker'] as const)('takes away what the %s has set for itself', async (service) => {
    const owner = await installation();
    const login = (await migrate(owner))[service];
    const own = `ALTER ROLE CURRENT_USER IN DATABASE ${new URL(owner).pathname.slice(1)} SET`;
    await ask(login, `${own} statement_timeout = 1; ALTER ROLE CURRENT_USER SET search_path = pg_temp`);
    await ask(login, `${own} default_transaction_read_only = on`).catch(() => undefined);
    await migrate(owner);
    const settings = "name IN ('search_path', 'statement_timeout', 'default_transaction_read_only')";
    const { rows } = await ask(login, `SELECT setting FROM pg_settings WHERE ${settings} ORDER BY name`);
    expect(rows.map(({ setting }) => setting)).toEqual(['off', '"$user", public', service === 'api' ? '10000' : '0']);
  });

  it('uses the logins that are given, with their passwords', async () => {
    const owner = await installation();
    const name = fresh();
    const given = { api: withLogin(owner, `${name}_a`, 'päss wörd/1'), worker: withLogin(owner, `${name}_w`, 'x@y:z') };
    await migrate(owner, { logins: serviceLogins(owner, given) });
    for (const url of Object.values(given)) expect(await failure(url, 'SELECT count(*) FROM tender')).toBe('done');
  });

  it('refuses a login of another installation before anything is written, in one line', async () => {
    const [one, two] = [await installation(), await installation()];
    const [first, database] = [await migrate(one), new URL(two).pathname.slice(1)];
    const slip = (given: Partial<Logins>) =>
      assertLogins(two, given).then(String, (error: StartError) => error.message);
    expect(await slip({ api: first.api })).toMatch(/^DATABASE_URL names the database \w+, the owner \w+: [^\n]+$/);
    const other = databaseUrl(withLogin(first.worker, loginOf(first.worker).role, 'x'), database);
    expect(await slip({ worker: other })).toMatch(/^DATABASE_WORKER_URL logs in as .* may not change: [^\n]+$/);
    const fresh = withLogin(one, `${database}_api`, 'not there yet');
    expect(await slip({ api: fresh })).toMatch(/^DATABASE_URL names the database /);
    expect(await slip({ api: databaseUrl(fresh, database) })).toBe('undefined');
  });

  it('refuses the owner as a login, and an owner who may make no roles, in one line', async () => {
    const owner = await installation();
    await expect(migrate(owner, { logins: serviceLogins(owner, { api: owner }) })).rejects.toThrow(
      /^The API may not log in as \w+, who migrates the database\. [^\n]+$/,
    );
    await runOn(server.ownerUrl, `ALTER ROLE ${loginOf(owner).role} NOCREATEROLE`);
    await expect(migrate(owner)).rejects.toThrow(
      /^\w+ may not create the role \w+\. As a superuser run: ALTER ROLE \w+ CREATEROLE$/,
    );
  });

  it('names what tells neither the owner’s password nor one service’s that of the other', () => {
    const { api, worker } = serviceLogins('postgres://boss:secret@h:5432/portal');
    expect([loginOf(api).role, loginOf(worker).role]).toEqual(['portal_api', 'portal_worker']);
    expect(loginOf(api).password).not.toBe(loginOf(worker).password);
    expect(`${api} ${worker}`).not.toContain('secret');
  });
});
