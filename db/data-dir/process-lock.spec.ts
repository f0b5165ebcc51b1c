import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../tests/support/for-tests.ts';
import { acquireProcessLock, holderOf, processIdentity } from './process-lock.ts';

const folder = forEachAnew(temporaryFolder);
let path: string;
beforeEach(() => {
  path = folder.at('the.lock');
});

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
