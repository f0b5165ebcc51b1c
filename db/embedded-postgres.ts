import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { askServer } from './connection/ask-server.ts';
import { lockDataDir } from './data-dir/lock-data-dir.ts';
import { type Binaries, locateBinaries } from './embedded-postgres/binaries.ts';
import { ensureCluster } from './embedded-postgres/cluster.ts';
import { embeddedUrl } from './embedded-postgres/find-running.ts';
import { stopLeftover } from './embedded-postgres/postmaster.ts';
import { chooseUser } from './embedded-postgres/run-as.ts';
import { launchServer, type ServerOptions } from './embedded-postgres/server.ts';

export type EmbeddedPostgresOptions = ServerOptions & {
  /** Absolute path, created if missing; the cluster lives in `<dataDir>/postgres`. */
  dataDir: string;
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

/**
 * Starts the PostgreSQL that npm installed, creating its data on first use. As root it runs as an unprivileged user.
 * Throws StartError with one line when it cannot: folder in use, not writable, of another version, port taken.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true } = options;
  const lock = await lockDataDir(
    dataDir,
    'postgres.lock',
    (pid) =>
      `The database in ${dataDir} is already in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`,
  );
  let binaries: Binaries | undefined;
  const giveBack = async () => {
    await Promise.allSettled([lock.release(), binaries?.cleanUp()]);
  };
  try {
    const runAs = await chooseUser(join(dataDir, 'postgres'));
    binaries = await locateBinaries(runAs);
    const cluster = await ensureCluster(dataDir, binaries, runAs, durable);
    await stopLeftover(cluster.directory);
    const { child, port } = await launchServer(binaries, cluster, runAs, options);
    const url = embeddedUrl(cluster.password, port);
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const released = exited.then(giveBack);
    unrefAndStopOnExit(child);
    const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
      child.ref();
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

// So the server neither keeps a finished program alive nor outlives a program that forgot to stop it.
function unrefAndStopOnExit(child: ChildProcess): void {
  const stopWithUs = () => child.kill('SIGINT');
  process.once('exit', stopWithUs);
  child.once('exit', () => process.off('exit', stopWithUs));
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
}

async function end(child: ChildProcess, mode: 'fast' | 'immediate', exited: Promise<void>): Promise<void> {
  child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  const patience = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  await exited;
  clearTimeout(patience);
}

// Checked at every start, because one that died right after making the cluster left it without our database.
async function ensureDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  await askServer(maintenance.href, async (client) => {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = 'ailaan'");
    if (found.rowCount === 0) await client.query('CREATE DATABASE ailaan');
  });
}
