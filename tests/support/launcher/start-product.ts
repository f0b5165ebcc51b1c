import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../api/people.ts';
import { fastestFolder } from '../fastest-folder.ts';
import { freePort } from '../listen.ts';

export type RunningProduct = {
  /** Without a final slash. */
  url: string;
  /** Sign-in of the first administrator. */
  username: string;
  password: string;
};

const ROOT = resolve(import.meta.dirname, '../../..');
const START_SECONDS = 150;
const STOP_SECONDS = 20;

const administrator = {
  ADMIN_USERNAME: 'chairman',
  ADMIN_EMAIL: 'chairman@example.pk',
  ADMIN_PASSWORD: PASSWORD,
};

/** The real product with data and port of its own, as `npm start` starts it; its output is in tests/.output. */
export async function startProduct(name: string, settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(await fastestFolder(), 'ailaan-test-product-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(ROOT, `tests/.output/${name}.log`);
  const own = { DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', PUBLIC_URL: url };
  const product = await launch({ ...own, ...settings }, log);
  const stop = async () => {
    await stopProduct(product);
    await rm(dataDir, { recursive: true, force: true });
  };
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = administrator;
  return untilReady(product, url, log).then(
    () => ({ stop, running: { url, username, password } }),
    (error: unknown) => ({ stop, running: { failure: String(error) } }),
  );
}

type Product = Awaited<ReturnType<typeof launch>>;

async function launch(settings: Record<string, string>, logFile: string) {
  await mkdir(join(ROOT, 'tests/.output'), { recursive: true });
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'services/launcher/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...administrator, ...settings, RATE_LIMIT_SCALE: '1000', TZ: 'America/St_Johns' },
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return { child, ended: once(child, 'exit') };
}

async function untilReady({ child }: Product, url: string, logFile: string): Promise<void> {
  for (const end = Date.now() + START_SECONDS * 1000; Date.now() < end; await delay(200)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  const output = await readFile(logFile, 'utf8');
  throw new Error(
    `The product was not ready within ${START_SECONDS} s. The end of its output:\n${output.slice(-4000)}`,
  );
}

async function stopProduct({ child, ended }: Product): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const stopped = await Promise.race([ended, delay(STOP_SECONDS * 1000, undefined, { ref: false })]);
  if (stopped) return;
  child.kill('SIGKILL');
  throw new Error(`The product did not stop within ${STOP_SECONDS} s of SIGTERM.`);
}
