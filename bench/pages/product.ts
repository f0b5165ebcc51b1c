import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tenderEndpoints } from '../../contracts/api/tenders.ts';
import { Actor } from '../../tests/support/http.ts';
import { listen } from '../../tests/support/listen.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const START_SECONDS = 180;

export interface Product {
  /** Without a final slash. */
  readonly url: string;
  /** Path of a tender that the administrator published; samples are kept out of search results. */
  readonly tenderPath: string;
  stop(): Promise<void>;
}

const ADMINISTRATOR = { username: 'benchmark', password: 'Long-line-of-bidders-7' } as const;

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
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_EMAIL: 'benchmark@example.pk',
      ADMIN_PASSWORD: ADMINISTRATOR.password,
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
    if (answer?.ok) return { url, stop, tenderPath: await publishTender(url) };
  }
  await stop();
  throw new Error('The product did not start; its words are above.');
}

/** A notice like one from a newspaper. Answers the path of its page. */
async function publishTender(url: string): Promise<string> {
  const administrator = new Actor(url);
  const signIn = await administrator.post('/api/login', ADMINISTRATOR);
  if (signIn.status !== 200) throw new Error(`The administrator could not sign in: ${JSON.stringify(signIn.body)}`);
  const sample = await administrator.call(tenderEndpoints.get, { params: { id: 12 } });
  const { title, description, publishDate, closingDate, storedStatus, categories, city, province } = sample;
  const place = { city, province, source: 'Dawn', reference: 'NHA/2026/118' };
  const { id } = await administrator.call(tenderEndpoints.create, {
    body: {
      title,
      description,
      publishDate,
      closingDate,
      status: storedStatus,
      categories,
      sectors: ['Public Sector'],
      ...place,
    },
  });
  return `/tenders/${id}`;
}

async function freePort(): Promise<string> {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  await new Promise((closed) => probe.close(closed));
  return port;
}
