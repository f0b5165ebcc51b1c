import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../../../../../tests/support/listen.ts';
import { stopServing } from './stop-serving.ts';

it('a request on an open connection is answered after the end of listening, a new connection is refused', async () => {
  const server = createServer((_req, res) => res.end('served'));
  const origin = await listen(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = async () => {
    const sent = request(origin, { method: 'POST', agent }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    await once(answer, 'end');
    return { connection: answer.headers.connection, reused: sent.reusedSocket };
  };
  expect(await post()).toEqual({ connection: 'keep-alive', reused: false });

  const stopped = stopServing(server, 60_000);
  const refused = connect(Number(new URL(origin).port), '127.0.0.1');
  expect((await once(refused, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
  expect(await post()).toEqual({ connection: 'close', reused: true });
  await stopped;
});

it('connections that are unused do not hold up the end', async () => {
  const server = createServer((_req, res) => res.end('served'));
  const agent = new Agent({ keepAlive: true });
  const [answer] = await once(request(await listen(server), { agent }).end(), 'response');
  answer.resume();
  await once(answer, 'end');
  await stopServing(server, 10);
  expect(server.listening).toBe(false);
});
