import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from './start-error.ts';

export type ProcessLock = { held: false; release(): Promise<void> } | { held: true; pid: number };

type Holder = { pid: number; identity: string };

/**
 * Takes an exclusive lock for this process by creating `path`. A lock whose process is gone is taken over;
 * a living holder is answered with its pid. System errors (no permission, no space) pass through.
 */
export async function acquireProcessLock(path: string): Promise<ProcessLock> {
  const mine = JSON.stringify({ pid: process.pid, identity: await processIdentity(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await createExclusively(path, mine)) return { held: false, release: () => releaseIfMine(path, mine) };
    const holder = await readHolder(path);
    if (holder !== undefined && (await isAlive(holder))) return { held: true, pid: holder.pid };
    // A file without readable content may belong to a process between creating and writing it.
    if (holder === undefined && attempt < 5) await sleep(20);
    else await setAsideIfDead(path);
  }
  throw new Error(`The lock ${path} keeps changing hands`);
}

/**
 * What tells two processes with the same pid apart: boot and start time. Pids repeat, above all in containers.
 * Answers '' for a process that does not exist.
 */
export async function processIdentity(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
      readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    ]);
    // The command name in brackets may hold spaces; the state follows it, and start time is 19 fields after the state.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return '';
    return fields[19] === undefined ? '' : `${boot.trim()}:${fields[19]}`;
  }
  if (process.platform === 'win32') return exists(pid) ? 'running' : '';
  const ps = promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return ps.then((answer) => answer.stdout.trim()).catch(() => '');
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  const identity = await processIdentity(holder.pid);
  return identity !== '' && identity === holder.identity;
}

async function createExclusively(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('identity' in value)) return undefined;
    if (typeof value.pid !== 'number' || typeof value.identity !== 'string') return undefined;
    return { pid: value.pid, identity: value.identity };
  } catch {
    return undefined;
  }
}

// Moving before judging lets only one of several starters take a dead lock away; a living one is put back.
async function setAsideIfDead(path: string): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const holder = await readHolder(aside);
  if (holder !== undefined && (await isAlive(holder))) await rename(aside, path);
  else await rm(aside, { force: true });
}

async function releaseIfMine(path: string, mine: string): Promise<void> {
  const content = await readFile(path, 'utf8').catch(() => '');
  if (content === mine) await rm(path, { force: true });
}
