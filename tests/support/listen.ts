import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';

/** Starts the server on a free port of this machine and answers its address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** Serves on a free port until `close`, which waits for no client. */
export async function serve(listener: RequestListener): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(listener);
  const origin = await listen(server);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { origin, close };
}

/** Below the ports that systems lend to outgoing connections: one of those could take the port before its server does. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** A port of this machine that nobody listens on at the moment, as a setting. */
export async function freePort(): Promise<string> {
  const port = randomInt(LOWEST, HIGHEST);
  const probe = createServer().listen(port, '127.0.0.1');
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!free) return await freePort();
  await new Promise((closed) => probe.close(closed));
  return `${port}`;
}

/** True when somebody listens on the port. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', answer(true)).once('error', answer(false));
  });
}
