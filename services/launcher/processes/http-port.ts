import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, StartError } from '#db/start-error.ts';

const HEALTHY_WITHIN_MS = 60_000;

/**
 * Throws StartError, naming the setting to change, unless one can listen on the port. A taken port is waited for
 * `patience` milliseconds.
 */
export async function assertPortFree(
  port: number,
  host: string | undefined,
  patience: number,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const code = await tryToListen(port, host);
    if (code === undefined) return;
    if (code === 'EADDRINUSE' && Date.now() < deadline) await sleep(100, undefined, { signal });
    else if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is already in use. Stop the other program, or set PORT to another number.`);
    else if (code === 'EACCES')
      throw new StartError(`This user may not listen on port ${port}. Set PORT to a number above 1023.`);
    else
      throw new StartError(
        `Cannot listen on ${host ?? 'any address'}, port ${port} (${code}). Set HOST to an address of this machine.`,
      );
  }
}

/**
 * Waits until the API answers GET /healthz. Throws StartError when it ends before that, takes more than a minute, or
 * `signal` aborts.
 */
export async function untilHealthy(
  port: number,
  host: string | undefined,
  ended: Promise<string>,
  signal: AbortSignal,
): Promise<void> {
  let end: string | undefined;
  void ended.then((how) => {
    end = how;
  });
  const address = `http://${reachable(host)}:${port}/healthz`;
  for (const deadline = Date.now() + HEALTHY_WITHIN_MS; Date.now() < deadline; await sleep(40)) {
    signal.throwIfAborted();
    if (end !== undefined)
      throw new StartError(`The API ended while it started (${end}). The line before this one says why.`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new StartError(
    `The API does not answer on port ${port}. Start again with LOG_LEVEL=debug to see what it does.`,
  );
}

function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(errorCode(error) ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

function reachable(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
