import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that happens by itself. @throws Error when it has not happened after `limitMs` */
export async function until(condition: () => boolean | Promise<boolean>, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${limitMs} ms: ${condition}`);
    await sleep(20);
  }
}
