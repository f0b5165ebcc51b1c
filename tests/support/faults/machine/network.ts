import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** As long as TCP waits before it sends a lost packet again. */
const AGAIN_MS = 300;

/**
 * Stands between our processes and a server of theirs, and is as bad as a test wants it. Bytes keep their order and are
 * never changed, as TCP has it: a lost packet is one that comes late.
 */
export class Network {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  readonly #left: Socket[] = [];
  #held: PromiseWithResolvers<void> | undefined;
  /** On average, each way. */
  delayMs = 0;
  /** Share of packets that are lost and sent again. */
  loss = 0;
  connections = 0;

  private constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, connect(port, '127.0.0.1')));
  }

  /** Leads to a port of this machine. */
  static async to(port: number): Promise<Network> {
    const network = new Network(port);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  /** The same address through this network. */
  through(url: string): string {
    const leading = new URL(url);
    const address = this.#server.address();
    leading.port = String(typeof address === 'object' ? address?.port : '');
    return leading.href;
  }

  /** Resets so large a share of the connections, on both sides. */
  cut(share: number): void {
    for (const { near, far } of this.#some(share)) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  /** Resets a share on our side only: the server hears no more of them, and keeps what they hold. */
  lose(share: number): void {
    for (const pair of this.#some(share)) {
      this.#pairs.delete(pair);
      this.#left.push(pair.far);
      pair.near.resetAndDestroy();
    }
  }

  /** From now on nothing passes, and nobody is told, until `release`. */
  hold(): void {
    this.#held ??= Promise.withResolvers();
  }

  release(): void {
    this.#held?.resolve();
    this.#held = undefined;
  }

  async close(): Promise<void> {
    this.release();
    this.cut(1);
    for (const socket of this.#left) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #some = (share: number) => [...this.#pairs].filter(() => Math.random() < share);

  #join(near: Socket, far: Socket): void {
    this.connections++;
    const pair = { near, far };
    this.#pairs.add(pair);
    this.#carry(pair, near, far);
    this.#carry(pair, far, near);
  }

  #carry(pair: Pair, from: Socket, to: Socket): void {
    from.on('error', () => undefined);
    from.on('data', async (bytes) => {
      from.pause();
      await this.#weather();
      if (to.writable) to.write(bytes);
      from.resume();
    });
    from.on('close', () => {
      if (this.#pairs.has(pair)) to.destroy();
      if (to.destroyed) this.#pairs.delete(pair);
    });
  }

  async #weather(): Promise<void> {
    const late = this.loss > 0 && Math.random() < this.loss ? AGAIN_MS * (1 + Math.random()) : 0;
    const ms = this.delayMs * (0.5 + Math.random()) + late;
    if (ms > 0) await sleep(ms);
    await this.#held?.promise;
  }
}
