import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { accepts, freePort } from '../listen.ts';
import { until } from '../until.ts';
import { SUPER_ADMIN_SETTINGS } from './people.ts';

const MAIN = fileURLToPath(new URL('../../../services/api/main.ts', import.meta.url));
const MIGRATE = fileURLToPath(new URL('../../../services/api/migrate-main.ts', import.meta.url));
const START_MS = 60_000;

export type ApiProcess = {
  site: string;
  metrics: string;
  isReady(): Promise<boolean>;
  /** Tells it to end and answers its exit code. */
  leave(): Promise<number | null>;
  /** Another process in its place, at the same address; done when it is ready. */
  startAnew(): Promise<void>;
  /** By force; done when it is gone. */
  kill(): Promise<void>;
};

const settingsOf = (databaseUrl: string) => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'only for tests and long enough for the rule',
  ...SUPER_ADMIN_SETTINGS,
  SAMPLE_DATA: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '1000',
});

/** The API as it runs in production: a process of its own with a port for numbers. Ready when this is done. */
export async function startApiProcess(databaseUrl: string, settings: Record<string, string> = {}): Promise<ApiProcess> {
  const [PORT, METRICS_PORT] = [await freePort(), await freePort()];
  const env = { ...settingsOf(databaseUrl), ...settings, PORT, METRICS_PORT };
  const metrics = `http://127.0.0.1:${METRICS_PORT}`;
  const isReady = async () => (await fetch(`${metrics}/readyz`).catch(() => undefined))?.status === 200;
  let child: ChildProcess | undefined;
  const startAnew = async () => {
    const started = spawn(process.execPath, [MAIN], { stdio: 'ignore', env });
    child = started;
    await until(async () => {
      if (started.exitCode !== null) throw new Error(`The API ended with code ${started.exitCode} at its start.`);
      return (await isReady()) && (await accepts(Number(PORT)));
    }, START_MS);
  };
  await startAnew();
  return {
    site: `http://127.0.0.1:${PORT}`,
    metrics,
    isReady,
    startAnew,
    leave: async () => {
      if (child === undefined) return null;
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    kill: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** `npm run migrate`, to its end. Answers its exit code. */
export async function runMigrations(databaseUrl: string): Promise<number | null> {
  const child = spawn(process.execPath, [MIGRATE], { stdio: 'ignore', env: settingsOf(databaseUrl) });
  return ((await once(child, 'exit')) as [number | null])[0];
}
