const FRESH_MS = 1000;

/** Asks at most once a second; whoever asks in between is given the same answer. */
export function onceASecond<T>(ask: () => Promise<T>): () => Promise<T> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<T> | undefined;
  return () => {
    if (latest === undefined || performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      latest = ask();
    }
    return latest;
  };
}
