import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

const LOOK_EVERY_MS = 50;

/**
 * Ends a server behind a proxy that asks nobody in advance, and loses no request. New connections are refused, so the
 * proxy tries them elsewhere. One that is open stays so: a request might be on its way, and is answered with the word
 * that the connection closes. After `unusedMs`, longer than a proxy keeps them, those that are unused or become so are
 * closed. Done when none is left.
 */
export async function stopServing(server: Server, unusedMs: number): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  // That of the HTTP server would close unused connections at once.
  const closed = new Promise((done) => Listener.prototype.close.call(server, done));
  let looking: NodeJS.Timeout | undefined;
  const late = setTimeout(() => {
    looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  }, unusedMs);
  await closed;
  clearTimeout(late);
  clearInterval(looking);
}
