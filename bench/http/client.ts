import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

const CONNECTIONS = 10;
const HEAD_END = Buffer.from('\r\n\r\n');

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One request, its answer whole. */
export function askOnce(port: number, path: string): Promise<Answer> {
  const agent = new Agent();
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, agent, path, headers: { 'accept-encoding': 'br' } }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers as never, body: Buffer.concat(parts) }),
      );
    });
    asked.once('error', reject).end();
  });
}

/**
 * Ten connections that each ask again as soon as they are answered. Bytes that are made beforehand and no more parsing than the
 * length needs: the client shares the processors with what is measured.
 */
export async function requestsASecond(
  port: number,
  path: string,
  given: { readonly status: number; readonly etag: string | undefined; readonly milliseconds: number },
): Promise<number> {
  const tag = given.etag === undefined ? '' : `if-none-match: ${given.etag}\r\n`;
  const question = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n${tag}\r\n`);
  const start = performance.now();
  const clients = Array.from({ length: CONNECTIONS }, () =>
    askOn(connect(port, '127.0.0.1').setNoDelay(true), question, given.status, start + given.milliseconds),
  );
  const done = await Promise.all(clients);
  return (done.reduce((sum, one) => sum + one, 0) * 1000) / (performance.now() - start);
}

function askOn(socket: Socket, question: Buffer, status: number, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let done = 0;
    let got: Buffer = Buffer.alloc(0);
    socket.once('error', reject);
    socket.on('data', (part) => {
      got = got.length === 0 ? part : Buffer.concat([got, part]);
      if (!isWhole(got)) return;
      if (Number(got.toString('latin1', 9, 12)) !== status) return reject(new Error(got.toString('latin1', 0, 300)));
      got = Buffer.alloc(0);
      done += 1;
      if (performance.now() < end) socket.write(question);
      else {
        socket.destroy();
        resolve(done);
      }
    });
    socket.write(question);
  });
}

/** True once the answer is complete: of known length, in chunks, or without a body. */
function isWhole(got: Buffer): boolean {
  const head = got.indexOf(HEAD_END);
  if (head < 0) return false;
  const text = got.toString('latin1', 0, head).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(text)?.[1];
  if (length !== undefined) return got.length >= head + 4 + Number(length);
  return !text.includes('\r\ntransfer-encoding: chunked') || got.subarray(-5).toString('latin1') === '0\r\n\r\n';
}
