import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '../start-error.ts';

/** A lock held until it is released. `tookOver`: the process that held it before died without releasing it. */
export type HeldLock = { held: false; tookOver: boolean; release(): Promise<void> };
type ProcessLock = HeldLock | { held: true; pid: number };

type Holder = { pid: number; identity: string };

/** A claim older than this was left by a process that died while taking over. */
const CLAIM_MS = 5000;

/**
 * Takes an exclusive lock for this process by creating `path`. A lock whose process is gone is taken over;
 * a living holder is answered with its pid. System errors (no permission, no space) pass through.
 */
export async function acquireProcessLock(path: string): Promise<ProcessLock> {
  const mine = JSON.stringify({ pid: process.pid, identity: await processIdentity(process.pid), at: randomUUID() });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await appears(() => link(draft, path))) return ours(path, mine, false);
      const content = await readFile(path, 'utf8').catch(() => undefined);
      if (content === undefined) continue;
      const holder = readHolder(content);
      if (holder !== undefined && (await isAlive(holder))) return { held: true, pid: holder.pid };
      if (await takeOver(path, content, draft)) return ours(path, mine, true);
      await sleep(50);
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw new Error(`The lock ${path} keeps changing hands`);
}

/** The pid of the living process that holds the lock at `path`, if any. */
export async function holderOf(path: string): Promise<number | undefined> {
  const holder = readHolder(await readFile(path, 'utf8').catch(() => ''));
  return holder !== undefined && (await isAlive(holder)) ? holder.pid : undefined;
}

/**
 * Identity of a process: boot and start time tell two with the same pid apart. Pids repeat, above all in containers.
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

async function appears(create: () => Promise<void>): Promise<boolean> {
  try {
    await create();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(content: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('identity' in value)) return undefined;
    if (typeof value.pid !== 'number' || typeof value.identity !== 'string') return undefined;
    return { pid: value.pid, identity: value.identity };
  } catch {
    return undefined;
  }
}

// Only the maker of the claim may replace a dead lock, and only while it is still the one that was judged dead.
async function takeOver(path: string, dead: string, draft: string): Promise<boolean> {
  const claim = `${path}.claim`;
  if (!(await appears(() => writeFile(claim, '', { flag: 'wx', mode: 0o600 })))) {
    const made = await stat(claim).catch(() => undefined);
    if (made !== undefined && Date.now() - made.mtimeMs > CLAIM_MS) await rm(claim, { force: true });
    return false;
  }
  try {
    if ((await readFile(path, 'utf8').catch(() => '')) !== dead) return false;
    const mine = await readFile(draft, 'utf8');
    await copyFile(draft, `${draft}.new`);
    await rename(`${draft}.new`, path);
    return (await readFile(path, 'utf8')) === mine;
  } finally {
    await rm(claim, { force: true });
  }
}

function ours(path: string, mine: string, tookOver: boolean): HeldLock {
  const release = async () => {
    const content = await readFile(path, 'utf8').catch(() => '');
    if (content === mine) await rm(path, { force: true });
  };
  return { held: false, tookOver, release };
}
