import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processIdentity } from '../data-dir/process-lock.ts';
import { StartError } from '../start-error.ts';

/**
 * Ends a Postgres that a killed program left running in `directory`, so that ours starts with our settings.
 * Call it only while holding the lock of the data folder. Throws StartError when it does not end.
 */
export async function stopLeftover(directory: string): Promise<void> {
  const pid = await readPid(directory);
  if (pid === undefined || (await processIdentity(pid)) === '') return;
  if (!(await servesDirectory(pid, directory))) {
    // The pid now belongs to another program. Postgres would take it for a living server and refuse to start.
    await rm(join(directory, 'postmaster.pid'), { force: true });
    return;
  }
  for (const [signal, seconds] of [
    ['SIGINT', 5],
    ['SIGQUIT', 10],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      break;
    }
    if (await hasEnded(pid, seconds)) return;
  }
  if ((await processIdentity(pid)) !== '')
    throw new StartError(
      `A PostgreSQL left over from an earlier run (process ${pid}) does not stop. End it and start again.`,
    );
}

/** Waits until `child` accepts connections, or ends. Recovery after a crash may take minutes on a large database. */
export async function untilReady(child: ChildProcess, directory: string): Promise<'ready' | 'ended'> {
  // a server that recovers to a point calls itself a standby too, on its way to being ready
  const states = existsSync(join(directory, 'standby.signal')) ? ['ready', 'standby'] : ['ready'];
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const lines = await readPidFile(directory);
    if (lines[0]?.trim() === String(child.pid) && states.includes(lines[7]?.trim() ?? '')) return 'ready';
    await sleep(20);
  }
  return 'ended';
}

async function readPid(directory: string): Promise<number | undefined> {
  const pid = Number((await readPidFile(directory))[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

async function readPidFile(directory: string): Promise<string[]> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}

async function servesDirectory(pid: number, directory: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const [cwd, own, name] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      realpath(directory),
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    ]);
    return cwd === own && name.trim() === 'postgres';
  }
  const ps = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
  return ps.then((answer) => answer.stdout.includes(directory)).catch(() => false);
}

async function hasEnded(pid: number, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 50; waited += 1) {
    if ((await processIdentity(pid)) === '') return true;
    await sleep(20);
  }
  return false;
}
