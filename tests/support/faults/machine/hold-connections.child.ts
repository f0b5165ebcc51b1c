import { connect } from 'node:net';

export interface Held {
  /** Connections over which a request was answered, and which stay open. */
  readonly answered: number;
  /** Connections that were closed without an answer. */
  readonly refused: number;
}

/** Opens so many connections to a port, asks once over each and keeps them: in a process of its own, for its files. */
const [port = '', count = ''] = process.argv.slice(2);
const AT_ONCE = 100;
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
let [answered, refused] = [0, 0];

function ask(): Promise<void> {
  return new Promise((settled) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(REQUEST));
    socket.once('data', () => {
      answered++;
      socket.off('close', gone);
      settled();
    });
    const gone = () => {
      refused++;
      settled();
    };
    socket.on('error', () => undefined).once('close', gone);
  });
}

for (let made = 0; made < Number(count); made += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - made) }, ask));
}
process.send?.({ answered, refused } satisfies Held);
process.on('disconnect', () => process.exit());
