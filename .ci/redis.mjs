import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { missing } from './debian.mjs';

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
  const obstacle = await missing('command -v redis-server', 'redis-server');
  if (obstacle) return { couldNotRun: obstacle };
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
