import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holderOf, processIdentity } from '#db/data-dir/process-lock.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { fastFolder } from '../../tests/support/files/temporary-folder.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { type Launched, startLauncher } from '../../tests/support/launcher/start-launcher.ts';
import { freePort } from '../../tests/support/listen.ts';

/** Time for a condition on a machine that is busy with other suites; no promise of the product. */
const BUSY_MS = 25_000;

const folder = forAllTests(fastFolder);
let port: number;
let launched: Launched[];

beforeEach(async () => {
  port = Number(await freePort());
  launched = [];
});
afterEach(async () => {
  for (const one of launched) one.kill('SIGTERM');
  await Promise.all(launched.map((one) => one.ended));
});

function start(settings: Record<string, string> = {}, args: string[] = []): Launched {
  const one = startLauncher({ DATA_DIR: folder.path, PORT: String(port), ...settings }, args);
  launched.push(one);
  return one;
}

async function api(path = '/'): Promise<{ pid: number; dev: boolean }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return (await answer.json()) as { pid: number; dev: boolean };
}

async function databasePid(): Promise<number> {
  return Number((await readFile(folder.at('postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

const isGone = async (pid: number) => (await processIdentity(pid)) === '';

describe('npm start', () => {
  it('says in one line where it is and, at the first start that succeeds, how to sign in; SIGTERM leaves nothing running', async () => {
    const failing = start({ TINY_API_FAILS: '1' });
    expect(await failing.ended).toBe(1);
    expect(failing.output().errors).toEqual([
      'The API ended while it started (status 3). The line before this one says why.',
    ]);
    const first = start();
    const address = `http://localhost:${port}`;
    expect(await first.ready).toEqual([
      `Ailaan is ready at ${address} · sign in as the-admin with password made-up-here at ${address}/admin/login`,
    ]);
    const pids = [(await api()).pid, await databasePid()];
    first.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.output().errors).toEqual([]);
    await expect.poll(() => Promise.all(pids.map(isGone))).toEqual([true, true]);
  });

  it('says no password at the next start, and keeps the session secret to itself', async () => {
    const secret = await readFile(folder.at('session-secret'), 'utf8');
    expect(await start({ PUBLIC_URL: 'https://tenders.example.pk' }).ready).toEqual([
      'Ailaan is ready at https://tenders.example.pk · administrators sign in at https://tenders.example.pk/admin/login',
    ]);
    expect(await readFile(folder.at('session-secret'), 'utf8')).toBe(secret);
    expect((await stat(folder.at('session-secret'))).mode & 0o077).toBe(0);
    expect((await readFile(folder.at('audit-key'), 'utf8')).length).toBeGreaterThanOrEqual(32);
  });

  it('stops cleanly on Ctrl-C, also while it is still starting', async () => {
    const one = start();
    await expect
      .poll(() => findRunningPostgres(folder.path).catch(() => undefined), { interval: 5, timeout: BUSY_MS })
      .toBeDefined();
    const pid = await databasePid();
    one.kill('SIGINT');
    expect(await one.ended).toBe(0);
    expect(one.output()).toMatchObject({ lines: [], errors: [] });
    expect(await isGone(pid)).toBe(true);
  });

  it('stops when npm is told to stop, which ends only the shell between them', async () => {
    const shell = startLauncher({ DATA_DIR: folder.path, PORT: String(port), npm_lifecycle_event: 'start' }, [], true);
    launched.push(shell);
    await shell.ready;
    const pids = [(await api()).pid, await databasePid()];
    shell.kill('SIGTERM');
    // Its output stays open for as long as the launcher lives.
    await shell.ended;
    await expect.poll(() => Promise.all(pids.map(isGone))).toEqual([true, true]);
  });

  it('outlives a shell that merely started it', async () => {
    const shell = startLauncher({ DATA_DIR: folder.path, PORT: String(port) }, [], true);
    await shell.ready;
    const launcher = (await holderOf(folder.at('ailaan.lock'))) ?? 0;
    shell.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(api()).resolves.toBeDefined();
    process.kill(launcher, 'SIGTERM');
    await shell.ended;
    await expect.poll(() => isGone(launcher)).toBe(true);
  });

  it('ends by force at the second signal when a service does not stop', async () => {
    const one = start({ TINY_API_HANGS: '1' });
    await one.ready;
    const { pid } = await api();
    one.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await isGone(pid)).toBe(false);
    one.kill('SIGINT');
    expect(await one.ended).toBe(1);
    await expect.poll(() => isGone(pid), { timeout: BUSY_MS }).toBe(true);
  });
});

describe('npm run dev', () => {
  it('restarts the API when a source changes, not when a test or a picture does', async () => {
    const sources = folder.at('sources');
    await mkdir(join(sources, 'deep'), { recursive: true });
    const one = start({ TINY_SOURCES: sources }, ['--dev']);
    await one.ready;
    const before = await api();
    expect(before.dev).toBe(true);
    await writeFile(join(sources, 'deep', 'a.spec.ts'), '');
    await writeFile(join(sources, 'a.png'), '');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await api()).toEqual(before);
    await writeFile(join(sources, 'deep', 'a.ts'), '');
    await expect.poll(() => api().catch(() => before), { timeout: BUSY_MS }).not.toEqual(before);
    expect(one.output().errors).toEqual([]);
  });
});

describe('after a kill -9', () => {
  it('of the launcher, the next start takes over', async () => {
    const killed = start();
    await killed.ready;
    const [apiPid, oldDatabase] = [(await api()).pid, await databasePid()];
    killed.kill('SIGKILL');
    await killed.ended;
    await start().ready;
    expect(await Promise.all([isGone(apiPid), isGone(oldDatabase)])).toEqual([true, true]);
    expect((await api()).pid).not.toBe(apiPid);
  });

  it('of the API, the launcher starts it again', async () => {
    const one = start();
    await one.ready;
    const { pid } = await api();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(
        () =>
          api().then(
            (answer) => answer.pid,
            () => pid,
          ),
        { timeout: BUSY_MS },
      )
      .not.toBe(pid);
    expect(one.output().errors).toEqual(['The API ended (SIGKILL); it starts again in 0.5 s.']);
  });

  it('of Postgres, it comes back at the same address', async () => {
    const one = start();
    await one.ready;
    const url = await findRunningPostgres(folder.path);
    process.kill(await databasePid(), 'SIGKILL');
    await expect
      .poll(() => one.output().errors, { timeout: BUSY_MS })
      .toEqual(['The database ended unexpectedly; it starts again.', 'The database runs again.']);
    await expect.poll(() => findRunningPostgres(folder.path).catch(() => ''), { timeout: BUSY_MS }).toBe(url);
    await expect.poll(() => api().catch(() => undefined), { timeout: BUSY_MS }).toBeDefined();
  });
});
