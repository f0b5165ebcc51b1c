import { busy } from './refusal.ts';

interface Limits {
  /** Most that are at work or wait. */
  readonly most: number;
  /** Most bytes of them all, beyond one. */
  readonly mostBytes?: number;
  /** Sentence for who finds no room, and the seconds after which he may come back. */
  readonly full: readonly [sentence: string, seconds: number];
}

/** Work that takes much memory, one after the other. @throws Refusal 'busy' when too much waits already */
export function createTurns({ most, mostBytes = Number.POSITIVE_INFINITY, full }: Limits) {
  let [waiting, bytesWaiting] = [0, 0];
  let turn: Promise<unknown> = Promise.resolve();
  return async <T>(bytes: number, work: () => Promise<T>): Promise<T> => {
    if (waiting >= most || (waiting > 0 && bytesWaiting + bytes > mostBytes)) throw busy(...full);
    waiting++;
    bytesWaiting += bytes;
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting--;
      bytesWaiting -= bytes;
    }
  };
}
