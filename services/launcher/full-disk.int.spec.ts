import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { People, SUPER_ADMIN_SETTINGS } from '../../tests/support/api/people.ts';
import { webIsBuilt } from '../../tests/support/api/start-api.ts';
import { command, missing } from '../../tests/support/faults/machine/tools.ts';
import { freePort } from '../../tests/support/listen.ts';
import { until } from '../../tests/support/until.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const PROBE = 'd=$(mktemp -d) && mount -t tmpfs -o size=1m none "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s';
const absent = await missing('npm start on a full disk', 'sh', '-c', PROBE);

let disk: string;
let product: ChildProcess | undefined;
let said = '';

beforeEach(async () => {
  await webIsBuilt();
  disk = await mkdtemp(join(tmpdir(), 'ailaan-start-disk-'));
  if (absent === undefined) await command('mount', '-t', 'tmpfs', '-o', 'size=300m,mode=755', 'none', disk);
}, 150_000);
afterEach(async () => {
  if (product?.exitCode === null && product.signalCode === null) {
    const ended = once(product, 'exit');
    product.kill('SIGTERM');
    await ended;
  }
  if (absent === undefined) await command('umount', '--lazy', disk);
  await rm(disk, { recursive: true, force: true });
}, 60_000);

describe.skipIf(absent !== undefined)('npm start on a full disk', { timeout: 180_000 }, () => {
  it('answers 503 while the database cannot start, and writes again, unaided, once there is room', async () => {
    const port = await freePort();
    const dataDir = join(disk, 'data');
    const { NODE_ENV: _, ...environment } = process.env;
    product = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment,
        ...SUPER_ADMIN_SETTINGS,
        DATA_DIR: dataDir,
        PORT: port,
        HOST: '127.0.0.1',
        SAMPLE_DATA: '0',
      },
    });
    for (const stream of [product.stdout, product.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (said += text));
    await until(() => said.includes('Ailaan is ready'), 90_000);
    // no process but the launcher is root's; where the checkout is closed to others that cannot be, and is said
    if (!said.includes('API and worker run as root')) expect(await usersOfChildren(product.pid ?? 0)).not.toContain(0);
    const site = `http://127.0.0.1:${port}`;
    const chief = await new People(site).superAdmin();
    const add = (name: string) => chief.post('/api/categories', { name });
    expect((await add('Before')).status).toBe(201);

    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize)).catch(() => undefined);
    process.kill(
      Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]),
      'SIGKILL',
    );
    await until(() => (said.match(/It is tried again in/g) ?? []).length >= 2, 60_000);
    await sleep(500);
    const refused = await add('Meanwhile');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
    expect(product.exitCode).toBeNull();

    await rm(join(disk, 'ballast'));
    await until(async () => (await add('After').catch(() => undefined))?.status === 201, 60_000);
  });
});

async function usersOfChildren(parent: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const states = await Promise.all(all.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  const own = states.filter((state) => state.includes(`\nPPid:\t${parent}\n`));
  return own.map((state) => Number(/^Uid:\t(\d+)/m.exec(state)?.[1] ?? 0));
}
