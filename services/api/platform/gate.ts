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

/** A gate in which nobody takes every place: of one key, `ofEach` work at once, and `mostOfEach` are inside or wait. */
export function createSharedGate({ ofEach, mostOfEach, ...limits }: Limits & { ofEach: number; mostOfEach: number }) {
  const all = createGate(limits);
  const shares = new Map<string, { readonly gate: ReturnType<typeof createGate>; users: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const share = shares.get(key) ?? {
      gate: createGate({ atOnce: ofEach, most: mostOfEach, full: limits.full }),
      users: 0,
    };
    shares.set(key, share);
    share.users++;
    try {
      return await share.gate(() => all(work));
    } finally {
      if (--share.users === 0) shares.delete(key);
    }
  };
}
