import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { forkServer } from '../lib/child.ts';
import { ADMIN } from './admin.ts';

/** The part of an export that was read. */
export interface Reading {
  /** As the API says beforehand; where it does not, as many as lines. */
  readonly rows: number;
  readonly lines: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Until the head came. */
  readonly firstAfter: number;
}

/** The API in a process of its own, signed in as an administrator. */
export class ApiProcess {
  readonly #child: ChildProcess;
  readonly #port: number;
  readonly #cookie: string;
  #highest = 0;
  #latest = 0;

  private constructor(child: ChildProcess, port: number, cookie: string) {
    this.#child = child;
    this.#port = port;
    this.#cookie = cookie;
    child.on('message', ({ bytes }: { readonly bytes: number }) => {
      this.#latest = bytes;
      this.#highest = Math.max(this.#highest, bytes);
    });
  }

  static async start(databaseUrl: string): Promise<ApiProcess> {
    const { child, port } = await forkServer(new URL('./server.child.ts', import.meta.url), databaseUrl);
    return new ApiProcess(child, port, await signIn(port));
  }

  get memory(): number {
    return this.#latest;
  }

  /** The highest memory since the last call of this. */
  takeHighest(): number {
    const highest = this.#highest;
    this.#highest = this.#latest;
    return highest;
  }

  /** Reads an export as fast as it comes; after `atMost` lines the caller leaves. @throws Error when it breaks off or is refused */
  async read(path: string, atMost = Number.POSITIVE_INFINITY): Promise<Reading> {
    const start = performance.now();
    const asked = get({ host: '127.0.0.1', port: this.#port, path, headers: { cookie: this.#cookie } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    const firstAfter = (performance.now() - start) / 1000;
    let [lines, bytes] = [0, 0];
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
      if (lines >= atMost) break; // which destroys the answer, and with it the connection
    }
    asked.destroy();
    const rows = Number(answer.headers['x-total-count'] ?? lines);
    return { rows, lines, bytes, seconds: (performance.now() - start) / 1000, firstAfter };
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await Promise.race([gone, sleep(5000)]);
  }
}

async function signIn(port: number): Promise<string> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const asked = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/login', headers });
  asked.end(JSON.stringify(ADMIN));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}
