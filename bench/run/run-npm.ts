import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time that a benchmark gets to stop its servers. */
const GRACE_MS = 30_000;
const LEAVE = new URL('./leave-when-told.ts', import.meta.url).href;

/** `npm run …` in a group of processes of its own, which ends with this one or when its minutes are over. */
export async function runNpm(args: readonly string[], minutes: number): Promise<'done' | 'failed' | 'late'> {
  console.log(`\n${args.join(' ')}`);
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${LEAVE}`.trim() };
  const child = spawn('npm', ['run', ...args], { stdio: 'inherit', detached: true, env });
  const { pid } = child;
  if (pid === undefined) return 'failed';
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const stop = (signal: NodeJS.Signals) => {
    try {
      process.kill(-pid, signal);
    } catch {
      // all of them have ended
    }
  };
  const interrupted = () => {
    stop('SIGTERM');
    process.exit(1);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  const over = new AbortController();
  const late = sleep(minutes * 60_000, 'late' as const, { signal: over.signal });
  try {
    const first = await Promise.race([exit, late]);
    if (first !== 'late') return first[0] === 0 ? 'done' : 'failed';
    stop('SIGTERM');
    await Promise.race([exit, sleep(GRACE_MS, undefined, { signal: over.signal })]);
    stop('SIGKILL');
    return 'late';
  } finally {
    over.abort();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
