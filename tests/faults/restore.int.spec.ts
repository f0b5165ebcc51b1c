import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, writeAsServer } from '#db/backup/back-up.ts';
import { openDatabase, type Queryable, sql } from '#db/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { publish, readPublished, toPublished } from '#db/event-store/seals/published-seals.ts';
import { sealLog } from '#db/event-store/seals/seal-log.ts';
import { readSeals } from '#db/event-store/seals/seals.queries.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { migrate } from '#db/migrate.ts';
import { assertServiceRole } from '#db/roles/assert-service-role.ts';
import { loginOf, serviceLogins } from '#db/roles/service-logins.ts';
import { MODULES } from '../../services/api/app.ts';
import { createCategory } from '../../services/api/modules/categories/index.ts';
import { rebuild } from '../../services/api/rebuild/rebuild.ts';
import { fastestFolder } from '../support/fastest-folder.ts';
import { KEY } from '../support/log/sealed-log.ts';

const meta = { actor: { kind: 'system', name: 'test' }, requestId: 'r', correlationId: 'r', outcome: 'done' } as const;

let folder: string;
let source: EmbeddedPostgres;
const path = (...names: string[]) => join(folder, ...names);
const published = () => path('live', 'audit-seals.jsonl');

beforeAll(async () => {
  folder = await mkdtemp(join(await fastestFolder(), 'ailaan-restore-'));
  await chmod(folder, 0o755);
  await mkdir(path('archive'));
  await chmod(path('archive'), 0o777);
  const settings = { archive_mode: 'on', archive_command: `cp %p ${path('archive')}/%f` };
  source = await startEmbeddedPostgres({ dataDir: path('live'), settings });
  await migrate(source.url);
  await write('Roads', 'Bridges');
});
afterAll(async () => {
  await source?.stop('immediate');
  await rm(folder, { recursive: true, force: true });
});

/** As the product does: command, then seal, then publication. */
async function write(...names: string[]): Promise<void> {
  const db = openDatabase(serviceLogins(source.url).worker, { max: 2 });
  const rest = { description: null, parentId: null, emoji: null, isActive: true, sortOrder: 0 };
  for (const name of names) await createCategory(db, { name, ...rest }, meta);
  const [before] = await readSeals(db, { newest: true });
  await sealLog(db, { key: KEY, upTo: Number.MAX_SAFE_INTEGER, clock: () => new Date() });
  await publish(published(), (await readSeals(db, { after: before?.no ?? 0, limit: 10 })).map(toPublished));
  await db.close();
}

const names = async (db: Queryable) =>
  (await db.query<{ name: string }>(sql`SELECT name FROM category ORDER BY id`)).map(({ name }) => name);

/** Starts the restored cluster; what it holds, whether its log is as it was sealed and its tables as the log says. */
async function look(dataDir: string, seals: string) {
  const restored = await startEmbeddedPostgres({ dataDir });
  const owner = openDatabase(restored.url, { role: 'owner', max: 6 });
  try {
    const verdict = await verifyLog(owner, { key: KEY, published: await readPublished(seals) });
    const { equal } = await rebuild(owner, { modules: MODULES, checkOnly: true });
    return { names: await names(owner), intact: verdict.intact, equal };
  } finally {
    await owner.close();
    await restored.stop();
  }
}

describe('a backup of the running embedded database', () => {
  it('starts as a data folder of its own: intact, and its tables as the log says', async () => {
    const writing = write('While it is copied');
    await writeFile(path('live', 'audit-key'), KEY);
    await backUp(source.url, path('live'), path('copy'));
    expect(await readdir(path('copy'))).not.toContain('audit-key');
    await writing;
    const restored = await look(path('copy'), path('copy', 'audit-seals.jsonl'));
    expect(restored).toMatchObject({ intact: true, equal: true });
    expect(restored.names.slice(0, 2)).toEqual(['Roads', 'Bridges']);
    await expect(backUp(source.url, path('live'), path('copy'))).rejects.toThrow('is not empty');
    const db = openDatabase(serviceLogins(source.url).api, { max: 1 });
    expect(await db.query(sql`SELECT FROM backup_made`)).toHaveLength(1);
    await db.close();
  });

  it('that breaks off keeps no log back, which would fill the disk', async () => {
    const owner = openDatabase(source.url, { role: 'owner', max: 1 });
    const broken = expect(backUp(source.url, path('live'), path('broken'))).rejects.toThrow(
      /connection|closed|terminat/i,
    );
    const slots = () => owner.query(sql`SELECT FROM pg_replication_slots`);
    await expect.poll(async () => (await slots()).length, { interval: 5 }).toBe(1);
    await owner.query(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ailaan-backup'`,
    );
    await broken;
    expect(await slots()).toEqual([]);
    await owner.close();
  });

  it('goes on by the archived log to the point before an accident', async () => {
    await backUp(source.url, path('live'), path('base'), { withAuditKey: true });
    expect(await readFile(path('base', 'audit-key'), 'utf8')).toBe(KEY);
    await write('After the backup');
    const owner = openDatabase(source.url, { role: 'owner', max: 1 });
    const [point] = await owner.query<{ file: string }>(
      sql`SELECT pg_walfile_name(pg_create_restore_point('before_the_accident')) AS file`,
    );
    const before = await names(owner);
    await cp(published(), path('seals-before'));
    await owner.query(sql`DELETE FROM category`);
    await owner.query(sql`SELECT pg_switch_wal()`);
    const archived = sql`SELECT 1 FROM pg_stat_archiver WHERE last_archived_wal >= ${point?.file ?? ''}`;
    await expect.poll(async () => (await owner.query(archived)).length).toBe(1);
    await owner.close();
    await appendFile(
      path('base', 'postgres', 'postgresql.auto.conf'),
      [
        `restore_command = 'cp ${path('archive')}/%f %p'`,
        `recovery_target_name = 'before_the_accident'`,
        `recovery_target_action = 'promote'`,
        'hot_standby = off',
        '',
      ].join('\n'),
    );
    await writeAsServer(path('base', 'postgres'), 'recovery.signal', '');
    expect(await look(path('base'), path('seals-before'))).toEqual({ names: before, intact: true, equal: true });
  });
});

/** A dump without owners and privileges, restored on a server that never heard of our roles, however it was made. */
describe('a database whose roles are not on the new server', () => {
  it('is served again after one migration: roles, passwords and rights are as before', async () => {
    const moved = await startEmbeddedPostgres({ dataDir: path('copy') }); // the first backup, before the accident
    const owner = openDatabase(moved.url, { role: 'owner', max: 1 });
    const { api, worker } = serviceLogins(moved.url);
    for (const { role } of [api, worker].map(loginOf)) {
      await owner.query(sql`DROP OWNED BY ${sql.ident(role)}`);
      await owner.query(sql`DROP ROLE ${sql.ident(role)}`);
    }
    await owner.query(sql`DROP SCHEMA bullmq CASCADE`);
    await owner.query(sql`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA es TO PUBLIC`);
    const asApi = openDatabase(api, { max: 1 });
    await expect(names(asApi)).rejects.toMatchObject({ code: '28P01' });
    await migrate(moved.url);
    expect((await names(asApi)).slice(0, 2)).toEqual(['Roads', 'Bridges']);
    await assertServiceRole(asApi);
    const [rights] = await owner.query(sql`SELECT bool_or(has_function_privilege('public', oid, 'EXECUTE')) AS open
      FROM pg_proc WHERE pronamespace = 'es'::regnamespace`);
    expect(rights).toEqual({ open: false });
    await Promise.all([asApi.close(), owner.close()]);
    await moved.stop();
    expect(await look(path('copy'), path('copy', 'audit-seals.jsonl'))).toMatchObject({ intact: true, equal: true });
  });
});
