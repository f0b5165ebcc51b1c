/** Runs work with at most `inFlight` at a time; further work waits its turn. */
type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** A gate with a bounded queue: when `waiting` are waiting already, it throws what `refusal` answers. */
export function createGate(inFlight: number, waiting: number, refusal: () => Error): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < inFlight) running++;
    else if (queue.length < waiting) await new Promise<void>((turn) => queue.push(turn));
    else throw refusal();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running--;
      else next(); // takes over this place, so `running` stays
    }
  };
}
