import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Category, categoryEndpoints } from '#contracts/api/categories.ts';
import { People, type Person, SUPER_ADMIN_SETTINGS } from '../../tests/support/api/people.ts';
import { webIsBuilt } from '../../tests/support/api/start-api.ts';
import { command, missing } from '../../tests/support/faults/machine/tools.ts';
import { freePort } from '../../tests/support/listen.ts';
import { until } from '../../tests/support/until.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const PROBE = 'd=$(mktemp -d) && mount -t tmpfs -o size=1m none "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s';
const absent = await missing('npm start on a full disk', 'sh', '-c', PROBE);
const KILLS = 3;
const WRITERS = 6;
const ENDED = 'The database ended unexpectedly';
const RUNS_AGAIN = 'The database runs again.';

let disk: string;
let product: ChildProcess;
let site: string;
let chief: Person;
let said = '';

beforeAll(async () => {
  await webIsBuilt();
  disk = await mkdtemp(join(tmpdir(), 'ailaan-start-disk-'));
  if (absent === undefined) await command('mount', '-t', 'tmpfs', '-o', 'size=300m,mode=755', 'none', disk);
  const PORT = await freePort();
  site = `http://127.0.0.1:${PORT}`;
  const settings = {
    PORT,
    HOST: '127.0.0.1',
    DATA_DIR: join(disk, 'data'),
    SAMPLE_DATA: '0',
    RATE_LIMIT_SCALE: '1000',
  };
  const { NODE_ENV: _, ...environment } = process.env;
  product = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...SUPER_ADMIN_SETTINGS, ...settings },
  });
  for (const stream of [product.stdout, product.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (said += text));
  await until(() => said.includes('Ailaan is ready'), 150_000);
  chief = await new People(site).superAdmin();
}, 300_000);
afterAll(async () => {
  if (product?.exitCode === null && product.signalCode === null) {
    const ended = once(product, 'exit');
    product.kill('SIGTERM');
    await ended;
  }
  if (absent === undefined) await command('umount', '--lazy', disk);
  await rm(disk, { recursive: true, force: true });
});

const add = (name: string) => chief.post('/api/categories', { name });

const timesSaid = (words: string) => said.split(words).length - 1;

const postmaster = async () =>
  Number((await readFile(join(disk, 'data', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function killPostgres(): Promise<number> {
  const pid = await postmaster();
  process.kill(pid, 'SIGKILL');
  return pid;
}

describe('npm start', () => {
  it('starts API and worker as another user than root', async () => {
    // where the checkout is closed to others that cannot be, and is said
    if (!said.includes('API and worker run as root')) expect(await usersOfChildren(product.pid ?? 0)).not.toContain(0);
  });

  // before many writes: afterwards Postgres has files of its own to use again, and starts on a full disk
  it.skipIf(absent !== undefined)(
    'answers 503 while a full disk keeps Postgres down, and writes again, unaided, once there is room',
    async () => {
      expect((await add('Before')).status).toBe(201);
      const { bavail, bsize } = await statfs(disk);
      await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize)).catch(() => undefined);
      await killPostgres();
      await until(() => timesSaid('It is tried again in') >= 2, 60_000);
      expect(said).toMatch(/does not start: .*No space left on device/);
      expect(said).not.toMatch(/does not start: the database system is/);
      await sleep(500);
      const refused = await add('Meanwhile');
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect((await fetch(`${site}/healthz`)).status).toBe(200);
      expect(product.exitCode).toBeNull();

      await rm(join(disk, 'ballast'));
      await until(async () => (await add('After').catch(() => undefined))?.status === 201, 60_000);
    },
  );

  it('whose Postgres is killed again and again under writers restarts it unaided: what was acknowledged is there, the rest got 503 or no answer [ASVS 2.3.3]', async () => {
    const acknowledged = new Map<number, string>();
    const asked = new Set<string>();
    const others: unknown[] = [];
    // the API serves a moment before the launcher says so: only then does the next kill count as one of its own
    await until(() => timesSaid(RUNS_AGAIN) === timesSaid(ENDED), 60_000);
    const [endedBefore, backBefore] = [timesSaid(ENDED), timesSaid(RUNS_AGAIN)];
    let refused = 0;
    let stopped = false;
    const write = async (writer: number) => {
      for (let n = 0; !stopped; n++) {
        const name = `Category ${writer}-${n}`;
        asked.add(name);
        const answer = await add(name).catch(() => undefined);
        const isLater = answer?.status === 503 && Number(answer.headers.get('retry-after')) > 0;
        if (answer?.status === 201) acknowledged.set((answer.body as Category).id, name);
        else if (answer === undefined || isLater) refused++;
        else others.push([answer.status, answer.body]);
        if (answer?.status !== 201) await sleep(20);
      }
    };
    const acknowledgedMore = () => {
      const { size } = acknowledged;
      return until(() => acknowledged.size > size + WRITERS, 60_000);
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    for (let kill = 0; kill < KILLS; kill++) {
      await acknowledgedMore();
      const refusedBefore = refused;
      const killed = await killPostgres();
      await until(() => refused > refusedBefore && timesSaid(RUNS_AGAIN) - backBefore === kill + 1, 60_000);
      expect(await postmaster()).not.toBe(killed);
      await acknowledgedMore();
    }
    stopped = true;
    await Promise.all(writers);

    expect(others).toEqual([]);
    const stored = new Map((await chief.call(categoryEndpoints.list)).map(({ id, name }) => [id, name]));
    expect([...acknowledged].filter(([id, name]) => stored.get(id) !== name)).toEqual([]);
    const unasked = [...stored.values()].filter((name) => name.startsWith('Category ') && !asked.has(name));
    expect(unasked).toEqual([]);
    expect(timesSaid(ENDED) - endedBefore).toBe(KILLS);
    expect(said).not.toMatch(/The (API|worker) ended/);
  });
});

async function usersOfChildren(parent: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const states = await Promise.all(all.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  const own = states.filter((state) => state.includes(`\nPPid:\t${parent}\n`));
  return own.map((state) => Number(/^Uid:\t(\d+)/m.exec(state)?.[1] ?? 0));
}
