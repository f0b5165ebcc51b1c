import { connect, type Socket } from 'node:net';

/** One connection over which a test sends bytes, right or wrong. */
export class RawConnection {
  readonly #socket: Socket;
  #received = '';
  /** Milliseconds after the beginning when the other side closed it; undefined while it is open. */
  closedAfter: number | undefined;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    const begun = performance.now();
    this.#socket = connect(Number(port), hostname);
    this.#socket.setEncoding('latin1').on('data', (text: string) => {
      this.#received += text;
    });
    this.#socket
      .on('error', () => undefined)
      .on('close', () => {
        this.closedAfter = performance.now() - begun;
      });
  }

  send(text: string): void {
    this.#socket.write(text, 'latin1');
  }

  /** Says that nothing more comes. */
  finish(): void {
    this.#socket.end();
  }

  /** Statuses of the answers so far. */
  get statuses(): number[] {
    return [...this.#received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
