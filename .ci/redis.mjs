import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sh } from './shell.mjs';

const FOLDERS = ['db', 'services', 'tests'];
const SUFFIX = '.redis.spec.ts';

/** Says why there is nothing to do, or answers nothing. */
export function nothingToRun() {
  const found = FOLDERS.some((folder) =>
    readdirSync(folder, { recursive: true }).some((name) => name.endsWith(SUFFIX)),
  );
  return found ? undefined : `nothing to run: no *${SUFFIX} in ${FOLDERS.join(', ')}`;
}

/** Calls `use(url)` with a fresh Redis on a port of its own, installing the server where apt-get can. */
export async function withRedis(use) {
  if (!(await installed())) return { couldNotRun: 'no redis-server, and apt-get could not install one' };
  const port = await freePort();
  const server = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  try {
    if (!(await answers(port))) return { couldNotRun: 'redis-server did not answer within 10 s' };
    return await use(`redis://127.0.0.1:${port}`);
  } finally {
    server.kill('SIGKILL');
  }
}

async function installed() {
  const present = () => sh('command -v redis-server >/dev/null');
  if ((await present()).code === 0) return true;
  const install = 'apt-get update -qq && apt-get install -qq -y --no-install-recommends redis-server';
  // Runlevel 1: the package must not start a server of its own.
  await sh(install, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, 180_000);
  return (await present()).code === 0;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

async function answers(port) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return true;
    await delay(100);
  }
  return false;
}
