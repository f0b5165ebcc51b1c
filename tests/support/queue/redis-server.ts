import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { accepts, listen } from '../listen.ts';
import { until } from '../until.ts';

/** A Redis of the test's own, which it may kill. */
export class RedisServer {
  readonly #port: number;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<RedisServer> {
    const probe = createServer();
    const { port } = new URL(await listen(probe));
    await new Promise((closed) => probe.close(closed));
    const server = new RedisServer(Number(port));
    await server.restart();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts it, empty, on the same port. */
  async restart(): Promise<void> {
    const settings = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', settings, { stdio: 'ignore' });
    process.once('exit', () => child.kill('SIGKILL'));
    this.#child = child;
    await until(() => accepts(this.#port));
  }

  /** Ends it as a crash does. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
