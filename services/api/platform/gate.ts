interface Limits {
  /** Pieces of work at a time; 1 by default. */
  readonly atOnce?: number;
  /** Most that are at work or wait. */
  readonly most: number;
  /** Most bytes of them all, beyond one. */
  readonly mostBytes?: number;
  /** Refusal for who finds no room. */
  readonly full: () => Error;
}

/** Lets work in that takes much memory or time, some at once, the rest in turn. @throws what `full` makes when too much waits already */
export function createGate({ atOnce = 1, most, mostBytes = Number.POSITIVE_INFINITY, full }: Limits) {
  let [inside, bytesInside] = [0, 0];
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>, bytes = 0): Promise<T> => {
    if (inside >= most || (inside > 0 && bytesInside + bytes > mostBytes)) throw full();
    inside++;
    bytesInside += bytes;
    try {
      if (inside > atOnce) await new Promise<void>((turn) => queue.push(turn));
      return await work();
    } finally {
      inside--;
      bytesInside -= bytes;
      queue.shift()?.();
    }
  };
}
