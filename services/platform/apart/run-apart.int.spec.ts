import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, test } from 'vitest';
import { until } from '../../../tests/support/until.ts';

const ASKING = fileURLToPath(new URL('../../../tests/support/apart/asking.child.ts', import.meta.url));

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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
