import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { backUp, writeAsServer } from '#db/backup/back-up.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { serviceLogins } from '#db/roles/service-logins.ts';
import { type ApiProcess, runMigrations, startApiProcess } from '../../support/api/api-process.ts';
import { People, type Person } from '../../support/api/people.ts';
import { webIsBuilt } from '../../support/api/start-api.ts';
import { fastestFolder } from '../../support/fastest-folder.ts';
import type { Actor } from '../../support/http.ts';
import { PgBouncer } from '../../support/operations/pg-bouncer.ts';
import { until } from '../../support/until.ts';

const CLIENTS = 20;
const POOL = 3;
/** Time after which a replica that does not follow is read by nobody, and some more. */
const TOO_OLD_MS = 20_000;

/** PgBouncer of Debian; CI has a stage that installs it. */
const lacking = await promisify(execFile)('pgbouncer', ['--version']).then(
  () => false,
  () => true,
);

let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let standbyOwner: Database;
let api: string;

const connection = ({ url }: EmbeddedPostgres) => {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password}`;
};
const at = (url: string, { port }: EmbeddedPostgres) => {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
};

beforeAll(async () => {
  if (lacking) return;
  await webIsBuilt();
  folder = await mkdtemp(join(await fastestFolder(), 'ailaan-pooled-replica-'));
  await chmod(folder, 0o755);
  const settings = { wal_keep_size: '256MB' };
  primary = await startEmbeddedPostgres({ dataDir: join(folder, 'primary'), durable: false, settings });
  expect(await runMigrations(primary.url)).toBe(0);
  await backUp(primary.url, join(folder, 'primary'), join(folder, 'standby'));
  await writeAsServer(join(folder, 'standby', 'postgres'), 'standby.signal', '');
  standby = await startEmbeddedPostgres({
    dataDir: join(folder, 'standby'),
    settings: { primary_conninfo: connection(primary), wal_receiver_status_interval: '1s' },
  });
  standbyOwner = openDatabase(standby.url, { role: 'owner', max: 1 });
  api = serviceLogins(primary.url).api;
}, 150_000);
afterAll(async () => {
  await standbyOwner?.close();
  await Promise.all([standby?.stop('immediate'), primary?.stop('immediate')]);
  if (folder) await rm(folder, { recursive: true, force: true });
});

const names = async (who: Actor) => (await who.call(categoryEndpoints.list)).map(({ name }) => name);

/** Whether the standby hands on what it is sent. */
async function follow(isFollowing: boolean): Promise<void> {
  await standbyOwner.query(isFollowing ? sql`SELECT pg_wal_replay_resume()` : sql`SELECT pg_wal_replay_pause()`);
  const state = isFollowing ? 'not paused' : 'paused';
  await until(
    async () => (await standbyOwner.query(sql`SELECT 1 WHERE pg_get_wal_replay_pause_state() = ${state}`)).length > 0,
  );
}

describe.each([
  ['which the primary is behind, too', true],
  ['alone', false],
])(
  'a streaming replica behind PgBouncer that lends connections by transaction, %s',
  { timeout: 120_000 },
  (_name, both) => {
    let pooler: PgBouncer;
    let ofPrimary: PgBouncer | undefined;
    let server: ApiProcess;
    let chief: Person;
    let visitor: Actor;

    beforeAll(async () => {
      if (lacking) return;
      pooler = await PgBouncer.start([at(api, standby)], POOL);
      ofPrimary = both ? await PgBouncer.start([api], POOL) : undefined;
      const settings = {
        ...{ DATABASE_READ_URL: pooler.url(at(api, standby)), ANSWER_CACHE_MB: '0' },
        ...(ofPrimary ? { DATABASE_SESSION_URL: primary.url.replace(/\/\/[^@]+@/, '//') } : {}),
      };
      server = await startApiProcess(ofPrimary?.url(api) ?? api, settings);
      const people = new People(server.site);
      chief = await people.superAdmin();
      visitor = people.visitor();
    });
    afterAll(async () => {
      await server?.kill();
      await Promise.all([pooler?.stop(), ofPrimary?.stop()]);
    });
    beforeEach((context) => context.skip(lacking, 'pgbouncer is not installed'));

    it(`answers ${CLIENTS} visitors at once over ${POOL} connections`, async () => {
      const paths = ['/api/tenders', '/api/categories', '/api/tenders?search=road', '/tenders.csv'];
      const visit = async () => {
        const answers = await Promise.all(paths.map((path) => fetch(`${server.site}${path}`)));
        return Promise.all(answers.map(async (answer) => [answer.status, (await answer.text()).length > 0]));
      };
      const seen = (await Promise.all(Array.from({ length: CLIENTS }, visit))).flat();
      expect(seen.filter(([status, whole]) => status !== 200 || !whole)).toEqual([]);
    });

    it('is read by visitors; who writes sees it at once, others as soon as the replica has it, or is too old', async () => {
      const [first, second] = [`First ${both}`, `Second ${both}`];
      await chief.call(categoryEndpoints.create, { body: { name: first } });
      expect(await names(chief)).toContain(first);
      await until(async () => (await names(visitor)).includes(first));

      await follow(false);
      await chief.call(categoryEndpoints.create, { body: { name: second } });
      expect(await names(chief)).toContain(second);
      expect(await names(visitor)).not.toContain(second); // so the replica was asked
      await until(async () => (await names(visitor)).includes(second), TOO_OLD_MS); // the primary
      await follow(true);
      const asked = async () => {
        const [seen] = await standbyOwner.query<{ reads: number }>(
          sql`SELECT coalesce(sum(seq_scan + idx_scan), 0)::float AS reads FROM pg_stat_user_tables WHERE relname = 'category'`,
        );
        return seen?.reads ?? 0;
      };
      const before = await asked();
      await until(async () => (await names(visitor)).includes(second) && (await asked()) > before, 30_000);
    });

    it('is done without when its pooler is gone', async () => {
      await pooler.stop();
      const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${server.site}/api/categories`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });
  },
);
