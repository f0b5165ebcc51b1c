import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type SQLQuery, sql } from '#db/connection.ts';
import { publish, toPublished } from '#db/event-store/seals/published-seals.ts';
import { sealLog } from '#db/event-store/seals/seal-log.ts';
import { readSeals } from '#db/event-store/seals/seals.queries.ts';
import { createCategory } from '../../../services/api/modules/categories/index.ts';
import { startApiProcess } from '../../support/api/api-process.ts';
import { SUPER_ADMIN_SETTINGS } from '../../support/api/people.ts';
import { webIsBuilt } from '../../support/api/start-api.ts';
import { fastestFolder } from '../../support/fastest-folder.ts';
import { KEY } from '../../support/log/sealed-log.ts';
import { commandsUnder } from '../../support/operations/commands.ts';
import { DebianPostgres } from '../../support/operations/debian-postgres.ts';

const PASSWORD = 'letters-and-digits-1';
const meta = { actor: { kind: 'system', name: 'test' }, requestId: 'r', correlationId: 'r', outcome: 'done' } as const;
const commands = (heading: string) => commandsUnder('restore', heading);

/** Why the commands cannot be run here: CI has a stage that fetches the programs they need. */
const lacking = await promisify(execFile)('pg_dump', ['--version']).then(
  ({ stdout }) => (Number(/(\d+)/.exec(stdout)?.[1]) < 18 ? `found ${stdout.trim()}` : undefined),
  () => 'found none',
);
const reason = `pg_dump and its kin must not be older than the server, 18; ${lacking}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(await fastestFolder(), 'ailaan-restore-'));
  await chmod(folder, 0o755);
  if (lacking === undefined) await webIsBuilt();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A machine with Postgres, and the settings that the portal has for it. */
class Machine {
  readonly postgres: DebianPostgres;
  readonly settings: Record<string, string>;

  private constructor(postgres: DebianPostgres, name: string) {
    this.postgres = postgres;
    const login = (role: string) => `postgres://${role}:${PASSWORD}@127.0.0.1:${postgres.port}/ailaan`;
    this.settings = {
      ...{ DATABASE_OWNER_URL: login('ailaan'), DATABASE_URL: login('ailaan_api') },
      ...{ DATABASE_WORKER_URL: login('ailaan_worker'), NODE_ENV: 'test', HOME: folder, SAMPLE_DATA: '0' },
      ...{ AUDIT_KEY: KEY, AUDIT_PUBLISH: join(folder, name, 'seals.jsonl'), DATA_DIR: join(folder, name, 'data') },
      ...{ SESSION_SECRET: 'only for tests and long enough for the rule', ...SUPER_ADMIN_SETTINGS },
    };
  }

  static async install(name: string): Promise<Machine> {
    await mkdir(join(folder, name));
    return new Machine(await DebianPostgres.install(join(folder, name)), name);
  }

  /** The commands with a password and a time of ours in the place of the example's. */
  run(block: string | undefined, time = ''): Promise<string> {
    const filledIn = (block ?? 'no such block').replace("'…'", `'${PASSWORD}'`).replace('2026-11-21 14:00:00+05', time);
    return this.postgres.run(filledIn, this.settings);
  }

  /** Sends a query, as the worker. */
  async ask<Row extends object>(query: SQLQuery): Promise<Row[]> {
    const db = openDatabase(this.settings.DATABASE_WORKER_URL ?? '', { max: 1 });
    return db.query<Row>(query).finally(() => db.close());
  }

  async write(name: string): Promise<void> {
    const db = openDatabase(this.settings.DATABASE_WORKER_URL ?? '', { max: 1 });
    const rest = { description: null, parentId: null, emoji: null, isActive: true, sortOrder: 0 };
    await createCategory(db, { name, ...rest }, meta).finally(() => db.close());
  }

  /** Seals the log and publishes the seals, as the worker does. */
  async seal(): Promise<void> {
    const db = openDatabase(this.settings.DATABASE_WORKER_URL ?? '', { max: 1 });
    await sealLog(db, { key: KEY, upTo: Number.MAX_SAFE_INTEGER, clock: () => new Date() });
    await publish(this.settings.AUDIT_PUBLISH ?? '', (await readSeals(db, { after: 0, limit: 10 })).map(toPublished));
    await db.close();
  }

  /** Looks as the page says after every restore, then starts the API. Answers the names that visitors see. */
  async serve(): Promise<readonly string[]> {
    const said = await this.run(commands('After every restore')[0]);
    expect(said).toContain('Intact up to position');
    expect(said).toContain('exactly what the log gives');
    const api = await startApiProcess(this.settings.DATABASE_URL ?? '');
    const categories = (await (await fetch(`${api.site}/api/categories`)).json()) as { name: string }[];
    await api.kill();
    return categories.map(({ name }) => name);
  }
}

describe('docs/operations/restore.md, its commands as they stand', () => {
  it('restore a dump on another server: intact, the tables as the log says, and the API serves', async (context) => {
    context.skip(lacking !== undefined, reason);
    const [before, after] = [await Machine.install('before'), await Machine.install('after')];
    const [makeDatabase, restore] = commands('Restore on another server');
    await before.run(makeDatabase);
    await before.run('npm run migrate');
    for (const name of ['Roads', 'Bridges']) await before.write(name);
    await before.seal();

    const dump = await before.run(commands('Dump')[0]);
    expect(await before.run('stat --format=%a /var/backups/ailaan.dump')).toBe('600\n');
    expect(await before.ask(sql`SELECT 1 FROM backup_made`)).toHaveLength(1);
    await before.run('systemctl stop postgresql');
    for (const file of ['var/backups/ailaan.dump', 'seals.jsonl'])
      await rename(join(folder, 'before', file), join(folder, 'after', file));
    await after.run(makeDatabase);
    const restored = await after.run(restore);
    expect(dump + restored).not.toMatch(/warning|error/i);
    expect(await after.serve()).toEqual(expect.arrayContaining(['Roads', 'Bridges']));
    await after.write('Tunnels'); // the sequences go on where they stood
    await after.run(commands('Restore on the same server')[0]);
    await after.run(restore);
    expect(await after.serve()).not.toContain('Tunnels');
    await after.run('systemctl stop postgresql');
  });

  it('go back to a time between two writes: the first is there, the second is not', async (context) => {
    context.skip(lacking !== undefined, reason);
    const machine = await Machine.install('minutes');
    await machine.run(commands('Restore on another server')[0]);
    await machine.run('npm run migrate');
    const [archive, baseBackup, name] = commands('Archive, so that any minute can be restored');
    await machine.run(archive);
    await machine.write('Before the base backup');
    await machine.run(baseBackup);
    await machine.write('Before the accident');
    await machine.seal();
    expect(await machine.run(name)).toContain('pg_create_restore_point');
    const [{ at = '' } = {}] = await machine.ask<{ at: string }>(sql`SELECT clock_timestamp()::text AS at`);
    await machine.write('The accident');

    const [stop, goBack] = commands('Go back to a minute');
    await machine.run(stop);
    await machine.run(goBack, at);
    const names = await machine.serve();
    expect(names).toEqual(expect.arrayContaining(['Before the base backup', 'Before the accident']));
    expect(names).not.toContain('The accident');
    await machine.write('A new beginning');
    await machine.run('systemctl stop postgresql');
    const modes = await machine.run('stat --format=%a /var/lib/postgresql/archive /var/lib/postgresql/17/main');
    expect(modes.trim()).toBe('700\n700');
  });
});
