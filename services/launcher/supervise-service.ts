import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ServiceOptions {
  /** For messages. */
  readonly name: string;
  readonly entry: URL;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Restarts the service when a source file that it has loaded changes. */
  readonly watch: boolean;
}

export interface Service {
  /** Resolves with the exit code or signal when the service ends for the first time. */
  readonly firstEnd: Promise<string>;
  /** Ends the service and its restarts; by force when it takes too long. */
  stop(): Promise<void>;
}

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
/** After this long a service counts as well, and the next crash is its first. */
const WELL_AFTER_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/** Runs a service as a child process and starts it again whenever it ends, after a growing delay. */
export function superviseService(options: ServiceOptions): Service {
  const { name } = options;
  const firstEnd = Promise.withResolvers<string>();
  let child: ChildProcess;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let delay = FIRST_DELAY_MS;

  const start = () => {
    const startedAt = Date.now();
    child = forkService(options);
    child.once('exit', (code, signal) => {
      const how = signal ?? `status ${code}`;
      firstEnd.resolve(how);
      if (stopping) return;
      delay = Date.now() - startedAt > WELL_AFTER_MS ? FIRST_DELAY_MS : Math.min(delay * 2, LONGEST_DELAY_MS);
      console.error(`The ${name} ended (${how}); it starts again in ${delay / 1000} s.`);
      timer = setTimeout(start, delay);
    });
  };
  const stop = async () => {
    stopping = true;
    clearTimeout(timer);
    await endProcess(child);
    process.off('exit', force);
  };
  const force = () => killGroup(child);
  process.once('exit', force);
  start();
  return { firstEnd: firstEnd.promise, stop };
}

function forkService({ entry, environment, watch }: ServiceOptions): ChildProcess {
  return fork(fileURLToPath(entry), {
    env: { ...environment },
    execArgv: watch ? ['--watch', '--watch-preserve-output'] : [],
    // Detached: Ctrl-C in a terminal reaches the whole process group, but services have to end in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const patience = setTimeout(() => killGroup(child), STOP_WITHIN_MS);
  await ended;
  clearTimeout(patience);
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It ended in between.
  }
}
