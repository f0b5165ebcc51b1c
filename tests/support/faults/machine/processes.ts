import { readdir, readFile } from 'node:fs/promises';

/** The process and those it started, as the kernel lists them (Linux only). */
export async function family(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map((name) => parentOf(name)));
  return [pid, ...pids.filter((_, index) => parents[index] === pid).map(Number)];
}

/** Sends a signal to each of them; one that has ended meanwhile is passed over. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has gone.
    }
  }
}

async function parentOf(pid: string): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
}
