import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../../tests/support/until.ts';
import { runIsolated } from '../isolation/run-isolated.ts';

const ASKING = fileURLToPath(new URL('../../../tests/support/isolation/asking.child.ts', import.meta.url));

test('a program that computes ends with the process that asked for it, also one that is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apart-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'pid');
  const asking = fork(ASKING, [file]);
  await until(async () => existsSync(file) && readFileSync(file, 'utf8') !== '', 20_000);
  const program = Number(readFileSync(file, 'utf8'));
  onTestFinished(() => void (isAlive(program) && process.kill(program, 'SIGKILL')));

  asking.kill('SIGKILL');
  await until(async () => !isAlive(program), 10_000);
});

test('the limit of a patient program is time at work: it may have to wait for others', async () => {
  const waiting = fileURLToPath(new URL('../../../tests/support/isolation/waiting.child.ts', import.meta.url));
  const bounds = { wasmPages: 1024, heapMb: 64, ms: 1200 };
  const { output } = await runIsolated(waiting, Buffer.alloc(0), { ...bounds, isPatient: true });
  expect(output.toString()).toBe('done\n');
  expect(await runIsolated(waiting, Buffer.alloc(0), bounds)).toMatchObject({ signal: 'SIGKILL' });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
