import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { User } from './services-user.ts';

interface ServiceOptions {
  /** Name in messages. */
  readonly name: string;
  readonly entry: URL;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly user?: User;
  /** Milliseconds for the service to end by itself; 15 s by default. */
  readonly patience?: number;
}

interface Service {
  /** Exit code or signal of the first time that the service ends. */
  readonly firstEnd: Promise<string>;
  /** Starts the service again whenever it ends from now on. Before, an end is a failed start. */
  keepAlive(): void;
  /** Ends the service and starts it anew at once. */
  restart(): Promise<void>;
  /** Ends the service and its restarts; by force when it takes too long. */
  stop(): Promise<void>;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** Time after which a service counts as healthy, and the next crash as its first. */
const WELL_AFTER_MS = 60_000;

/** Runs a service as a child process; once told to keep it alive, starts it again after a growing delay. */
export function superviseService(options: ServiceOptions): Service {
  const firstEnd = Promise.withResolvers<string>();
  let child: ChildProcess;
  let expected = false;
  let kept = false;
  let timer: NodeJS.Timeout | undefined;
  let delay = FIRST_DELAY_MS;

  const start = () => {
    const startedAt = Date.now();
    expected = false;
    child = forkService(options);
    child.once('exit', (code, signal) => {
      const how = signal ?? `status ${code}`;
      firstEnd.resolve(how);
      if (expected || !kept) return;
      if (Date.now() - startedAt > WELL_AFTER_MS) delay = FIRST_DELAY_MS;
      console.error(`The ${options.name} ended (${how}); it starts again in ${delay / 1000} s.`);
      timer = setTimeout(start, delay);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    });
  };
  const end = async () => {
    expected = true;
    clearTimeout(timer);
    await endProcess(child, options.patience ?? 15_000);
  };
  let stopped = false;
  const renew = async () => {
    await end();
    delay = FIRST_DELAY_MS;
    restarting = undefined;
    if (!stopped) start();
  };
  let restarting: Promise<void> | undefined;
  // Calls while the old process is still ending share one new process.
  const restart = () => {
    restarting ??= renew();
    return restarting;
  };
  const keepAlive = () => {
    kept = true;
    if (hasEnded(child) && !stopped) void restart();
  };
  const stop = async () => {
    stopped = true;
    await end();
    process.off('exit', force);
  };
  const force = () => killGroup(child);
  process.once('exit', force);
  start();
  return { firstEnd: firstEnd.promise, keepAlive, restart, stop };
}

function forkService({ entry, environment, user }: ServiceOptions): ChildProcess {
  return fork(fileURLToPath(entry), {
    // pictures would leave half a gigabyte behind in the arenas of glibc
    env: { MALLOC_ARENA_MAX: '2', ...environment },
    ...user,
    execArgv: [],
    // Detached: Ctrl-C in a terminal reaches the whole process group, but services have to end in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function endProcess(child: ChildProcess, patience: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => killGroup(child), patience);
  await ended;
  clearTimeout(force);
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || hasEnded(child)) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // The process ended in between.
  }
}
