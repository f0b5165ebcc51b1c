import type { Logger } from './logger.ts';

const SAME_SIGNAL_MS = 500;

interface ShutdownOptions {
  /** Milliseconds after which the process ends with status 1 whatever is still open. */
  readonly deadline?: number;
  readonly logger?: Logger;
}

/**
 * Runs `close` once when this process is asked to end: SIGINT, SIGTERM, or the loss of the parent that forked it
 * (a launcher killed by force must not leave services behind). A second signal ends at once.
 * Answers a function that asks for the same from inside.
 */
export function onShutdown(
  close: (reason: string) => Promise<void>,
  options: ShutdownOptions = {},
): (reason: string) => Promise<void> {
  const { deadline = 10_000, logger } = options;
  let closing: Promise<void> | undefined;

  const shutDown = (reason: string) => {
    closing ??= run(reason);
    return closing;
  };
  const run = async (reason: string) => {
    logger?.info({ reason }, 'shutting down');
    const late = setTimeout(() => {
      logger?.error({ reason, deadline }, 'shutdown takes too long, ending now');
      process.exit(1);
    }, deadline);
    try {
      await close(reason);
      process.exit(0);
    } catch (error) {
      logger?.error({ err: error, reason }, 'shutdown failed');
      process.exit(1);
    } finally {
      clearTimeout(late);
    }
  };
  let signalled = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // npm passes on a Ctrl-C that the terminal has sent already; only a later signal means impatience.
      if (signalled !== 0 && Date.now() - signalled > SAME_SIGNAL_MS) process.exit(1);
      if (signalled === 0) signalled = Date.now();
      void shutDown(signal);
    });
  }
  // `connected` is undefined without a channel, and false when it broke while this process was still starting.
  if (process.connected === false) void shutDown('the launcher is gone');
  else process.once('disconnect', () => void shutDown('the launcher is gone'));
  return shutDown;
}
