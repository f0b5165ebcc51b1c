import { setTimeout as sleep } from 'node:timers/promises';

/** The end of `work`, or what `late` answers or throws when there is none after so many milliseconds; the work itself goes on then. */
export async function within<T, Late>(milliseconds: number, work: Promise<T>, late: () => Late): Promise<T | Late> {
  const over = new AbortController();
  const patience = sleep(milliseconds, undefined, { ref: false, signal: over.signal }).then(late);
  return Promise.race([work, patience]).finally(() => over.abort());
}
