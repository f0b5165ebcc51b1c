import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { withLogin } from '#db/roles/service-logins.ts';
import { BARE_ENVIRONMENT } from '../../support/bare-environment.ts';
import { runOn } from '../../support/database/databases.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { KEY } from '../../support/log/sealed-log.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { until } from '../../support/until.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CHECKS = [
  ['audit:verify', ['services/worker/sealing/verify/main.ts']],
  ['rebuild --check', ['services/api/rebuild/main.ts', '--check']],
] as const;

let folder: string;
const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-checks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [...args], {
    cwd: ROOT,
    env: { ...BARE_ENVIRONMENT, DATA_DIR: folder, AUDIT_KEY: KEY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said: said.trim() };
}

describe.each(CHECKS)('%s', (_name, args) => {
  const check = (url: string) => run(args, { DATABASE_URL: url });

  it('answers 0 on a sound database, also with no more than a service’s login for audit:verify', async () => {
    expect((await check(database.ownerUrl)).code).toBe(0);
    if (args.length === 1) expect((await check(database.url)).code).toBe(0);
  });

  it.each([
    [
      'older',
      "DELETE FROM schema_migration WHERE name = '1.0.0/0005-administration.sql'",
      /written by an older version of Ailaan \(it lacks 1\.0\.0\/0005/,
    ],
    [
      'newer',
      "INSERT INTO schema_migration (name) VALUES ('99.0.0/0001-x.sql')",
      /written by a newer version of Ailaan \(it has 99\.0\.0/,
    ],
  ])('refuses a schema that is %s, in one line, and leaves it as it is', async (_age, change, line) => {
    const own = await createTestDatabase();
    await runOn(own.ownerUrl, change);
    const { code, said } = await check(own.ownerUrl);
    expect(said).toMatch(line);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    expect((await check(own.ownerUrl)).said).toBe(said);
    await own.close();
  });

  it.each([
    ['a wrong password', () => database.ownerUrl.replace(/:[^:@]+@/, ':wrong@'), '28P01'],
    ['a missing role', () => withLogin(database.url, 'nobody_here', 'x'), '28P01'],
    ['no server', () => 'postgres://a:b@127.0.0.1:1/none', 'ECONNREFUSED'],
    ['no database', () => `${database.ownerUrl}_not`, '3D000'],
  ])('says %s in one line, and not that the log is not intact', async (_what, url, reason) => {
    const { code, said } = await check(url());
    expect(said).toContain(reason);
    expect(said).not.toContain('NOT INTACT');
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('says a server that goes away in the middle in one line, and not that the log is not intact', async () => {
    const own = await createTestDatabase();
    const owner = openDatabase(own.ownerUrl, { role: 'owner', max: 2 });
    const { code, said } = await owner.tx(async (tx) => {
      await tx.query(sql`LOCK TABLE es.events IN ACCESS EXCLUSIVE MODE`); // it can look no further
      const checking = check(own.ownerUrl);
      const end = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await until(async () => (await owner.query(end)).length > 0, 25_000);
      return checking;
    });
    expect(said).toMatch(/^Cannot reach the database at .* \((57P01|Connection terminated.*)\)/);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    await owner.close();
    await own.close();
  });

  it('says a missing right in one line, and not that the log is not intact', async () => {
    const own = await createTestDatabase();
    await runOn(own.ownerUrl, 'REVOKE ALL ON es.seals, es.events FROM ailaan_template_api');
    const { code, said } = await check(own.url);
    expect(said).toMatch(/refuses ailaan_template_api: (permission denied|must be owner).* \(42501\)/);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    await own.close();
  });
});
