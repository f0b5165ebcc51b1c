/** Exit code of a command that somebody stopped. */
export const STOPPED = 130;

/** Aborts when somebody stops the command. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());
  return stop.signal;
}
