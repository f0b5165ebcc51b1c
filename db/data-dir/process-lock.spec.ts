import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireProcessLock, holderOf, processIdentity } from './process-lock.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-lock-'));
  path = join(folder, 'the.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is held by one and free again after release', async () => {
  const first = await acquireProcessLock(path);
  expect(await acquireProcessLock(path)).toEqual({ held: true, pid: process.pid });
  expect(await holderOf(path)).toBe(process.pid);
  if (!first.held) await first.release();
  expect(await holderOf(path)).toBeUndefined();
  expect(await acquireProcessLock(path)).toMatchObject({ held: false, tookOver: false });
});

it('names the living process that holds it', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const pid = other.pid ?? 0;
  await writeFile(path, JSON.stringify({ pid, identity: await processIdentity(pid) }));
  expect(await acquireProcessLock(path)).toEqual({ held: true, pid });
  other.kill('SIGKILL');
  await new Promise((resolve) => other.once('exit', resolve));
  expect((await acquireProcessLock(path)).held).toBe(false);
});

it('takes over from a dead process whose number was given to another', async () => {
  await writeFile(path, JSON.stringify({ pid: process.pid, identity: 'another boot:1' }));
  expect(await acquireProcessLock(path)).toMatchObject({ held: false, tookOver: true });
});

it.each(['', 'not json', '{"pid":"x"}'])('takes over a file that says nothing: %j', async (content) => {
  await writeFile(path, content);
  expect((await acquireProcessLock(path)).held).toBe(false);
});

it('gives a dead lock to exactly one of many starters', async () => {
  await writeFile(path, JSON.stringify({ pid: process.pid, identity: 'another boot:1' }));
  const starters = await Promise.all(Array.from({ length: 12 }, () => acquireProcessLock(path)));
  expect(starters.filter((starter) => !starter.held)).toHaveLength(1);
});

it('does not remove a lock that somebody else took meanwhile', async () => {
  const mine = await acquireProcessLock(path);
  await writeFile(path, 'of another');
  if (!mine.held) await mine.release();
  expect(await readFile(path, 'utf8')).toBe('of another');
});
