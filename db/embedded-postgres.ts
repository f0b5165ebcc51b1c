import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, locateBinaries } from './embedded-postgres/binaries.ts';
import { type Cluster, ensureCluster, spawnIn } from './embedded-postgres/cluster.ts';
import { stopLeftover, untilReady } from './embedded-postgres/postmaster.ts';
import { chooseUser, type RunAs } from './embedded-postgres/run-as.ts';
import { acquireProcessLock } from './process-lock.ts';
import { errorCode, StartError } from './start-error.ts';

export type EmbeddedPostgresOptions = {
  /** Absolute path, created if missing; the cluster lives in `<dataDir>/postgres`. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** false gives up crash safety for speed: only for data that may be lost. */
  durable?: boolean;
  /** Further server settings, by name. */
  settings?: Record<string, string>;
  /** Receives each line of the server log. */
  onLog?: (line: string) => void;
};

export type EmbeddedPostgres = {
  /** Connection string of the superuser `ailaan` to the database `ailaan`. */
  url: string;
  port: number;
  pid: number;
  /** Resolves when the server has ended, for whatever reason. */
  exited: Promise<void>;
  /** `fast` ends all sessions and writes a checkpoint; `immediate` leaves the work to the next start's recovery. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
};

const memory = { max_connections: '100', shared_buffers: '128MB', work_mem: '8MB', maintenance_work_mem: '64MB' };
const server = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
};
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the PostgreSQL that npm installed, creating its data on first use. As root it runs as an unprivileged user.
 * Throws StartError with one line when it cannot: folder in use, not writable, of another version, port taken.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true } = options;
  const lock = await lockDataDir(dataDir);
  let binaries: Binaries | undefined;
  const giveBack = async () => {
    await Promise.allSettled([lock.release(), binaries?.cleanUp()]);
  };
  try {
    const runAs = await chooseUser(join(dataDir, 'postgres'));
    binaries = await locateBinaries(runAs);
    const cluster = await ensureCluster(dataDir, binaries, runAs, durable);
    await stopLeftover(cluster.directory);
    const { child, port } = await launch(binaries, cluster, runAs, options);
    const url = `postgres://ailaan:${cluster.password}@127.0.0.1:${port}/ailaan`;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const released = exited.then(giveBack);
    const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
      await end(child, mode, exited);
      await released;
    };
    await ensureDatabase(url).catch(async (error: unknown) => {
      await stop('immediate');
      throw error;
    });
    return { url, port, pid: child.pid ?? 0, exited: released, stop };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function lockDataDir(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const lock = await acquireProcessLock(join(dataDir, 'postgres.lock'));
    if (!lock.held) return lock;
    throw new StartError(
      `The database in ${dataDir} is already in use by process ${lock.pid}. Stop it first, or set DATA_DIR to another folder.`,
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `Cannot write to the data folder ${dataDir} (${errorCode(error)}). Give this user write permission, or set DATA_DIR to another folder.`,
    );
  }
}

async function launch(binaries: Binaries, cluster: Cluster, runAs: RunAs, options: EmbeddedPostgresOptions) {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const settings = {
      ...memory,
      ...server,
      ...(options.durable === false ? throwAway : {}),
      ...options.settings,
      port: String(port),
    };
    const { folder, options: spawnOptions } = spawnIn(cluster.directory, runAs);
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // Detached: Ctrl-C in a terminal reaches the whole process group, and Postgres has to outlive its clients.
    const child = spawn(binaries.postgres, ['-D', folder, ...args], {
      ...spawnOptions,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const log = collectLog(child, options.onLog);
    child.once('error', (error) => log.push(error.message));
    if ((await untilReady(child, cluster.directory, 60)) === 'ready') return { child, port };
    await sleep(50);
    const text = log.join('\n');
    const taken = /Address already in use|could not bind/.test(text);
    // Backends of a killed server need a moment to notice; Postgres refuses to start beside them.
    const lingering = /pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(text);
    if (attempt < 20 && (lingering || (taken && options.port === undefined))) await sleep(lingering ? 500 : 0);
    else throw explain(text, port, taken, cluster.directory);
  }
}

function explain(log: string, port: number, taken: boolean, directory: string): StartError {
  if (taken)
    return new StartError(
      `Port ${port} on 127.0.0.1 is already in use, so the database cannot start. Free it or choose another.`,
    );
  if (/Permission denied|has wrong ownership|invalid permissions/.test(log)) {
    return new StartError(
      `This user may not use the database in ${directory}. Start as the user that created it, or set DATA_DIR to another folder.`,
    );
  }
  const reason = log.split('\n').find((line) => /FATAL|PANIC|ENOENT|EACCES/.test(line)) ?? log.split('\n').at(-1);
  return new StartError(
    `The database in ${directory} does not start: ${reason?.replace(/^.*(?:FATAL|PANIC): */, '') || 'no reason given'}.`,
  );
}

function collectLog(child: ChildProcess, onLog: (line: string) => void = () => undefined): string[] {
  const first: string[] = [];
  if (child.stderr === null) return first;
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (first.length < 50) first.push(line);
    onLog(line);
  });
  return first;
}

async function end(child: ChildProcess, mode: 'fast' | 'immediate', exited: Promise<void>): Promise<void> {
  child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  const patience = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  await exited;
  clearTimeout(patience);
}

async function ensureDatabase(url: string): Promise<void> {
  const connect = async (target: string, work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: target });
    try {
      await client.connect();
      await work(client);
    } finally {
      await client.end();
    }
  };
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  await connect(maintenance.href, async (client) => {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = 'ailaan'");
    if (found.rowCount === 0) await client.query('CREATE DATABASE ailaan');
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}
