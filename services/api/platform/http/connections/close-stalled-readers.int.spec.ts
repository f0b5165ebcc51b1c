import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../../../tests/support/listen.ts';
import { until } from '../../../../../tests/support/until.ts';
import { closeStalledReaders } from './close-stalled-readers.ts';

const IDLE_MS = 1500;
/** More than both ends of a connection keep for a caller who does not read. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

const open = new Set<Socket>();
const server = createServer(async (req, res) => {
  if (req.url === '/late') await sleep(1.5 * IDLE_MS);
  res.end(req.url === '/late' ? 'late' : LARGE);
});
let port = 0;

beforeAll(async () => {
  closeStalledReaders(server, IDLE_MS);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  port = Number(new URL(await listen(server)).port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A caller who has sent a request and reads nothing until told. */
function ask(path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return socket;
}

test('callers who never read are closed when the time is over, not after twice that [ASVS 15.2.2]', async () => {
  const callers = Array.from({ length: 20 }, () => ask('/'));
  await until(() => open.size === callers.length);
  const start = performance.now();
  await until(() => open.size === 0, 20_000);
  const took = performance.now() - start;
  expect(took).toBeGreaterThan(IDLE_MS / 2);
  expect(took).toBeLessThan(2 * IDLE_MS - 100); // only twice the time would come to that
  for (const caller of callers) caller.destroy();
});

test('their connections are reset: a mere end would wait behind megabytes in the kernel that nobody reads', async () => {
  const caller = ask('/');
  const failed = new Promise<NodeJS.ErrnoException>((resolve) => caller.once('error', resolve));
  await until(() => open.size === 1);
  await until(() => open.size === 0, 20_000);
  caller.resume(); // reads what had come, and then the end
  expect(await failed).toMatchObject({ code: 'ECONNRESET' });
});

/** Everything that comes, read with a pause after every two megabytes. */
async function readSlowly(socket: Socket, pauseMs: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sincePause = 0;
  for await (const chunk of socket.resume() as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    sincePause += chunk.length;
    if (sincePause < 2 * 1024 * 1024) continue;
    sincePause = 0;
    await sleep(pauseMs);
  }
  return Buffer.concat(chunks);
}

test('who reads slowly gets everything, and so does who is answered late', async () => {
  // in all longer than anybody may read nothing
  const [slow, late] = await Promise.all([readSlowly(ask('/'), IDLE_MS / 8), readSlowly(ask('/late'), 0)]);
  expect(slow.length).toBeGreaterThan(LARGE.length);
  expect(late.toString()).toMatch(/late$/);
});
