import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import { type Cluster, spawnIn } from './cluster.ts';
import { untilReady } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

export type ServerOptions = {
  /** TCP port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** Crash safety; false is faster, for data that may be lost. */
  durable?: boolean;
  /** Further server settings, by name. */
  settings?: Record<string, string>;
  /** Receives each line of the server log. */
  onLog?: (line: string) => void;
};

const MB = 1024 * 1024;
/** A sixteenth of what this process may have: pages take it when they are read, and a million notices fill a gigabyte. */
const usable = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const buffers = Math.min(1024, Math.max(128, Math.floor(usable / 16 / MB)));
const memory = {
  max_connections: '100',
  shared_buffers: `${buffers}MB`,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
};
const server = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
};
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts the server process on `cluster` and waits until it accepts connections. Throws StartError. */
export async function launchServer(binaries: Binaries, cluster: Cluster, runAs: RunAs, options: ServerOptions) {
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
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.once('error', (error) => log.push(error.message));
    if ((await untilReady(child, cluster.directory)) === 'ready') return { child, port };
    await Promise.race([closed, sleep(300)]);
    const text = log.join('\n');
    const taken = /Address already in use|could not bind/.test(text);
    // Backends of a killed server need a moment to notice; Postgres refuses to start beside them.
    const lingering = /pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(text);
    if (attempt < 20 && (lingering || (taken && options.port === undefined))) await sleep(lingering ? 500 : 0);
    else throw explain(text, port, taken, cluster.directory);
  }
}

function explain(log: string, port: number, taken: boolean, directory: string): StartError {
  if (taken) {
    return new StartError(
      `Port ${port} on 127.0.0.1 is already in use, so the database cannot start. Free it or choose another.`,
    );
  }
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

/** A refusal of somebody who asks too early: many of them would hide why the server does not start. */
const TOO_EARLY = /(?:FATAL: +the database system is|DETAIL: ) /;

function collectLog(child: ChildProcess, onLog: (line: string) => void = () => undefined): string[] {
  const first: string[] = [];
  if (child.stderr === null) return first;
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (first.length < 50 && !TOO_EARLY.test(line)) first.push(line);
    onLog(line);
  });
  return first;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}
