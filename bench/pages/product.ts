import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../../tests/support/listen.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const START_SECONDS = 180;

export interface Product {
  /** Without a final slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The product as `npm start` starts it, with the sample notices, in a folder of its own. Throws when it does not get ready. */
export async function startProduct(): Promise<Product> {
  const folder = join(ROOT, 'bench/.data');
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(folder, 'pages-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'services/launcher/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
    },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  for (const end = Date.now() + START_SECONDS * 1000; Date.now() < end && child.exitCode === null; await delay(200)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
  }
  await stop();
  throw new Error('The product did not start; its words are above.');
}

async function freePort(): Promise<string> {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  await new Promise((closed) => probe.close(closed));
  return port;
}
