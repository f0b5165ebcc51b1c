import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../../../tests/support/listen.ts';
import { closeUnreadBodies } from './close-unread-bodies.ts';

const EACH_MS = 300;
const server = createServer({ keepAliveTimeout: 60_000 }, (_req, res) => res.writeHead(401).end('sign in'));
let port = 0;
beforeAll(async () => {
  closeUnreadBodies(server, { bytes: 1000, eachMs: EACH_MS });
  port = Number(new URL(await listen(server)).port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A caller who announces a body that nobody will read, and has heard the refusal. */
async function refused(length: number): Promise<Socket> {
  const caller = connect(port, '127.0.0.1');
  caller.on('error', () => undefined);
  caller.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
  expect(String((await once(caller, 'data'))[0])).toMatch(/^HTTP\/1.1 401 /);
  return caller;
}

/** The end of a connection, also by a reset, which `once` would throw. */
const closed = (caller: Socket) => new Promise((done) => caller.once('close', done));

test('whoever sends nothing of it, or drips it, after the answer is closed [ASVS 15.2.2]', async () => {
  const [still, dripping] = await Promise.all([refused(5000), refused(5000)]);
  const drip = setInterval(() => dripping.write('x'), 20);
  const start = performance.now();
  await Promise.all([closed(still), closed(dripping)]);
  clearInterval(drip);
  expect(performance.now() - start).toBeLessThan(3 * EACH_MS);
});

test('whoever sends on as a slow line does keeps the connection, and asks again on it', async () => {
  const caller = await refused(20_000);
  for (let sent = 0; sent < 20_000; sent += 1000) {
    caller.write('x'.repeat(1000));
    await sleep(EACH_MS / 5);
  }
  await sleep(1.5 * EACH_MS);
  caller.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
  expect(String((await once(caller, 'data'))[0])).toMatch(/^HTTP\/1.1 401 /);
  caller.destroy();
});
